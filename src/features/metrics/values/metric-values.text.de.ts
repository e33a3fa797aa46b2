import type { ValueStatus } from './targets.rules.ts'

export const YES = 'Ja'
export const NO = 'Nein'
export const NOT_A_NUMBER = 'Geben Sie eine Zahl ein.'
export const NOT_A_TIME = 'Geben Sie Stunden ein, etwa 1,5, 1:30 oder 90m.'
export const NOT_YES_OR_NO = 'Geben Sie ja oder nein ein.'
export const TOO_LARGE = 'Geben Sie eine kleinere Zahl ein: höchstens 1.000.000.000.000.000.'

export const VALUE = 'Wert'
export const YES_OR_NO = 'Ja oder nein.'
export const IN_HOURS = 'Stunden, etwa 1,5, 1:30 oder 90m.'
export const AS_USUAL = 'Wie üblich'
export const NOTE = 'Notiz'
export const SAVE = 'Speichern'

export const weekHeading = (week: string, target: string | null): string =>
  target ? `Woche ab ${week}, Zielwert ${target}` : `Woche ab ${week}`

export const VALUE_STATUS_LABELS: Record<ValueStatus, string> = {
  met: 'im Plan',
  missed: 'nicht im Plan',
  'no-target': 'kein Zielwert',
  'no-value': 'kein Wert',
}
export const MISSING = 'fehlt'
