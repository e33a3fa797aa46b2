import type { Reader } from '../../../sync/store.ts'
import type { Day } from '../../time/calendar.rules.ts'
import { dayIn } from '../../time/zones.rules.ts'
import { zoneOfSchedules } from './schedule.rules.ts'
import { teamSchedules } from './schedules.table.ts'

/** The day of a moment (ISO 8601) where the team meets, the same for everybody. */
export const dayOfTeam = (read: Reader, teamId: string, moment: string): Day =>
  dayIn(Date.parse(moment), zoneOfSchedules(read.where(teamSchedules, { teamId })))
