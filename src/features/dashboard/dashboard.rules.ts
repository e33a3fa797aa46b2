import { addDays, type Day, weekOf, type WeekStart } from '../time/calendar.rules.ts'
import type { DashboardStatus } from '../metrics/values/targets.rules.ts'

const AFTERNOON = 12
const EVENING = 18

/** How to greet at an hour of the day, 0 to 23. */
export function greeting(hour: number): string {
  if (hour < AFTERNOON) return 'Good morning'
  return hour < EVENING ? 'Good afternoon' : 'Good evening'
}

/** The last day of the week `today` lies in, as the person counts weeks. */
export const lastDayOfWeek = (today: Day, start: WeekStart): Day =>
  addDays(weekOf(today, start), start === 'sunday' ? 5 : 6)

export interface OnTrack {
  /** On track or ahead. */
  onTrack: number
  /** Those that can be judged: with a target and a value. */
  judged: number
}

export function countOnTrack(statuses: readonly DashboardStatus[]): OnTrack {
  const judged = statuses.filter((status) => status !== 'no-target')
  return { onTrack: judged.filter((status) => status !== 'behind').length, judged: judged.length }
}
