import { words } from '../invitations.refusals.de.ts'
import { HELD_AT_MOST, SENT_PER_DAY } from '../invitations.rules.ts'
import { MOST_ENTRIES } from './entries.rules.ts'
import type { Outcome, Planned } from './plan.rules.ts'

const people = (count: number): string => `${count} ${count === 1 ? 'Person' : 'Personen'}`

export const INVITE_SEVERAL = 'Mehrere Personen einladen'
export const SEVERAL_EXPLAINED = `Jede bekommt eine E-Mail mit einem Link, der 7 Tage gilt. Höchstens ${MOST_ENTRIES} auf einmal.`
export const ADDRESSES = 'Namen und E-Mail-Adressen'
export const ADDRESSES_EXPLAINED =
  'Eine je Zeile, oder mit Komma oder Semikolon getrennt, etwa „Maya Lindqvist <maya@company.com>“.'
export const OR_A_FILE = 'Oder eine CSV-Datei'
export const FILE_EXPLAINED =
  'Mit der Spalte E-Mail und, wenn Sie möchten, Name oder Vorname und Nachname, Stufe und Teams, durch Semikolon getrennt.'
export const CHECK_LIST = 'Liste prüfen'
export const NOBODY_YET = 'Geben Sie mindestens eine Adresse ein, oder wählen Sie eine Datei.'
export const LEVEL_FOR_ALL = 'Berechtigungsstufe, wenn die Liste keine nennt'
export const TEAMS_FOR_ALL = 'Teams, wenn die Liste keine nennt'
export const MAIL_AGAIN = 'Auch denen noch einmal senden, die noch nicht geantwortet haben'
export const ON_THE_LIST = 'Personen auf der Liste'
export const ONLY_PROBLEMS = 'Nur die mit einem Problem'
export const ADD_MORE = 'Weitere hinzufügen'
export const DONE = 'Fertig'
export const INVITING = 'Wird eingeladen'
export const SENT_LATER = 'Sie sind offline. Die Einladungen gehen hinaus, sobald Sie wieder online sind.'
export const invitePeopleLabel = (count: number): string => `${people(count)} einladen`
export const emailInRow = (line: number): string => `E-Mail-Adresse in Zeile ${line}`
export const removeRow = (email: string): string => `${email || 'Diese Zeile'} von der Liste nehmen`
export const USE_LEVEL_ABOVE = 'Stufe von oben verwenden'
export const USE_TEAMS_ABOVE = 'Teams von oben verwenden'
export const LEAVE_NAME_OUT = 'Namen weglassen'
export const NO_TEAMS = 'Keine Teams'
export const moreRows = (count: number): string => `und ${count} weitere`

const OUTCOMES: Record<Outcome, string> = {
  invite: 'Wird eingeladen',
  'mail-again': 'Bekommt noch einmal eine E-Mail',
  invited: 'Eingeladen',
  'mailed-again': 'Noch einmal gesendet',
  'not-mailed':
    'Eingeladen, aber nicht gesendet: Heute gingen genug Einladungen hinaus. Senden Sie sie morgen noch einmal.',
  repeated: 'Steht zweimal auf der Liste. Nur die erste wird eingeladen.',
  'bad-name': 'Dieser Name ist nicht verwendbar.',
  'level-unknown': 'Unbekannte Berechtigungsstufe',
  'not-an-address': words['invitation/not-an-address'],
  'level-not-yours': words['invitation/level-not-yours'].detail,
  'team-unknown': 'Unbekanntes Team',
  'team-not-yours': words['invitation/team-not-yours'].detail,
  'already-a-member': 'Gehört schon zum Unternehmen',
  'already-invited': 'Schon eingeladen, noch ohne Antwort',
  'limit-reached': words['invitation/limit-reached']({ limit: SENT_PER_DAY }),
  'too-many-held': words['invitation/too-many-held']({ limit: HELD_AT_MOST }),
}

export const outcomeText = ({ outcome, about }: Pick<Planned, 'outcome' | 'about'>): string =>
  about === null ? OUTCOMES[outcome] : `${OUTCOMES[outcome].replace(/\.$/, '')}: ${about}`

export const summary = ({ ready, done, wrong }: Record<'ready' | 'done' | 'wrong', number>): string =>
  [
    done > 0 && `${people(done)} eingeladen`,
    ready > 0 && `${people(ready)} ${ready === 1 ? 'wird' : 'werden'} eingeladen`,
    wrong > 0 && `${people(wrong)} ${wrong === 1 ? 'kann' : 'können'} nicht eingeladen werden`,
  ]
    .filter(Boolean)
    .join(', ')

export const FILE_TOO_LARGE =
  'Diese Datei ist größer als 1 MB. Teilen Sie sie, und laden Sie die Teile nacheinander ein.'
export const NO_TEXT =
  'Diese Datei ist kein Text. Speichern Sie sie als CSV, und versuchen Sie es noch einmal.'
export const NO_ADDRESSES = 'Diese Datei hat keine E-Mail-Adressen. Eine Spalte muss „E-Mail“ heißen.'
export const TOO_MANY = `Diese Liste hat mehr als ${MOST_ENTRIES} Personen. Teilen Sie sie, und laden Sie die Teile nacheinander ein.`
