import { type Day, FIRST_TO_BEGIN_HOURS, mondayOf, utcDayOf } from '../../time/calendar.rules.ts'
import type { MetricWeek, MetricWeeks } from './metric-week.rules.ts'

/** Why a week has no value: it is missing, the metric did not exist yet, or the week is not due yet. */
export type Absence = 'missing' | 'before' | 'not-due'

type Known = Pick<MetricWeeks, 'metric' | 'values'>

/** Whether a metric was made by the end of the week, or had a value earlier, as one that was brought in from elsewhere. */
function existedIn({ metric, values }: Known, week: Day): boolean {
  if (wasMadeBy(metric, week)) return true
  return Object.values(values).some((entry) => entry.week < week && entry.value !== null)
}

/** The first week of a metric, by its Monday. Made on a Monday morning, it lacks nothing of the week before, wherever that is. */
export const firstWeekOf = ({ createdAt }: Pick<Known['metric'], 'createdAt'>): Day =>
  mondayOf(utcDayOf(new Date(Date.parse(createdAt) + FIRST_TO_BEGIN_HOURS * 3_600_000).toISOString()))

/** Whether a metric was made before the end of the week of the Monday `week`. */
export const wasMadeBy = (metric: Pick<Known['metric'], 'createdAt'>, week: Day): boolean =>
  firstWeekOf(metric) <= week

/** Why the week of the Monday `week` has no value, when `due` is the last one that should have; null if it has one. */
export function absenceOf(
  row: Known,
  { value }: Pick<MetricWeek, 'value'>,
  week: Day,
  due: Day,
): Absence | null {
  if (value !== null) return null
  if (week > due) return 'not-due'
  return existedIn(row, week) ? 'missing' : 'before'
}
