import type { SeatAnswer, SeatQuestion, ValueMark } from './fit-marks.rules.ts'
import type { Bar, Result } from './fit.rules.ts'

export const FIT = 'Passung'
export const FIT_GRID = 'Passung der Menschen'
export const FOR_MANAGERS = 'Die Passung ist für Leitung und Direktion.'

export const VALUE_MARK_NAMES: Record<ValueMark, string> = {
  mostly: 'Meistens',
  sometimes: 'Manchmal',
  rarely: 'Selten',
}
export const NOT_RATED = 'Nicht eingeschätzt'

export const SEAT_QUESTION_NAMES: Record<SeatQuestion, string> = {
  understands: 'Versteht sie',
  wants: 'Will sie',
  capacity: 'Kann sie ausfüllen',
}
export const SEAT_LETTERS: Record<SeatQuestion, string> = { understands: 'V', wants: 'W', capacity: 'K' }
export const SEAT_ANSWER_NAMES: Record<SeatAnswer, string> = { yes: 'Ja', no: 'Nein', open: 'Offen' }

export const RESULT_NAMES: Record<Result, string> = {
  meets: 'Erreicht die Messlatte',
  below: 'Unter der Messlatte',
  incomplete: 'Nicht ganz eingeschätzt',
}

export const PERSON = 'Person'
export const RESULT = 'Ergebnis'
export const VALUES = 'Werte'
export const SEATS = 'Stellen'
export const removedValue = (title: string): string => `${title} (entfernt)`

export const THE_BAR = 'Die Messlatte'
export const CHANGE_BAR = 'Messlatte ändern'
export const BAR_SAVED = 'Messlatte gespeichert'
export const BAR_EXPLAINED = 'Was das Unternehmen von allen erwartet. Sie gilt für jedes Quartal.'
export const valuesBar = ({ maxSometimes, maxRarely }: Bar): string =>
  `höchstens ${maxSometimes} × manchmal, ${maxRarely} × selten`
export const seatsBar = ({ seatYes }: Bar): string => `${seatYes} von 3 × ja`
export const MAX_SOMETIMES = 'Werte, die nur manchmal gelebt werden, höchstens'
export const MAX_RARELY = 'Werte, die selten gelebt werden, höchstens'
export const SEAT_YES = 'Ja auf Fragen zu einer Stelle, mindestens'

export const QUARTER = 'Quartal'
export const TEAM = 'Team'
export const ALL_TEAMS = 'Alle Teams'
export const SORT = 'Reihenfolge'
export const SORTS = { name: 'Nach Namen', result: 'Nach Ergebnis' } as const
export const EXPORT_CSV = 'CSV exportieren'
export const PRINT = 'Drucken'

export const FROZEN = 'Dieses Quartal ist vorbei. Seine Einschätzungen bleiben, wie sie sind.'
export const KEYS_HINT =
  'Pfeile bewegen, 1 2 3 oder + = − schätzen ein, Y und N antworten, 0 leert, Enter öffnet die Person.'
export const ratingBy = (name: string): string => `Eingeschätzt von ${name}`
export const cellLabel = (column: string, said: string): string => `${column}: ${said}`
export const rowName = (person: string, seat: string | null): string =>
  seat === null ? person : `${person}, ${seat}`
export const openPerson = (name: string): string => `${name} öffnen`

export const NO_VALUES = 'Fügen Sie zuerst Ihre Grundwerte hinzu'
export const NO_VALUES_DETAIL = 'Die Passung wird an den Werten des Unternehmensplans gemessen.'
export const OPEN_STRATEGY = 'Strategie öffnen'
export const VALUES_NOT_SHARED = 'Die Werte des Unternehmens wurden noch nicht mit Ihnen geteilt.'
export const NOBODY_TO_RATE = 'Im Organigramm berichtet noch niemand an Sie.'
export const NOBODY_FOUND = 'In diesem Team hat niemand eine Einschätzung, die Sie lesen oder abgeben können.'

export const NOTE = 'Notiz'
export const NOTE_PLACEHOLDER = 'Was haben Sie gesehen? Beispiele sagen mehr als Adjektive.'
export const OTHER_RATERS = 'Wer sonst eingeschätzt hat'
export const NO_OTHER_RATERS = 'Sonst hat niemand eine Einschätzung dieses Quartals geteilt.'
export const EIGHT_QUARTERS = 'Acht Quartale'
export const NO_RATING = 'Keine Einschätzung'
export const PRIVATE = 'Nur Sie können das lesen.'
export const SHARED = 'Leitung und Direktion können das lesen.'
export const SHARE_WITH_MANAGERS = 'Mit der Leitung teilen'
export const SHARE_QUESTION = 'Diese Einschätzung mit der Leitung teilen?'
export const shareWarning = (name: string): string =>
  `Alle in Leitung und Direktion können das lesen, auch ${name}, falls ${name} dazugehört. Sprechen Sie vorher miteinander.`
export const TAKE_BACK = 'Wieder privat machen'
export const RATING_SHARED = 'Einschätzung mit der Leitung geteilt'
export const RATING_TAKEN_BACK = 'Diese Einschätzung können jetzt nur noch Sie lesen'

export const actionsFor = (what: string): string => `Was zu tun ist: ${what}`
export const PLAN_CONVERSATION = 'Gespräch planen'
export const MAKE_TASK = 'Aufgabe daraus machen'
export const MAKE_ISSUE = 'Thema daraus machen'
export const talkWith = (name: string, about: string): string => `Mit ${name} über ${about} sprechen`
export const issueAbout = (value: string): string => `Menschen: ${value}`
export const everybodyReads = (team: string): string => `Alle im Team ${team} können dieses Thema lesen.`

export const EXPORT_COLUMNS = [
  'person',
  'email',
  'quarter',
  'rater',
  'shared',
  'result',
  'seat',
  'understands',
  'wants',
  'capacity',
  'note',
] as const
export const exportName = (quarter: string): string => `Passung ${quarter}`
export const YES = 'ja'
export const NO = 'nein'

export const fitMarks = (said: string): string => `Passung: ${said}`

export const KEYS_OF_FIT = 'Passung'
export const GO_TO_CELLS = 'Zu einer anderen Zelle gehen'
export const ANSWER_YES = 'Ja, in den Spalten der Stellen'
export const ANSWER_NO = 'Nein, in den Spalten der Stellen'
export const CLEAR_MARK = 'Leeren'
export const OPEN_PANEL = 'Person öffnen'
