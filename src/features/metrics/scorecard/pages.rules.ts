import type { Day } from '../../time/calendar.rules.ts'
import type { WeeksInOrder } from './periods.rules.ts'

/** How many weeks stand side by side on a phone. */
const WEEKS_ON_PAGE = 4

export const pagesOf = (weeks: number): number => Math.ceil(weeks / WEEKS_ON_PAGE)

/** The weeks of a page in their order; page 0 has the newest ones. */
export function pageOf({ shown, step }: Pick<WeeksInOrder, 'shown' | 'step'>, page: number): readonly Day[] {
  const from = page * WEEKS_ON_PAGE
  if (step < 0) return shown.slice(from, from + WEEKS_ON_PAGE)
  return shown.slice(Math.max(0, shown.length - from - WEEKS_ON_PAGE), shown.length - from)
}
