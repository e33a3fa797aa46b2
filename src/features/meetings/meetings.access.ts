import type { Actor } from '../../sync/actor.ts'
import { team } from '../../sync/scope.ts'
import type { Reader } from '../../sync/store.ts'
import { type Meeting, meetings } from './meetings.table.ts'

/**
 * Who may do what in meetings. Meetings of teams that a person doesn't see are not found at all. The timer is not here:
 * it is the scriber's alone, whatever anybody's level (scriber.rules.ts).
 */

export const canTakePart = (actor: Actor): boolean => actor.can('participate_meetings')

export const canStartMeetings = (actor: Actor): boolean => actor.can('conduct_meetings')

/** Agendas and meeting times of the teams that one manages (`findManagedTeam`). */
export const canSetUpMeetings = (actor: Actor): boolean => actor.can('manage_team_settings')

type Scribed = Pick<Meeting, 'scriberId'>

export const isScriber = (actor: Actor, meeting: Scribed | undefined): boolean =>
  meeting?.scriberId === actor.id

export const canEndMeeting = (actor: Actor, meeting: Scribed): boolean =>
  isScriber(actor, meeting) || actor.can('conduct_meetings')

export const canDeleteMeetings = (actor: Actor): boolean => actor.can('conduct_meetings')

/** Managers and up, or the meeting's scriber; without a running meeting, `undefined`. */
export const canSetVoteLimit = (actor: Actor, meeting: Scribed | undefined): boolean =>
  actor.can('manage_team_settings') || isScriber(actor, meeting)

export const seesMeeting = (actor: Actor, { meetingId }: { meetingId: string }, read: Reader): boolean => {
  const meeting = read.get(meetings, meetingId)
  return meeting !== undefined && meeting.deletedAt === null && actor.sees(team(meeting.teamId))
}
