import {
  addDays,
  type Day,
  daysBetween,
  endOfQuarter,
  mondayOf,
  quarterNumber,
  startOfQuarter,
  weekOf,
  weeksFrom,
  type WeekStart,
} from '../time/calendar.rules.ts'
import type { DashboardStatus } from '../metrics/values/targets.rules.ts'

const AFTERNOON = 12
const EVENING = 18

export type PartOfDay = 'morning' | 'afternoon' | 'evening'

/** The part of the day that an hour, 0 to 23, belongs to. */
export function partOfDay(hour: number): PartOfDay {
  if (hour < AFTERNOON) return 'morning'
  return hour < EVENING ? 'afternoon' : 'evening'
}

/** The last day of the week that `today` is in, by the day on which the person's weeks start. */
export const lastDayOfWeek = (today: Day, start: WeekStart): Day =>
  addDays(weekOf(today, start), start === 'sunday' ? 5 : 6)

export interface OnTrackCount {
  /** On track or ahead. */
  onTrack: number
  /** Those of them that are ahead. */
  ahead: number
  behind: number
  /** Those that can be judged: with a target and a value. */
  judged: number
  all: number
}

export function countOnTrack(statuses: readonly DashboardStatus[]): OnTrackCount {
  const count = (status: DashboardStatus) => statuses.filter((each) => each === status).length
  const [ahead, behind] = [count('ahead'), count('behind')]
  const onTrack = count('on-track') + ahead
  return { onTrack, ahead, behind, judged: onTrack + behind, all: statuses.length }
}

/** Which week of its quarter, counted from 1, the week of a day is and of how many. A week belongs to the quarter of its Monday. */
export function weekOfQuarter(today: Day, start: WeekStart): { quarter: number; week: number; of: number } {
  const monday = weekOf(today, start)
  const count = (from: Day, to: Day) => weeksFrom(mondayOf(addDays(from, 6)), to).length
  const first = startOfQuarter(monday)
  return {
    quarter: quarterNumber(monday),
    week: count(first, monday),
    of: count(first, endOfQuarter(monday)),
  }
}

/** How much of its quarter is over on a day, in percent, the day itself included. */
export function quarterElapsed(today: Day): number {
  const first = startOfQuarter(today)
  return Math.round((100 * (daysBetween(first, today) + 1)) / (daysBetween(first, endOfQuarter(today)) + 1))
}
