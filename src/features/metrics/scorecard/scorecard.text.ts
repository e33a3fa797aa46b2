import { LOCALE } from '../../../language/locale.text.ts'
import type { Aggregation } from '../metrics.table.ts'
import { weekLabel } from '../../time/time.text.ts'
import type { WeekStart } from '../../time/calendar.rules.ts'
import type { Paste, Replaced, Unreadable } from './clipboard.rules.ts'
import type { Retraced } from './entries.rules.ts'
import type { FixedColumn } from './grid-layout.rules.ts'
import type { PeriodName, PeriodProblem } from './periods.rules.ts'

export const SCORECARD = 'Scorecard'
export const NOT_YOUR_TEAM = 'Only members of this team can see its metrics.'
export const NO_METRICS =
  'This team has no metrics yet. A good scorecard has five to fifteen weekly numbers, each with one owner.'

export const AGGREGATION_SIGNS: Record<Aggregation, string> = { total: 'Σ', average: '⌀' }
export const COLUMN_TITLES: Record<Exclude<FixedColumn, 'trend'>, string> = {
  metric: 'Metric',
  target: 'Target',
  total: 'Σ or ⌀',
}
export const TREND = 'Trend'
export const totalOf = (weeks: number): string =>
  `Total or average of ${weeks} ${weeks === 1 ? 'week' : 'weeks'}`
/** Such as "Total $2,210,000, target ≥ $2,160,000". */
export const periodTotal = (label: string, value: string, target: string | null): string =>
  target === null ? `${label} ${value}` : `${label} ${value}, target ${target}`
export const DUE = 'due'
export const NO_VALUE = '–'
/** Stands for the result of a formula that can't be calculated. */
export const SOURCE_FAILS = 'What fills this metric has failed: its details say why'
export const PROBLEM_MARK = 'n/a'
/** Read aloud in place of numbers that this device doesn't have. */
export const NOT_HERE = 'not loaded'

/** The label of the field for a metric's number of a week. */
export const enterWeek = (metric: string, week: string): string => `${metric}, ${week}`

export const EARLIER = 'Earlier weeks'
export const LATER = 'Later weeks'
/** Two weeks as people read them, such as "Dec 8 to Dec 29, 2025". */
export const weeksFromTo = (first: string, last: string): string => `${first} to ${last}`

export const isEntering = (person: string, metric: string, week: string): string =>
  `${person} is entering ${metric}, ${week}`

export const deactivated = (name: string): string => `${name} (deactivated)`
/** Read aloud after a metric's name. */
export const ownedBy = (owner: string): string => `, ${owner}`
export const ownerAndTarget = (owner: string, target: string | null): string =>
  // The sign stays beside its number.
  target ? `${owner}, target ${target.replaceAll(' ', '\u00a0')}` : owner

export const actionsFor = (name: string): string => `Actions for ${name}`
export const MOVE_UP = 'Move up'
export const MOVE_DOWN = 'Move down'
export const MOVE_UP_KEYS = 'Alt ↑'
export const MOVE_DOWN_KEYS = 'Alt ↓'
export const METRICS_NOT_REORDERED = 'Failed to reorder metrics'
/** Announced; `group` is null where there is none. */
export const movedToPlace = (name: string, place: number, count: number, group: string | null): string =>
  `${name}: place ${place} of ${count}${group === null ? '' : ` in ${group}`}`
export const ALL_ON_TRACK = 'all on track'

export const LOADING_EARLIER = 'Loading earlier weeks…'
/** `week` is the first one that is here, as people read it. */
export const onlySince = (week: string): string =>
  `You’re offline. This device has the weeks since ${week}; earlier ones load when you’re back online.`

export const offTrackCount = (offTrack: number, count: number): string => `${offTrack} of ${count} off track`
export const missingCount = (missing: number): string => `${missing} missing`
export const OFF_TRACK_ONLY = 'Off track only'
export const ONLY_MISSING = 'Missing only'
export const NONE_FILTERED = 'Nothing of the kind is left here.'

export const LEGEND_MISSED = 'Missed'
export const LEGEND_MISSING = 'Missing'
export const LEGEND_NOTE = 'Note'
export const KEY_HINTS: readonly { keys: string; does: string }[] = [
  { keys: '↑↓←→', does: 'move' },
  { keys: 'Enter', does: 'edit, then down' },
  { keys: 'Shift ↑↓←→', does: 'select' },
  { keys: 'Ctrl V', does: 'paste a block' },
]

const values = (count: number): string => `${count} ${count === 1 ? 'value' : 'values'}`
const cells = (count: number): string => `${count} ${count === 1 ? 'cell' : 'cells'}`
export const selected = (count: number): string => `${cells(count)} selected`
export const valuesCopied = (count: number): string => `${cells(count)} copied`
export const valuesEntered = (count: number): string => `${values(count)} changed`
export const valuesPasted = (count: number): string => `${values(count)} pasted`

const retraced = (verb: string, { written, left }: Retraced): string => {
  if (left === 0) return `${values(written)} ${verb}`
  return `${values(written)} ${verb}. ${values(left)} ${left === 1 ? 'was' : 'were'} left, because somebody has changed ${left === 1 ? 'it' : 'them'} since.`
}
export const undone = (outcome: Retraced | null): string =>
  outcome ? retraced('undone', outcome) : 'Nothing to undo'
export const redone = (outcome: Retraced | null): string =>
  outcome ? retraced('redone', outcome) : 'Nothing to redo'

export const tooManyCells = (most: number): string =>
  `That is more than ${most.toLocaleString(LOCALE)} cells at once. Choose a smaller block.`

/** A text that was pasted and can't be read, such as "Revenue, Nov 9: “soon”. Enter a number." */
export const unreadable = ({ metric, week, text, problem }: Unreadable, start: WeekStart): string =>
  `${metric.name}, ${weekLabel(week, start)}: “${text.slice(0, 40)}”. ${problem}`

export const PASTE_TITLE = 'Paste this block?'
export const PASTE_ALL = 'Paste all'
export const PASTE_SHOWN = 'Only into the weeks shown'
export const noPlaceFor = (cutOff: number): string =>
  `${cells(cutOff)} of the block ${cutOff === 1 ? 'has' : 'have'} no place here.`
/** What a paste does, in one sentence for each thing that may surprise. */
export const pasteSummary = ({ cells: shown, hidden, cutOff }: Paste): string[] => [
  `${values(shown.length + hidden.length)} ${shown.length + hidden.length === 1 ? 'goes' : 'go'} in.`,
  ...(hidden.length > 0 ? [`${hidden.length} of them into weeks that are not shown.`] : []),
  ...(cutOff > 0 ? [noPlaceFor(cutOff)] : []),
]
export const REPLACED = 'These values are replaced'
export const UNREADABLE = 'These cells stay as they are'
export const andMore = (count: number): string => `and ${count} more`
/** Such as "Revenue, Nov 9: $1,200 becomes $1,400". */
export const replacedBy = (
  { metric, week, before, value }: Replaced,
  start: WeekStart,
  inUnit: (value: number) => string,
): string =>
  `${metric.name}, ${weekLabel(week, start)}: ${inUnit(before)} ${value === null ? 'is cleared' : `becomes ${inUnit(value)}`}`

const NAMED = 3
/** `cells` are those of a pasted block that no value could be read for; at least one. */
export const notRead = (found: readonly Unreadable[], start: WeekStart): string =>
  [
    ...found.slice(0, NAMED).map((each) => unreadable(each, start)),
    ...(found.length > NAMED ? [`${cells(found.length - NAMED)} more.`] : []),
    found.length === 1 ? 'This cell was left as it was.' : 'These cells were left as they were.',
  ].join(' ')

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
export const CUSTOM = 'Custom'
export const CUSTOM_DETAIL = 'Every week that these days touch is shown.'
export const PERIOD_PROBLEMS: Record<PeriodProblem, string> = {
  'no-days': 'Enter two dates.',
  'ends-before-start': 'The end lies before the start.',
  'in-the-future': 'The start lies in the future.',
  'too-long': 'Choose at most five years.',
}
