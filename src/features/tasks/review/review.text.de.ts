export const shareDoneText = (percent: number, bar: number): string =>
  `${percent}% erledigt (Zielmarke ${bar}%)`
export const NOTHING_WAS_DUE = 'Bis heute war keine Aufgabe fällig.'
export const ALL_ANSWERED = 'Alle fälligen Aufgaben sind durchgegangen.'
export const REVIEW = 'Bis heute fällige Aufgaben'
export const dueOf = (names: string): string => `Fällig: ${names}`
export const NOT_DONE = 'Nicht erledigt'
export const notDone = (title: string): string => `Nicht erledigt, weiterführen: ${title}`
export const carryOverRest = (count: number): string =>
  count === 1 ? 'Die letzte weiterführen' : `Die übrigen ${count} weiterführen`
export const REVIEW_KEYS =
  'X: erledigt. M: nicht erledigt, in einer Woche wieder fällig. Die Pfeiltasten führen zur nächsten Aufgabe.'
export const missedBefore = (misses: number): string =>
  misses === 1 ? 'Einmal versäumt' : `${misses}-mal versäumt`
export const carriedOver = (count: number, day: string): string =>
  count === 1 ? `Nicht erledigt, wieder fällig am ${day}` : `${count} nicht erledigt, wieder fällig am ${day}`

export const DONE = 'Erledigt'
export const CARRIED_OVER = 'Weitergeführt'
export const NOT_DUE_YET = 'Noch nicht fällig'

export const PROPOSED_ISSUES = 'Vorgeschlagene Themen'
export const missedReviews = (title: string, misses: number): string =>
  `${title}: in ${misses} Durchgängen nicht erledigt. Ein Thema daraus machen?`
export const DISMISS = 'Ausblenden'
export const DISMISSED = 'Für diese Durchgänge nicht mehr vorgeschlagen'
