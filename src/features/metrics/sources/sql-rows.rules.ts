import { isPlausible, mondayOf } from '../../time/calendar.rules.ts'
import { MOST_WEEKS } from './fill.rules.ts'

/** What a query found: values of weeks, the newest first, or why there are none. */
export type FoundRows =
  | { problem: null; cells: { week: string; value: number }[] }
  | {
      problem: 'no-row' | 'rows' | 'columns' | 'no-value' | 'not-a-number' | 'not-a-day' | 'too-many'
      cells: []
    }

const failed = (problem: Exclude<FoundRows['problem'], null>): FoundRows => ({ problem, cells: [] })

const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i
const asNumber = (text: string): number =>
  text.length <= 100 && NUMBER.test(text.trim()) ? Number(text) : NaN

/**
 * One number, which counts for `week`, or two columns for several weeks: a day of each, and its number. Rows without a number are left out.
 * @param rows as PostgreSQL writes them
 */
export function valuesOfRows(
  columns: number,
  rows: readonly (readonly (string | null)[])[],
  week: string,
): FoundRows {
  if (columns !== 1 && columns !== 2) return failed('columns')
  if (rows.length === 0) return failed('no-row')
  if (rows.length > MOST_WEEKS) return failed('too-many')
  if (columns === 1 && rows.length > 1) return failed('rows')
  const cells = new Map<string, number>()
  for (const row of rows) {
    const [day, text] = columns === 1 ? [week, row[0]] : [row[0] ?? '', row[1]]
    if (text === null || text === undefined) continue
    const value = asNumber(text)
    if (!Number.isFinite(value)) return failed('not-a-number')
    const date = /^\d{4}-\d{2}-\d{2}/.exec(day)?.[0] ?? ''
    if (Number.isNaN(Date.parse(date)) || !isPlausible(date)) return failed('not-a-day')
    cells.set(mondayOf(date), value)
  }
  if (cells.size === 0) return failed('no-value')
  const found = [...cells].map(([monday, value]) => ({ week: monday, value }))
  return { problem: null, cells: found.toSorted((one, other) => (one.week < other.week ? 1 : -1)) }
}
