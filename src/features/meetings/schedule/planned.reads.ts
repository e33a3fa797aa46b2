import type { Reader } from '../../../sync/store.ts'
import type { MeetingType } from '../meetings.table.ts'
import { NOT_PLANNED, type Planned, plannedFor } from './punctuality.rules.ts'
import { meetingAt, meetingsFrom, occurrenceOn } from './schedule.rules.ts'
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

/**
 * What names a coming meeting of the team that is to begin at the given moment: when its turn is, wherever it has been moved. Null if none
 * is planned for that moment.
 */
export function plannedAt(
  read: Reader,
  teamId: string,
  at: string | null | undefined,
  now: string,
): string | null {
  const moment = Date.parse(at ?? '')
  if (!(moment > Date.parse(now))) return null
  for (const schedule of read.where(teamSchedules, { teamId })) {
    const found = meetingAt(schedule, moment)
    if (found) return new Date(found.movedFrom ?? found.at).toISOString()
  }
  return null
}

/** When a meeting of this kind that begins now was to begin and end by the team's schedule. */
export function plannedNow(read: Reader, teamId: string, kind: MeetingType, now: string): Planned {
  const schedule = read.where(teamSchedules, { teamId }).find(({ meetingType }) => meetingType === kind)
  return schedule ? plannedFor(schedule, Date.parse(now)) : NOT_PLANNED
}

/** When the meeting of the team that has its turn at this moment is held: then, unless it has been moved. */
export function heldAt(read: Reader, teamId: string, turn: string): string {
  const moved = read
    .where(teamSchedules, { teamId })
    .flatMap((schedule) => schedule.movedMeetings.map(({ day }) => occurrenceOn(schedule, day)))
    .find(({ movedFrom }) => movedFrom === Date.parse(turn))
  return moved ? new Date(moved.at).toISOString() : turn
}
