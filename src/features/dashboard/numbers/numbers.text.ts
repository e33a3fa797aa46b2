export const MY_NUMBERS = 'My numbers'
export const weekOf = (label: string): string => `Week of ${label}`
export const enteredOf = (entered: number, all: number): string => `${entered} of ${all} entered`
export const allEntered = (all: number, week: string): string =>
  all === 1 ? `Your number for ${week} is in.` : `All ${all} of your numbers for ${week} are in.`
/** Such as "last $181k". */
export const lastValue = (value: string): string => `last ${value}`

export const OFF_TRACK = 'Off track'
/** Such as "3 of 15 metrics, 4 ahead". */
export const offTrackOf = (behind: number, judged: number, ahead: number): string =>
  `${behind} of ${judged} ${judged === 1 ? 'metric' : 'metrics'}${ahead > 0 ? `, ${ahead} ahead` : ''}`
export const THIRTEEN_WEEKS = '13 weeks, dashed line is the target'
/** How long a metric has missed its target. */
export const missedFor = (weeks: number): string =>
  weeks === 1 ? 'First week off' : `${weeks} weeks in a row`
/** Those that the list leaves out, such as '+3 more'. */
export const moreOffTrack = (count: number): string => `+${count} more`
export const ADD_ISSUE = 'Issue'
export const NONE_OFF_TRACK = 'Every metric of your teams is on track.'
export const SEE_SCORECARD = 'See the scorecard'
/** For somebody who is on no team. */
export const METRICS_APPEAR = 'The metrics of your team appear here.'
export const NO_METRICS = 'Your teams measure nothing yet. A number a week shows early what goes wrong.'
export const ADD_METRICS = 'Choose what to measure'
