import { defineQuery } from '../../../sync/define-query.ts'
import { date } from '../../../sync/fields.ts'
import { myCompany } from '../../companies/companies.queries.ts'
import { issues } from '../../issues/issues.table.ts'
import {
  ENDED_LIVE_DAYS,
  liveMeetingRatings,
  type Meeting,
  meetingParticipants,
  meetings,
} from '../../meetings/meetings.table.ts'
import { canStartMeetings, canTakePart } from '../../meetings/meetings.access.ts'
import { sectionOf } from '../../meetings/timer/timer.rules.ts'
import type { Actor } from '../../../sync/actor.ts'
import type { Reader } from '../../../sync/store.ts'
import { daysBetween, utcDayOf } from '../../time/calendar.rules.ts'
import { canWriteWork } from '../../work/work.access.ts'
import { MEETING_HINTS, type MeetingHint } from '../onboarding.rules.ts'
import { onboarding } from '../onboarding.table.ts'

/**
 * The hints that the actor still needs: none once a weekly meeting that they could see has ended, and none for what they have done or put
 * away. In a company whose first meeting is no longer among the rows at hand nobody needs any.
 */
export const meetingHints = defineQuery('meetingHints', {
  input: { today: date() },
  visibleTo: () => true,
  run(read, { today }, actor): MeetingHint[] {
    const founded = utcDayOf(myCompany.run(read, {}, actor).createdAt)
    if (daysBetween(founded, today) > ENDED_LIVE_DAYS) return []
    const weekly = read.where(meetings, {}).filter(({ meetingType }) => meetingType === 'weekly')
    if (weekly.some(({ status }) => status === 'ended')) return []
    const seen = read.get(onboarding, actor.id)?.seen ?? []
    return MEETING_HINTS.filter(
      (hint) =>
        MAY[hint](actor) &&
        !seen.includes(hint) &&
        !weekly.some((meeting) => DONE[hint](read, meeting, actor)),
    )
  },
})

/** Nobody is told to do what they may not. */
const MAY: Record<MeetingHint, (actor: Actor) => boolean> = {
  begin: canStartMeetings,
  next: canTakePart,
  drop: canWriteWork,
  vote: (actor) => actor.can('vote_issues'),
  rate: canTakePart,
}

const DONE: Record<MeetingHint, (read: Reader, meeting: Meeting, actor: Actor) => boolean> = {
  begin: () => true,
  next: (_read, meeting, { id }) => meeting.scriberId === id && sectionOf(meeting) > 0,
  drop: (read, { id: meetingId }, { id }) =>
    read.where(issues, { meetingId }).some(({ createdBy }) => createdBy === id),
  vote: (read, { id: meetingId }, { id }) =>
    read.where(meetingParticipants, { meetingId, personId: id }).some(({ votedAt }) => votedAt !== null),
  rate: (read, { id: meetingId }, { id }) =>
    read.where(liveMeetingRatings, { meetingId, personId: id }).length > 0,
}
