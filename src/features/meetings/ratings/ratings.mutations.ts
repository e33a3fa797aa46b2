import { defineMutation } from '../../../sync/define-mutation.ts'
import { ref, uuid } from '../../../sync/fields.ts'
import { canTakePart } from '../meetings.access.ts'
import { takesPart } from '../meetings.reads.ts'
import { liveMeetingRatings, rating, ratingNote } from '../meetings.table.ts'
import { refuse } from '../meetings.refusals.ts'
import { NOT_RATED } from '../meetings.text.ts'
import { findActive } from '../active-meeting.reads.ts'

/** The actor's own rating; a second one replaces the first. */
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
    const { teamId } = findActive(tx, meetingId)
    if (!takesPart(tx, meetingId, actor.id)) refuse('meeting/join-first')
    const rated = { ...given, ratedAt: now }
    const [before] = tx.where(liveMeetingRatings, { meetingId, personId: actor.id })
    if (before) tx.update(liveMeetingRatings, before.id, rated)
    else tx.insert(liveMeetingRatings, { id, meetingId, teamId, personId: actor.id, ...rated })
  },
})
