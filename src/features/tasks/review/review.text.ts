/** Such as "83% done (bar 90%)". */
export const shareDoneText = (percent: number, bar: number): string => `${percent}% done (bar ${bar}%)`
export const NOTHING_WAS_DUE = 'No task was due by today.'
export const ALL_ANSWERED = 'Every task that was due has been gone through.'
export const REVIEW = 'Tasks due by today'
export const dueOf = (names: string): string => `Due: ${names}`
export const NOT_DONE = 'Not done'
export const notDone = (title: string): string => `Not done, carry over: ${title}`
export const carryOverRest = (count: number): string =>
  count === 1 ? 'Carry over the last one' : `Carry over the other ${count}`
export const REVIEW_KEYS = 'X: done. M: not done, due again in a week. The arrow keys lead to the next task.'
export const missedBefore = (misses: number): string =>
  misses === 1 ? 'Missed once' : `Missed ${misses} times`
/** `day` as people read it. */
export const carriedOver = (count: number, day: string): string =>
  count === 1 ? `Not done, due again ${day}` : `${count} not done, due again ${day}`

/** What is folded away below. */
export const DONE = 'Done'
export const CARRIED_OVER = 'Carried over'
export const NOT_DUE_YET = 'Not due yet'

/** Proposals. */
export const PROPOSED_ISSUES = 'Proposed issues'
export const missedReviews = (title: string, misses: number): string =>
  `${title}: not done in ${misses} reviews. Make an issue?`
export const DISMISS = 'Dismiss'
export const DISMISSED = 'Not proposed again for these reviews'
