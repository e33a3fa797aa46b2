import { defineMutation } from '../../sync/define-mutation.ts'
import { boolean, ref, uuid } from '../../sync/fields.ts'
import { agendaOf } from '../meetings/agenda/agenda.rules.ts'
import { addParticipant } from '../meetings/attendance/attendance.mutations.ts'
import {
  canDeleteMeetings,
  canEndMeeting,
  canStartMeetings,
  canTakePart,
} from '../meetings/meetings.access.ts'
import { activeMeeting } from '../meetings/meetings.reads.ts'
import { refuse } from '../meetings/meetings.refusals.ts'
import {
  liveMeetingRatings,
  type Meeting,
  meetingParticipants,
  meetings,
  meetingType,
  scriberEpoch,
  sectionIndex,
} from '../meetings/meetings.table.ts'
import { plannedNow } from '../meetings/schedule/planned.reads.ts'
import { logScriber } from '../meetings/scriber/scriber.mutations.ts'
import { isForgotten } from '../meetings/timer/forgotten.rules.ts'
import { sectionOf, startTimer, stopTimer } from '../meetings/timer/timer.rules.ts'
import { startBallot } from '../voting/ballots/ballots.mutations.ts'
import { findOwnTeam } from '../work/own-team.reads.ts'
import { lastActivityOf } from './last-activity.reads.ts'
import { NOT_DELETED, NOT_ENDED, NOT_STARTED } from './meeting-room.text.ts'
import { meetingResults } from './results/meeting-results.table.ts'
import { resultOf } from './results/result.reads.ts'
import { findActive } from '../meetings/active-meeting.reads.ts'

/** The person who starts it joins and is the first scriber. The team's agenda is copied. */
export const startMeeting = defineMutation('startMeeting', {
  failure: NOT_STARTED,
  input: {
    id: uuid(),
    participantId: uuid(),
    transferId: uuid(),
    teamId: ref('teams'),
    meetingType: meetingType(),
  },
  may: canStartMeetings,
  run(tx, { id, participantId, transferId, teamId, meetingType: type }, { actor, now }) {
    const team = findOwnTeam(tx, actor, teamId)
    if (activeMeeting(tx, teamId)) refuse('meeting/already-running')
    const sections = agendaOf(team, type)
    const meeting: Meeting = {
      id,
      teamId,
      status: 'active',
      meetingType: type,
      startedBy: actor.id,
      sections,
      ...startTimer(sections.length, Date.parse(now)),
      ...plannedNow(tx, teamId, type, now),
      scriberId: actor.id,
      scriberEpoch: 1,
      scriberLastActivity: now,
      speakerId: null,
      voteLimit: null,
      voteLimitSetBy: null,
      discussedIssueId: null,
      planReview: {},
      updatedAt: now,
      updatedBy: actor.id,
      deletedAt: null,
    }
    tx.insert(meetings, meeting)
    addParticipant(tx, meeting, { id: participantId, personId: actor.id, now })
    if (team.hiddenBallot) startBallot(tx, meeting, now)
    logScriber(tx, meeting, { id: transferId, before: null, type: 'started', now })
  },
})

/**
 * Ends the meeting and stores its result in the same commit; `id` becomes the result's id. A `forgotten` meeting ends when
 * something last happened in it, and not at all if something happens again. With the `epoch` and `section` that the actor saw, it ends only
 * if nobody has taken over or moved on since, as happens to somebody who was offline.
 */
export const endMeeting = defineMutation('endMeeting', {
  failure: NOT_ENDED,
  input: {
    id: uuid(),
    meetingId: ref('meetings'),
    forgotten: boolean().optional(),
    epoch: scriberEpoch().optional(),
    section: sectionIndex().optional(),
  },
  gathers: true,
  may: canTakePart,
  run(tx, { id, meetingId, forgotten = false, ...seen }, { actor, now }) {
    const meeting = findActive(tx, meetingId)
    if (!canEndMeeting(actor, meeting)) refuse('meeting/not-yours-to-end')
    if (hasMovedOn(meeting, seen)) refuse('meeting/goes-on')
    const lastActivity = lastActivityOf(tx, meeting)
    if (forgotten && !isForgotten(meeting, lastActivity, Date.parse(now))) refuse('meeting/goes-on')
    const stopped = stopTimer(meeting, Date.parse(forgotten ? lastActivity : now))
    // Before its result, which counts the hidden votes that this reveals.
    tx.update(meetings, meetingId, { ...stopped, status: 'ended', updatedAt: now, updatedBy: actor.id })
    tx.insert(meetingResults, { id, ...resultOf(tx, { ...meeting, ...stopped }, { actor, now }) })
    for (const { id: ratingId } of tx.where(liveMeetingRatings, { meetingId }))
      tx.remove(liveMeetingRatings, ratingId)
    for (const { id: participantId } of tx.where(meetingParticipants, { meetingId, leftAt: null })) {
      tx.update(meetingParticipants, participantId, { leftAt: stopped.endedAt })
    }
  },
})

/** What the actor saw of a meeting; nothing if they did not say. */
type Seen = { epoch?: number | undefined; section?: number | undefined }

const hasMovedOn = (meeting: Meeting, seen: Seen): boolean =>
  (seen.epoch ?? meeting.scriberEpoch) !== meeting.scriberEpoch ||
  (seen.section ?? sectionOf(meeting)) !== sectionOf(meeting)

/** Takes an ended meeting and its result out of the lists. */
export const deleteMeeting = defineMutation('deleteMeeting', {
  failure: NOT_DELETED,
  input: { meetingId: ref('meetings') },
  may: canDeleteMeetings,
  run(tx, { meetingId }, { actor, now }) {
    const meeting = tx.get(meetings, meetingId)
    if (!meeting || meeting.deletedAt !== null) refuse('meeting/not-found')
    if (meeting.status === 'active') refuse('meeting/still-running')
    tx.update(meetings, meetingId, { deletedAt: now, updatedAt: now, updatedBy: actor.id })
  },
})
