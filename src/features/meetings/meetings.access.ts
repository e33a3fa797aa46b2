import type { Actor } from '../../sync/actor.ts'
import type { Meeting } from './meetings.table.ts'

/**
 * Who may do what in meetings. Meetings of teams one doesn't see are not found at all. The timer is not here: it is
 * the scriber's alone, whatever anybody's level (scriber.rules.ts).
 */

export const canTakePart = (actor: Actor): boolean => actor.can('participate_meetings')

export const canStartMeetings = (actor: Actor): boolean => actor.can('conduct_meetings')

type Scribed = Pick<Meeting, 'scriberId'>

const isScriber = (actor: Actor, meeting: Scribed | undefined): boolean => meeting?.scriberId === actor.id

export const canEndMeeting = (actor: Actor, meeting: Scribed): boolean =>
  isScriber(actor, meeting) || actor.can('conduct_meetings')

export const canDeleteMeetings = (actor: Actor): boolean => actor.can('conduct_meetings')

/** Managers and up, or the scriber of the meeting, given when it is under way. */
export const canSetVoteLimit = (actor: Actor, meeting: Scribed | undefined): boolean =>
  actor.can('manage_team_settings') || isScriber(actor, meeting)
