export const MY_NUMBERS = 'Meine Zahlen'
export const weekOf = (label: string): string => `Woche ab ${label}`
export const enteredOf = (entered: number, all: number): string => `${entered} von ${all} eingetragen`
export const allEntered = (all: number, week: string): string =>
  `Woche vom ${week}: ${all === 1 ? 'Ihre Zahl ist' : `alle ${all} Zahlen sind`} eingetragen.`
/** Such as "zuvor $181k"; there is little room. */
export const lastValue = (value: string): string => `zuvor ${value}`

export const OFF_TRACK = 'Nicht im Plan'
/** Such as "3 von 15 Kennzahlen, 4 voraus". */
export const offTrackOf = (behind: number, judged: number, ahead: number): string =>
  `${behind} von ${judged} ${judged === 1 ? 'Kennzahl' : 'Kennzahlen'}${ahead > 0 ? `, ${ahead} voraus` : ''}`
export const THIRTEEN_WEEKS = '13 Wochen, gestrichelt der Zielwert'
/** How long a metric has missed its target. */
export const missedFor = (weeks: number): string =>
  weeks === 1 ? 'Erste Woche verfehlt' : `${weeks} Wochen in Folge`
/** Those that the list leaves out, such as '+3 weitere'. */
export const moreOffTrack = (count: number): string => `+${count} weitere`
export const ADD_ISSUE = 'Thema'
export const NONE_OFF_TRACK = 'Alle Kennzahlen Ihrer Teams sind im Plan.'
export const SEE_SCORECARD = 'Zur Scorecard'
export const METRICS_APPEAR = 'Hier erscheinen die Kennzahlen Ihres Teams.'
export const NO_METRICS = 'Ihre Teams messen noch nichts. Eine Zahl pro Woche zeigt früh, was schiefläuft.'
export const ADD_METRICS = 'Kennzahlen wählen'
