import { defineMutation } from '../../../sync/define-mutation.ts'
import { ref, uuid } from '../../../sync/fields.ts'
import type { Transaction } from '../../../sync/transaction.ts'
import { findActive } from '../../meetings/active-meeting.reads.ts'
import { isPresent } from '../../meetings/attendance/presence.rules.ts'
import { canTakePart } from '../../meetings/meetings.access.ts'
import { participation, takesPart } from '../../meetings/meetings.reads.ts'
import { refuse } from '../../meetings/meetings.refusals.ts'
import {
  liveMeetingRatings,
  type Meeting,
  meetings,
  rating,
  ratingNote,
} from '../../meetings/meetings.table.ts'
import { NOT_RATED } from '../../meetings/meetings.text.ts'
import { isRateable, withRating } from '../results/late-ratings.rules.ts'
import { type MeetingResult, meetingResults } from '../results/meeting-results.table.ts'

/**
 * The actor's own rating; a second one replaces the first. What somebody was writing when the meeting ended still arrives:
 * it goes into the result, for a day and from those who were there until the end.
 */
export const rateMeeting = defineMutation('rateMeeting', {
  failure: NOT_RATED,
  input: {
    id: uuid(),
    meetingId: ref('meetings'),
    rating: rating(),
    note: ratingNote(),
  },
  may: canTakePart,
  run(tx, { id, meetingId, ...given }, { actor, now }) {
    const result = lateResult(tx, meetingId, actor.id, now)
    if (result) return tx.update(meetingResults, result.id, withRating(result, actor.id, given))
    const { teamId } = findActive(tx, meetingId)
    if (!takesPart(tx, meetingId, actor.id)) refuse('meeting/join-first')
    const rated = { ...given, ratedAt: now }
    const [before] = tx.where(liveMeetingRatings, { meetingId, personId: actor.id })
    if (before) tx.update(liveMeetingRatings, before.id, rated)
    else tx.insert(liveMeetingRatings, { id, meetingId, teamId, personId: actor.id, ...rated })
  },
})

/** The result that still takes the person's rating; undefined while the meeting runs, and when it is too late. */
function lateResult(
  tx: Transaction,
  meetingId: Meeting['id'],
  personId: string,
  now: string,
): MeetingResult | undefined {
  const meeting = tx.get(meetings, meetingId)
  if (meeting?.status !== 'ended' || meeting.deletedAt !== null) return undefined
  const own = participation(tx, meetingId, personId)
  if (!own || !isPresent(meeting, own)) return undefined
  return tx.where(meetingResults, { meetingId }).find((result) => isRateable(result, now))
}
