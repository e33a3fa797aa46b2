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

export const deactivated = (name: string): string => `${name} (deactivated)`
export const ownerAndTarget = (owner: string, target: string | null): string =>
  target ? `${owner}, target ${target}` : owner

export const actionsFor = (name: string): string => `Actions for ${name}`
export const MOVE_UP = 'Move up'
export const MOVE_DOWN = 'Move down'
export const MOVE_UP_KEYS = 'Alt ↑'
export const MOVE_DOWN_KEYS = 'Alt ↓'
export const METRICS_NOT_REORDERED = 'Failed to reorder metrics'
export const movedToPlace = (name: string, place: number, count: number): string =>
  `${name}: place ${place} of ${count}`

export const LOADING_EARLIER = 'Loading earlier weeks…'
/** `day` is the first one whose week is here, as people read it. */
export const onlySince = (day: string): string =>
  `You’re offline. This device has the weeks since ${day}; earlier ones load when you’re back online.`

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
