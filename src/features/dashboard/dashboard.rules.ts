import { addDays, type Day, weekOf, type WeekStart } from '../time/calendar.rules.ts'
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
}

export function countOnTrack(statuses: readonly DashboardStatus[]): OnTrackCount {
  const count = (status: DashboardStatus) => statuses.filter((each) => each === status).length
  const [ahead, behind] = [count('ahead'), count('behind')]
  const onTrack = count('on-track') + ahead
  return { onTrack, ahead, behind, judged: onTrack + behind }
}
