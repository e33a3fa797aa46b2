import type { Reader } from '../../../sync/store.ts'
import type { Day } from '../../time/calendar.rules.ts'
import { dayIn } from '../../time/zones.rules.ts'
import { zoneOfSchedules } from './schedule.rules.ts'
import { teamSchedules } from './schedules.table.ts'

/** The day of a moment (ISO 8601) where the team meets, the same for everybody. That in UTC without a team, or without a fixed time. */
export const dayOfTeam = (read: Reader, teamId: string | null, moment: string): Day =>
  dayIn(Date.parse(moment), zoneOfSchedules(teamId === null ? [] : read.where(teamSchedules, { teamId })))
