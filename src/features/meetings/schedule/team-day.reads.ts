import type { Reader } from '../../../sync/store.ts'
import type { Day } from '../../time/calendar.rules.ts'
import { dayIn } from '../../time/zones.rules.ts'
import { zoneOfSchedules } from './schedule.rules.ts'
import { teamSchedules } from './schedules.table.ts'

/**
 * The day of a moment (ISO 8601) where the team meets, the same for everybody; in UTC without a fixed time. Without a team it is the day in
 * `zone`.
 */
export const dayOfTeam = (read: Reader, teamId: string | null, moment: string, zone = 'UTC'): Day =>
  dayIn(Date.parse(moment), teamId === null ? zone : zoneOfSchedules(read.where(teamSchedules, { teamId })))
