import { addDays, type Day, weeksBack } from '../../time/calendar.rules.ts'
import type { Metric } from '../metrics.table.ts'
import { metricWeek, type MetricWeeks } from '../values/metric-week.rules.ts'

/** From so many misses in a row on, an issue is proposed. */
const PROPOSED_FROM = 3
/** How many finished weeks are looked at: those that every browser holds. */
const WEEKS_LOOKED_AT = 13

/** Misses in a row, the newest of them the last finished week that has a value. */
export interface Streak {
  /** How many of them are known. */
  misses: number
  /** The Mondays of the first and the last of them. */
  first: Day
  last: Day
}

/**
 * The metric's misses in a row up to now; null if the last value is none. Only finished weeks count: those before the Monday
 * `thisWeek`. Each is judged by its own target. "A metric with no value is never off track", so a week without a value is no
 * miss; as it says nothing, it doesn't end the row either. A week that has a value and no target ends it. From the first week on that is not known,
 * none is counted any more; the row still begins where it does for those who know all of them, as its answers are kept by week.
 */
export function missStreak(
  row: MetricWeeks,
  thisWeek: Day,
  isKnown: (week: Day) => boolean = () => true,
): Streak | null {
  let streak = null as Streak | null
  let isCounted = true
  for (const week of weeksBack(addDays(thisWeek, -7), WEEKS_LOOKED_AT)) {
    isCounted &&= isKnown(week)
    if (!isCounted && !streak) return null
    const { status } = metricWeek(row, week)
    if (status === 'no-value') continue
    if (status !== 'missed') return streak
    const misses = (streak?.misses ?? 0) + (isCounted ? 1 : 0)
    streak = { misses, first: week, last: streak?.last ?? week }
  }
  return streak
}

type Answered = Pick<Metric, 'missesDismissedAt'>

/** Whether an issue is to be proposed for these misses: once, so not if somebody has answered within them. */
export const isProposed = ({ missesDismissedAt }: Answered, streak: Streak | null): streak is Streak =>
  streak !== null && streak.misses >= PROPOSED_FROM && (missesDismissedAt ?? '') < streak.first

/** Up to which week the proposal is answered once it is answered for `week`. */
export const answeredUpTo = ({ missesDismissedAt }: Answered, week: Day): Day =>
  missesDismissedAt && missesDismissedAt > week ? missesDismissedAt : week
