import type { FixedColumn } from './grid-layout.rules.ts'
import type { PeriodName } from './periods.rules.ts'

export const SCORECARD = 'Scorecard'
export const NOT_YOUR_TEAM = 'Only members of this team can see its metrics.'
export const NO_METRICS =
  'This team has no metrics yet. A good scorecard has five to fifteen weekly numbers, each with one owner.'

export const COLUMN_TITLES: Record<Exclude<FixedColumn, 'total'>, string> = {
  metric: 'Metric',
  owner: 'Owner',
  target: 'Target',
}
/** The weeks that a total or average covers. */
export const weekCount = (weeks: number): string => `${weeks} wk`
export const THIS_WEEK = 'this week'
export const NO_VALUE = '–'
/** Read aloud in place of numbers that this device doesn't have. */
export const NOT_HERE = 'not loaded'

export const EARLIER = 'Earlier weeks'
export const LATER = 'Later weeks'
/** Two weeks as people read them, such as "Dec 8 to Dec 29, 2025". */
export const weeksFromTo = (first: string, last: string): string => `${first} to ${last}`

export const deactivated = (name: string): string => `${name} (deactivated)`
export const ownerAndTarget = (owner: string, target: string | null): string =>
  // The sign stays beside its number.
  target ? `${owner}, target ${target.replaceAll(' ', '\u00a0')}` : owner

export const actionsFor = (name: string): string => `Actions for ${name}`
export const MOVE_UP = 'Move up'
export const MOVE_DOWN = 'Move down'
export const MOVE_UP_KEYS = 'Alt ↑'
export const MOVE_DOWN_KEYS = 'Alt ↓'
export const METRICS_NOT_REORDERED = 'Failed to reorder metrics'
export const movedToPlace = (name: string, place: number, count: number): string =>
  `${name}: place ${place} of ${count}`

export const LOADING_EARLIER = 'Loading earlier weeks…'
/** `week` is the first one that is here, as people read it. */
export const onlySince = (week: string): string =>
  `You’re offline. This device has the weeks since ${week}; earlier ones load when you’re back online.`

const values = (count: number): string => `${count} ${count === 1 ? 'value' : 'values'}`
export const valuesPasted = (count: number): string => `${values(count)} pasted`
export const undone = (count: number): string => (count === 0 ? 'Nothing to undo' : `${values(count)} undone`)

/** `texts` are those of a pasted block that no value could be read from; at least one. */
export const pasteIncomplete = (texts: readonly string[]): string =>
  texts.length === 1
    ? `“${texts[0]}” can’t be read as a value. Its cell was left as it was.`
    : `${texts.length} entries, such as “${texts[0]}”, can’t be read as values. Their cells were left as they were.`

export const PERIOD_LABELS: Record<PeriodName, string> = {
  last_3_weeks: 'Last 3 weeks',
  last_4_weeks: 'Last 4 weeks',
  last_13_weeks: 'Last 13 weeks',
  current_quarter: 'Current quarter',
  last_30_days: 'Last 30 days',
  last_90_days: 'Last 90 days',
  last_365_days: 'Last 365 days',
  current_year: 'Current year',
  last_year: 'Last year',
  all_time: 'All time',
}
