import { DECIMAL } from '../../../language/locale.text.ts'
import type { Day } from '../../time/calendar.rules.ts'
import { FIELDS, type ImportField } from './import-fields.rules.ts'
import { type DateOrder, dateOrderOf, type Reading, weekNamed } from './csv-dates.rules.ts'

/** How a file is read. */
export interface Columns {
  /** The place of each field's column, from 0; null if the file has none. */
  fields: Readonly<Record<ImportField, number | null>>
  /** Columns of their own for weeks, by their places. Without them, each row names its week. */
  weeks: readonly { place: number; week: Day }[]
  dates: DateOrder
  /** Whether numbers are written 1.234,5 rather than 1,234.5. */
  hasDecimalComma: boolean
}

/** As other products and each language of this one call their columns, in small letters. */
const NAMES: Record<ImportField, readonly string[]> = {
  metric: ['metric', 'name', 'metric name', 'measurable', 'kpi', 'kennzahl'],
  owner: ['owner', 'who', 'person', 'accountable', 'zuständig'],
  unit: ['unit', 'units', 'format', 'einheit'],
  target: ['target', 'goal', 'target value', 'zielwert', 'ziel'],
  week: ['week', 'date', 'week of', 'week start', 'week start date', 'period', 'woche'],
  value: ['value', 'actual', 'result', 'number', 'wert'],
  note: ['note', 'notes', 'comment', 'comments', 'notiz'],
}

/** The columns of an export by what they hold, - being what no import reads: a scorecard, its values, its metrics. */
const EXPORTED =
  /^(metric owner unit target( day)+|metric owner - week value note|metric - owner - unit target -)$/
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** How many rows are looked at to find out how dates and numbers are written. */
const ROWS_LOOKED_AT = 500

/** "1,234" and "1.234" say nothing: each may be either. */
const EITHER = /^-?[1-9]\d{0,2}[.,]\d{3}%?$/
/** The sign before a target, and the apostrophe that keeps a spreadsheet from calculating it. */
const BEFORE_TARGET = /^'?[≥≤<>=]+/
const DECIMAL_COMMA = /^-?(\d{1,3}(\.\d{3})+|\d+),\d+%?$|^-?\d{1,3}(\.\d{3}){2,}%?$/
const DECIMAL_POINT = /^-?[\d,]*\.\d+%?$|^-?\d{1,3}(,\d{3}){2,}%?$/

interface Written {
  /** Whether semicolons part its cells. */
  hasSemicolons?: boolean
  /** What stands before decimals where the reader lives. */
  decimal?: string
}

/** How a file with these titles and rows is probably to be read. */
export function guessedColumns(
  titles: readonly string[],
  rows: readonly (readonly string[])[],
  reading: Reading,
  { hasSemicolons = false, decimal = DECIMAL }: Written = {},
): Columns {
  const said = titles.map((title) => title.trim().toLowerCase())
  const placeOf = (field: ImportField): number | null => {
    const place = said.findIndex((title) => NAMES[field].includes(title))
    return place < 0 ? null : place
  }
  const fields = Object.fromEntries(FIELDS.map((field) => [field, placeOf(field)])) as Columns['fields']
  const sample = rows.slice(0, ROWS_LOOKED_AT)
  const dates = dateOrderOf([...titles, ...sample.map((row) => row[fields.week ?? -1] ?? '')])
  return {
    fields: { ...fields, metric: fields.metric ?? 0 },
    weeks: weekColumns(titles, dates, reading),
    dates,
    // Spreadsheets part cells with semicolons where a comma stands before decimals.
    hasDecimalComma: hasDecimalComma(
      sample,
      hasSemicolons || (decimal === ',' && !isExported(titles, fields)),
    ),
  }
}

/** Whether a file has just the columns of an export, which writes numbers with a point in every language. */
function isExported(titles: readonly string[], fields: Columns['fields']): boolean {
  const held = (title: string, place: number) =>
    DAY.test(title) ? 'day' : (FIELDS.find((field) => fields[field] === place) ?? '-')
  return EXPORTED.test(titles.map(held).join(' '))
}

/** The columns whose titles name weeks, with dates written in this order. */
export const weekColumns = (
  titles: readonly string[],
  dates: DateOrder,
  reading: Reading,
): Columns['weeks'] =>
  titles.flatMap((title, place) => {
    const week = weekNamed(title, dates, reading)
    return week === null ? [] : [{ place, week }]
  })

/** @param isLikely what is taken where no number shows it */
export function hasDecimalComma(rows: readonly (readonly string[])[], isLikely = false): boolean {
  const texts = rows.flat().map((text) => text.replaceAll(/[\s$€£()]/g, '').replace(BEFORE_TARGET, ''))
  const shows = (form: RegExp) => texts.some((text) => form.test(text) && !EITHER.test(text))
  return !shows(DECIMAL_POINT) && (isLikely || shows(DECIMAL_COMMA))
}
