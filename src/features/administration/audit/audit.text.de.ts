import type { AuditAction } from '../../audit/audit-actions.rules.ts'
import type { AuditEntry } from '../../audit/audit.table.ts'
import { LEVEL_LABELS } from '../../rights/rights.text.de.ts'

export const AUDIT_EXPLAINED =
  'Wer in diesem Unternehmen was wann und von wo geändert hat. Nur die Direktion kann es lesen.'

/** What people call each action. */
export const ACTION_LABELS: Record<AuditAction, string> = {
  joined: 'Beitritt zum Unternehmen',
  'level changed': 'Berechtigung geändert',
  renamed: 'Person umbenannt',
  removed: 'Person entfernt',
  invited: 'Person eingeladen',
  'invitation resent': 'Einladung erneut gesendet',
  'invitation revoked': 'Einladung zurückgezogen',
  'invitation declined': 'Einladung abgelehnt',
  'settings changed': 'Einstellungen geändert',
  'labs changed': 'Labor geändert',
  'words changed': 'Eigene Wörter geändert',
  'vote limit changed': 'Stimmenlimit geändert',
  'team created': 'Team angelegt',
  'team renamed': 'Team umbenannt',
  'team deleted': 'Team gelöscht',
  'team restored': 'Team wiederhergestellt',
  'team member added': 'In ein Team aufgenommen',
  'team member removed': 'Aus einem Team entfernt',
  exported: 'Daten exportiert',
  'import done': 'Daten importiert',
  'taking back an import': 'Rücknahme eines Imports begonnen',
  'import taken back': 'Import zurückgenommen',
  'token made': 'Token oder geheime Adresse angelegt',
  'token revoked': 'Token oder geheime Adresse widerrufen',
  'webhook made': 'Webhook oder Nachricht angelegt',
  'webhook changed': 'Webhook oder Nachricht geändert',
  'webhook removed': 'Webhook oder Nachricht entfernt',
  'source changed': 'Quelle einer Kennzahl geändert',
  'source removed': 'Quelle einer Kennzahl entfernt',
  'database changed': 'Datenbank geändert',
  'database removed': 'Datenbank entfernt',
  'sign-in changed': 'Anmeldeweg geändert',
  'checkout begun': 'Bezahlvorgang begonnen',
  'subscription cancelled': 'Abonnement gekündigt',
  'subscription resumed': 'Kündigung zurückgenommen',
  'trial extended': 'Testzeitraum verlängert',
  'samples added': 'Beispieldaten hinzugefügt',
  'samples removed': 'Beispieldaten entfernt',
}

/** Names of settings and labs, where an entry names one. */
const SUBJECTS: Record<string, string> = {
  name: 'Unternehmensname',
  defaultVoteLimit: 'Standard-Stimmenlimit',
  autoCreateOverdueIssues: 'Überfälliges als Themen anlegen',
  process: 'Prozesse',
  analytics: 'Analysen',
  'ai-thought-partner': 'KI-Sparringspartner',
}

const VALUES: Record<string, string> = { ...LEVEL_LABELS, true: 'ein', false: 'aus' }
const OF_SETTINGS: readonly AuditAction[] = ['settings changed', 'labs changed']
const OF_LEVELS: readonly AuditAction[] = [
  'joined',
  'level changed',
  'removed',
  'invited',
  'invitation revoked',
]
const NOTHING = 'nichts'
const NOT_A_MEMBER = 'nicht dabei'

/** What an entry is about: a person, or the name of a thing; empty if it says nothing of it. */
export function subjectText({ action, subject }: AuditEntry, person: string | null): string {
  if (person !== null) return subject === null ? person : `${person}: ${subject}`
  if (subject === null) return ''
  return OF_SETTINGS.includes(action) ? (SUBJECTS[subject] ?? subject) : subject
}

/** What it was and what it became, such as "Mitglied → Leitung"; empty if nothing of both is known. */
export function changeText({ action, before, after }: AuditEntry): string {
  if (before === null && after === null) return ''
  const isLevel = OF_LEVELS.includes(action)
  const said = (value: string | null): string => {
    if (value === null) return isLevel ? NOT_A_MEMBER : NOTHING
    return (isLevel || OF_SETTINGS.includes(action) ? VALUES[value] : undefined) ?? value
  }
  return `${said(before)} → ${said(after)}`
}

export const BY_THE_SERVER = 'Quarterdeck'
export const from = (network: string): string => `aus ${network}`

export const PERSON = 'Person'
export const ANYBODY = 'Alle Personen'
export const ACTION = 'Aktion'
export const ANY_ACTION = 'Alle Aktionen'
export const PERIOD = 'Zeitraum'
/** `day` as people read it. */
export const everythingSince = (day: string): string => `Alles seit ${day}`
export const PERIODS: Record<string, string> = {
  1: 'Letzte 24 Stunden',
  7: 'Letzte 7 Tage',
  30: 'Letzte 30 Tage',
}
export const NOTHING_RECORDED = 'Für diese Auswahl ist nichts aufgezeichnet.'
export const EXPORT = 'Als CSV exportieren'
export const NOT_EXPORTED = 'Änderungsprotokoll nicht exportiert'
export const COLUMNS = ['Wann (UTC)', 'Wer', 'Was', 'Wen oder was', 'Vorher', 'Nachher', 'Von wo']
export const fileName = (day: string): string => `Änderungsprotokoll ${day}.csv`
/** Of an export, in the log itself. */
export const entriesOfLog = (count: number): string =>
  `Änderungsprotokoll, ${count} ${count === 1 ? 'Eintrag' : 'Einträge'}`
