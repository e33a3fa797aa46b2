export const panelOf = (name: string): string => `Details of ${name}`
export const CLOSE_PANEL = 'Close'
export const METRIC_ABOVE = 'Metric above'
export const METRIC_BELOW = 'Metric below'
export const FORMULA = 'Formula'
export const CONFIGURE = 'Configure'
export const NOTE = 'Note'

/** The four figures. */
export const THIS_WEEK = 'this week'
export const LAST_WEEK = 'last week'
export const ofWeek = (week: string): string => `week of ${week}`
export const VS_LAST_WEEK = 'vs last week'
export const VS_WEEK_BEFORE = 'vs week before'
export const MEAN_OF_WEEKS = '⌀ 13 weeks'
export const MISSED_IN_A_ROW = 'missed in a row'
export const NOTHING = '–'
export const NONE = 'none'

/** The chart. */
export const TARGET = 'Target'
export const USUAL_RANGE = 'Usual range'
export const FORECAST = 'Forecast'
export const TABLE = 'Table'
export const CHART = 'Chart'
export const WEEK = 'Week'
export const VALUE = 'Value'
export const STATUS = 'Status'
export const NEEDS_8_WEEKS = 'Needs 8 weeks'
export const NEEDS_8_EXPLAINED = 'The usual range and the forecast appear once eight weeks have a value.'
/** What the drawing shows, read aloud in its place. */
export const chartOf = (name: string, weeks: number, missed: number): string =>
  `${name}, ${weeks} ${weeks === 1 ? 'week' : 'weeks'} with a value, ${missed} off track. The table has every number.`
export const meanLabel = (mean: string): string => `⌀ ${mean}`
export const pointLabel = (week: string, value: string, status: string): string =>
  `${week}: ${value}, ${status}`
/** Below the table. */
export const usually = (low: string, high: string, mean: string): string =>
  `Usually between ${low} and ${high}, on average ${mean}.`

/** The forecast in one sentence. */
export const quarterEnds = (low: string, high: string): string =>
  low === high ? `Quarter likely ends at ${low}.` : `Quarter likely ends at ${low} to ${high}.`
const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const weeksLeft = (weeks: number): string =>
  weeks === 1 ? 'the one week left' : `each of the ${COUNTS[weeks] ?? weeks} weeks left`
export const targetTakes = (target: string, needed: string, weeks: number): string =>
  `${target} would take ${needed} in ${weeksLeft(weeks)}.`
export const targetAllows = (target: string, needed: string, weeks: number): string =>
  `Staying at ${target} allows ${needed} in ${weeksLeft(weeks)}.`
export const FROM_ITS_OWN_HISTORY = 'A range from its own history, not a promise.'

/** Notes, changes, issues. */
export const NOTES = 'Notes'
export const byInWeek = (name: string, week: string): string => `${name} · week of ${week}`
export const CHANGES = 'Last changes'
export const entered = (value: string, week: string): string => `${value} for the week of ${week}`
export const corrected = (value: string, week: string, before: string): string =>
  `${value} for the week of ${week}, ${before} before`
export const cleared = (week: string, before: string): string =>
  `Cleared for the week of ${week}, ${before} before`
export const noted = (note: string, week: string): string => `Note for the week of ${week}: “${note}”`
export const noteRemoved = (week: string): string => `Note removed from the week of ${week}`
export const ownTarget = (target: string, week: string): string => `Target ${target} for the week of ${week}`
export const usualTarget = (week: string): string => `Usual target again for the week of ${week}`
export const renamed = (name: string, before: string): string => `Renamed to “${name}” from “${before}”`
export const moved = (from: string, to: string): string => `Moved from ${from} to ${to}`
/** One whose name is no longer known. */
export const ANOTHER_TEAM = 'another team'
export const byOn = (name: string, day: string): string => `${name} · ${day}`
export const BY_A_PROGRAM = 'A program'
export const SHOW_MORE = 'Show more'
export const METRIC_ADDED = 'Metric added'
export const METRIC_GONE = 'This metric was deleted, or you can’t see it.'
