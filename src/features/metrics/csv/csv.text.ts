import { LOCALE } from '../../../language/locale.text.ts'
import type { ImportField, RowResult } from './import-fields.rules.ts'

/** The menu. */
export const IMPORT_CSV = 'Import CSV'
export const EXPORT_SCORECARD = 'Export scorecard'
export const EXPORT_VALUES = 'Export values'
export const EXPORT_METRICS = 'Export metrics'
export const EXPORT = 'Export as CSV'
export const UNDO_IMPORT = 'Undo import'

/** Titles of the columns of an export. */
export const COLUMN_NAMES = {
  metric: 'Metric',
  description: 'Description',
  owner: 'Owner',
  team: 'Team',
  unit: 'Unit',
  target: 'Target',
  calculation: 'Calculation',
  week: 'Week',
  value: 'Value',
  note: 'Note',
} as const
export const fileName = (team: string, what: string, day: string): string => `${team} ${what} ${day}.csv`
export const SCORECARD_FILE = 'scorecard'
export const VALUES_FILE = 'values'
export const METRICS_FILE = 'metrics'

/** The dialog. */
export const IMPORT_METRICS = 'Import metrics and values'
export const CHOOSE_FILE = 'CSV file'
export const FILE_EXPLAINED =
  'One row for each week with the columns Metric, Week and Value, or one row for each metric with a column for each week. Owner, Unit, Target and Note are read too. At most 10 MB and 100,000 rows.'
export const READING = 'Reading the file…'
export const LOADING_WEEKS = 'Loading the weeks of the file…'
export const COLUMNS_OF_FILE = 'Columns'
export const NOT_IN_FILE = 'Not in the file'
export const FIELD_LABELS: Record<ImportField, string> = {
  metric: 'Metric',
  owner: 'Owner',
  unit: 'Unit',
  target: 'Target',
  week: 'Week',
  value: 'Value',
  note: 'Note',
}
export const DATES_ARE = 'Dates such as 3/4/2026'
export const DAY_FIRST = 'Day first'
export const MONTH_FIRST = 'Month first'
export const NUMBERS_ARE = 'Numbers'
export const DECIMAL_POINT = '1,234.5'
export const DECIMAL_COMMA = '1.234,5'
export const weekColumnsFound = (count: number): string =>
  `${count} ${count === 1 ? 'column is a week' : 'columns are weeks'}.`
export const REPORT = 'What would happen'
export const ONLY_REFUSED = 'Only refused rows'
export const LINE = 'Row'
export const RESULT = 'Result'
export const RESULTS: Record<RowResult, string> = {
  created: 'New metric',
  changed: 'Changes',
  same: 'Nothing to change',
  refused: 'Refused',
}
export const summary = (counts: Record<RowResult, number>, cells: number): string =>
  [
    counts.created > 0 && `${counts.created} new ${counts.created === 1 ? 'metric' : 'metrics'}`,
    `${cells.toLocaleString(LOCALE)} ${cells === 1 ? 'week' : 'weeks'} to fill in or change`,
    counts.same > 0 &&
      `${counts.same.toLocaleString(LOCALE)} ${counts.same === 1 ? 'row' : 'rows'} without a change`,
    counts.refused > 0 && `${counts.refused.toLocaleString(LOCALE)} refused`,
  ]
    .filter(Boolean)
    .join(', ')
export const moreRows = (count: number): string =>
  `and ${count.toLocaleString(LOCALE)} more ${count === 1 ? 'row' : 'rows'}`
export const importRows = (count: number): string =>
  `Import ${count.toLocaleString(LOCALE)} ${count === 1 ? 'row' : 'rows'}`
export const IMPORTING = 'Importing'
export const importedOf = (done: number, all: number): string =>
  `${done.toLocaleString(LOCALE)} of ${all.toLocaleString(LOCALE)}`
export const STOP = 'Stop'
export const IMPORTED = 'Import complete'
export const IMPORT_STOPPED = 'Import stopped'
export const valuesWritten = (count: number): string =>
  `${count.toLocaleString(LOCALE)} ${count === 1 ? 'week' : 'weeks'} written.`
export const IMPORT_UNDONE = 'Import undone'
export const undoneExcept = (left: number, kept: number): string =>
  [
    left === 1 && '1 week was changed since and stays.',
    left > 1 && `${left.toLocaleString(LOCALE)} weeks were changed since and stay.`,
    kept === 1 && '1 new metric was changed since and stays.',
    kept > 1 && `${kept} new metrics were changed since and stay.`,
  ]
    .filter(Boolean)
    .join(' ')

/** Why a file is refused. */
export const TOO_LARGE = 'This file is larger than 10 MB. Split it and import the parts one after the other.'
export const TOO_MANY_ROWS =
  'This file has more than 100,000 rows. Split it and import the parts one after the other.'
export const NO_ROWS = 'This file has no rows below its titles.'
export const NOT_READ = 'This file can’t be read. Save it as CSV (UTF-8) and try again.'

/** Why a row is refused. */
export const METRIC_MISSING = 'The metric has no name.'
export const NAME_TOO_LONG = 'The name of the metric has more than 200 characters.'
export const NOTE_TOO_LONG = 'The note has more than 1,000 characters.'
export const NEEDS_TARGET = 'The team has no such metric. To add it, the file needs a column with its target.'
export const MORE_THAN_ONE = 'More than one metric has this name. Add a column with the owner.'
export const NO_WEEK = 'The week is missing.'
export const WEEK_NOT_BEGUN = 'The week has not begun yet.'
export const ALREADY_IN_FILE = 'An earlier row is about the same week of this metric.'
export const CALCULATED = 'A formula calculates this week.'
export const NOTE_NOT_YOURS = 'Only the owner of the metric or a manager can add its notes.'
export const notAWeek = (text: string): string => `“${text}” is not a date.`
export const notAValue = (text: string, problem: string): string => `“${text}” can’t be read. ${problem}`
export const unknownOwner = (name: string): string => `“${name}” is no active member of this team.`
