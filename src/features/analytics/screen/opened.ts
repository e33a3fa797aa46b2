import type { Day } from '../../time/calendar.rules.ts'
import type { AnalyticsSearch } from './filters.rules.ts'

/** A figure whose rows are shown. */
export interface Opened {
  readonly figure: string
  /** Of another part than the figure's own. */
  readonly part?: string
  /** The first day of a week or quarter; null for the whole period. */
  readonly at: Day | null
  readonly title: string
}

/** What the server is asked for its rows, of the same teams and days as the chart. */
export function askedFor(search: AnalyticsSearch, { figure, part, at }: Omit<Opened, 'title'>): string {
  const asked = new URLSearchParams({ ...search, figure, ...(part && { part }), ...(at && { at }) })
  asked.delete('compare')
  return asked.toString()
}
