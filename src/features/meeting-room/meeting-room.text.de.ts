import { sectionName } from '../meetings/agenda/section-names.text.de.ts'
import { healthText, ratingText } from '../meetings/ratings/ratings.text.de.ts'
import { dateText, timeText } from '../time/time.text.de.ts'

export const NOT_STARTED = 'Meeting nicht begonnen'
export const NOT_ENDED = 'Meeting nicht abgeschlossen'
export const NOT_DELETED = 'Meeting nicht gelöscht'

export const MEETING_FINALIZED = 'Meeting abgeschlossen'
export const MEETING_HAS_ENDED = 'Das Meeting ist beendet'
export const YOUR_TASKS_COME_NEXT = 'Als Nächstes kommen Ihre Aufgaben.'
export const SEE_RESULT = 'Ergebnis ansehen'
export function endingText(average: number | null, solved: number, tasks: number): string {
  const rating = average === null ? 'Nicht bewertet' : `${ratingText(average)} ${healthText(average)}`
  return `${rating}, ${solved} gelöst, ${tasks} ${tasks === 1 ? 'Aufgabe' : 'Aufgaben'}`
}
export const movedOnTo = (section: string): string => `Das Meeting ist jetzt bei ${sectionName(section)}`

export const NOT_YOUR_TEAM =
  'Die Meetings dieses Teams stehen Ihnen nicht offen. Bitten Sie seine Leitung, Sie ins Team aufzunehmen.'
export const GO_TO_MEETINGS = 'Zu den Meetings'

export const AGENDA = 'Agenda'
export const MINUTES = 'Minuten'

export const sectionNews = (section: string, minutes: number): string =>
  `${sectionName(section)}, ${minutes} Minuten`
export const pauseNews = (section: string): string => `${sectionName(section)}: angehalten`

export const SECTION_TIME = 'Zeit in diesem Abschnitt'
export const MEETING_TIME = 'Zeit des ganzen Meetings'
export const WHOLE_MEETING = 'Ganzes Meeting'
export const ofPlanned = (planned: string): string => `von ${planned}`
export const overBy = (overrun: string): string => `${overrun} drüber`
export const OVER_PLAN = 'über der Zeit'
export const PAUSED_NOW = 'Angehalten'

export const TIMER = 'Uhr'
export const BACK = 'Zurück'
export const PREVIOUS_SECTION = 'Voriger Abschnitt'
export const NEXT = 'Weiter'
export const NEXT_SECTION = 'Nächster Abschnitt'
export const PAUSE = 'Anhalten'
export const RESUME = 'Fortsetzen'

export const TAKE_OVER = 'Übernehmen'
export const takeOverFrom = (name: string): string => `Von ${name} übernehmen?`
export const takeOverExplained = (name: string): string =>
  `${name} ist verbunden und bedient die Uhr. Von da an tun Sie das, und ${name} erfährt es.`
export const takeOverOffline = (name: string): string =>
  `Sie sind offline. Auf diesem Gerät bedienen Sie die Uhr sofort. Für die anderen tut das ${name}, bis Sie wieder online sind, und wer vorher übernimmt, führt das Protokoll weiter.`
export const TOLD_ONCE_ONLINE = 'Die anderen erfahren es, sobald Sie online sind.'
export const NOW_YOU_ARE_SCRIBER = 'Jetzt führen Sie das Protokoll'
export const hasBeenTold = (name: string): string => `${name} hat es erfahren.`
export const MAKE_SCRIBER = 'Protokoll übergeben'
export const handOverTo = (name: string): string => `Protokoll an ${name} übergeben`
export const handedOver = (name: string): string => `Jetzt führt ${name} das Protokoll`
export const TIMER_IS_YOURS = 'Ihnen wurde die Uhr übergeben.'
export const tookOver = (name: string): string => `${name} hat übernommen und führt jetzt das Protokoll`
export const YOU_ARE_SCRIBER = 'Sie führen das Protokoll'
export const NO_SCRIBER = 'Niemand führt das Protokoll'
export const scriberIs = (name: string): string => `Protokoll: ${name}`
export const scriberIsAway = (name: string): string => `${name} (Protokoll) ist nicht da`

export const NOTES = 'Notizen'

export const PARTICIPANTS = 'Teilnehmende'
export const participants = (count: number): string => (count === 1 ? 'Person' : 'Personen')
export const SCRIBER = 'Protokoll'
export const LEFT = 'Gegangen'
export const FOLLOWS = 'Folgt dem Meeting'
export const looksAt = (section: string): string => `Sieht sich ${sectionName(section)} an`
export const lookingAround = (count: number): string => `${count} ${count === 1 ? 'sieht' : 'sehen'} sich um`

export const lookAt = (section: string): string => `${sectionName(section)} ansehen`
export const youLookAt = (section: string, current: string): string =>
  `Sie sehen sich ${sectionName(section)} an. Das Meeting ist bei ${sectionName(current)}.`
export const BACK_TO_MEETING = 'Zurück zum Meeting'

export const ADD_ISSUE_KEY = 'N'
export const ADD = 'Anlegen'
export const ADDITION_LABELS = {
  issue: 'Thema anlegen',
  task: 'Aufgabe anlegen',
  headline: 'Schlagzeile anlegen',
}

export const MEETING_OPTIONS = 'Möglichkeiten im Meeting'
export const KEYBOARD = 'Tastatur'
export const LEAVE_MEETING = 'Meeting verlassen'
export const END_MEETING = 'Meeting beenden'
export const END_MEETING_QUESTION = 'Das Meeting beenden?'
export const notRatedYet = (names: readonly string[]): string => `Noch nicht bewertet: ${names.join(', ')}.`
export const EVERYBODY_HAS_RATED = 'Alle haben bewertet.'
export const END_MEETING_OFFLINE =
  'Sie sind offline. Für die anderen läuft das Meeting weiter, bis Sie wieder online sind. Sind sie bis dahin weiter, endet es nicht.'
export const END_MEETING_EXPLAINED =
  'Es endet für alle, und sein Ergebnis kommt zu den Meetings. Ein beendetes Meeting lässt sich nicht wieder öffnen.'

export const NOBODY_ENDED_IT = 'Niemand hat es beendet'
export const quietSince = (moment: string): string => `Seit ${at(moment)} ist nichts mehr geschehen.`
export const END_FORGOTTEN_QUESTION = 'Dieses Meeting beenden?'
export const endsAsOf = (moment: string): string =>
  `Seit ${at(moment)} ist darin nichts mehr geschehen; dann endet es. Sein Ergebnis kommt zu den Meetings. Ein beendetes Meeting lässt sich nicht wieder öffnen.`

const at = (moment: string): string => `${dateText(moment)}, ${timeText(moment)}`

export const KEYS_IN_MEETINGS = 'Tasten im Meeting'
export const MEETING_KEYS = {
  title: KEYS_IN_MEETINGS,
  keys: [
    { keys: ['1', '…', '9'], does: 'Abschnitt der Agenda' },
    { keys: ['→'], does: NEXT_SECTION },
    { keys: ['←'], does: PREVIOUS_SECTION },
    { keys: ['P', 'Leertaste'], does: 'Anhalten oder fortsetzen' },
    { keys: ['F'], does: 'Nach dem Umsehen zurück zum Meeting' },
    { keys: [ADD_ISSUE_KEY], does: 'Neues Thema' },
    { keys: ['↓', '↑'], does: 'In die Liste und zwischen ihren Zeilen' },
    { keys: ['V', '+'], does: 'Für das Thema der Zeile stimmen' },
    { keys: ['-'], does: 'Eine Stimme zurücknehmen' },
    { keys: ['T'], does: 'Aufgabe aus dem Thema der Zeile oder dem besprochenen' },
    { keys: ['X'], does: 'Erledigt oder gelöst' },
    { keys: ['S'], does: 'Nächste Person; in einer Besprechung: gelöst' },
    { keys: ['L'], does: 'Besprochenes Thema auf langfristig' },
    { keys: ['D'], does: 'Besprochenes Thema verwerfen' },
    { keys: ['J'], does: 'Mit Nummer eins beginnen oder zum nächsten Thema' },
    { keys: ['Esc'], does: 'Aus einem Feld, damit Tasten wieder wirken' },
    { keys: ['R'], does: 'Stimmen aufdecken; am Ende zur Bewertung' },
    { keys: ['1', '…', '0'], does: 'Dort von 1 bis 10 bewerten' },
  ],
}
