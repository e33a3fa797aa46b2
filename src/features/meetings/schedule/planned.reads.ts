import type { Reader } from '../../../sync/store.ts'
import type { MeetingType } from '../meetings.table.ts'
import { isMeetingAt, meetingsFrom } from './schedule.rules.ts'
import { teamSchedules } from './schedules.table.ts'

/** The next meetings that a team has planned, the earliest first. Moments are ISO 8601. */
export const plannedMeetings = (
  read: Reader,
  teamId: string,
  from: string,
  limit: number,
): { meetingType: MeetingType; at: string }[] =>
  read
    .where(teamSchedules, { teamId })
    .flatMap((schedule) =>
      meetingsFrom(schedule, Date.parse(from), limit).map(({ at }) => ({
        meetingType: schedule.meetingType,
        at: new Date(at).toISOString(),
      })),
    )
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .slice(0, limit)

/** The moment at which a coming meeting of the team is to begin: the given one if one is planned for it, otherwise null. */
export function plannedAt(
  read: Reader,
  teamId: string,
  at: string | null | undefined,
  now: string,
): string | null {
  const moment = Date.parse(at ?? '')
  if (!(moment > Date.parse(now))) return null
  const isPlanned = read.where(teamSchedules, { teamId }).some((schedule) => isMeetingAt(schedule, moment))
  return isPlanned ? new Date(moment).toISOString() : null
}
