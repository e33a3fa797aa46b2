export const ISSUE_MADE = 'Issue made'
export const ALREADY_ON_THE_LIST = 'Already on the issues list'
export const SHOW = 'Show'
export const NO_VALUE = 'no value'
export const FROM_THIS_ROW = 'Issues made from it'
export const RESOLVED_ALREADY = 'resolved'
export const ON_THE_LIST = 'on the list'

/** Such as "On-time delivery: 94.5%, target 95%". */
export const ofMetric = (name: string, value: string, target: string | null): string =>
  target === null ? `${name}: ${value}` : `${name}: ${value}, target ${target}`
export const ofTaskMissed = (title: string, misses: number): string =>
  `${title}: not done in ${misses === 1 ? 'a review' : `${misses} reviews`}`
export const ofGoalOffTrack = (title: string): string => `${title}: off track`

/** `since` as people read it, such as "Nov 3". */
export const ofTaskOverdue = (title: string, since: string): string => `${title}: overdue since ${since}`

/** The tooltip of a row's mark; `title` is that of the issue made from it. */
export const issueFromRow = (title: string): string => `On the issues list: ${title}`
/** Where an issue came from, such as "From On-time delivery: 94.5%, target 95%". */
export const madeFrom = (source: string): string => `From ${source}`
