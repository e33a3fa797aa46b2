import type { Outcome } from './promise.rules.ts'
import type { Direction } from './promises.table.ts'

export const PROMISE_NOT_KEPT = 'Failed to save the promise'

/** The dialog. */
export const PROMISE_TITLE = 'What should the solution move?'
export const PROMISE_EXPLAINED =
  'Thirteen weeks later the issue says whether the metric has left the range that was usual before.'
export const METRIC = 'Metric'
export const SELECT_METRIC = 'Select a metric'
/** Where a promise may be left out. */
export const NO_METRIC = 'No metric'
export const DIRECTION = 'It should go'
export const DIRECTION_LABELS: Record<Direction, string> = { up: 'up', down: 'down' }
export const PROMISE = 'Promise'
export const PROMISED = 'Promised'
export const TAKE_BACK = 'Take back'
export const PROMISE_TAKEN_BACK = 'Promise taken back'
export const NEEDS_8_WEEKS = 'Needs 8 weeks with a value'
export const NO_METRICS = 'This team has no metrics yet. Add one to see what its solutions change.'

/** How it stands. */
export const STATE_LABELS: Record<Outcome['state'], string> = {
  open: 'Promised',
  moved: 'Moved it',
  worse: 'Went the other way',
  'not-moved': 'Did not move it',
  unknown: 'Cannot be told',
}
export const shouldMove = (metric: string, direction: Direction): string =>
  `Should move ${metric} ${DIRECTION_LABELS[direction]}`
export const usuallyWas = (low: string, high: string): string => `usually ${low} to ${high}`
export const sinceThen = (mean: string): string => `${mean} on average since`
export const weeksOver = (weeks: number, all: number): string => `week ${weeks} of ${all}`
export const METRIC_GONE = 'a metric that was deleted or that you can’t see'
export const LOADING = 'Loading…'

/** Lists. */
export const PROMISES = 'Promises'
export const PROMISES_OF_TEAM = 'Promises of solved issues'
export const PROMISES_OF_MEETING = 'Promised in this meeting'
export const NO_PROMISES =
  'A solved issue can name the metric that it should move. Thirteen weeks later it says here whether it did.'
