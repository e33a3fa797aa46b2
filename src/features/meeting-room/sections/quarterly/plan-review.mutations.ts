import { defineMutation } from '../../../../sync/define-mutation.ts'
import { ref } from '../../../../sync/fields.ts'
import { findActive } from '../../../meetings/active-meeting.reads.ts'
import { canTakePart } from '../../../meetings/meetings.access.ts'
import { takesPart } from '../../../meetings/meetings.reads.ts'
import { refuse } from '../../../meetings/meetings.refusals.ts'
import { meetings, planVerdict } from '../../../meetings/meetings.table.ts'
import { planBlock } from '../../../strategy/strategy.table.ts'
import { BLOCK_NOT_REVIEWED } from './plan-review.text.ts'

/** Says of a block of the plan, for everybody in the meeting, that it is still true or has changed; null takes it back. */
export const reviewPlanBlock = defineMutation('reviewPlanBlock', {
  failure: BLOCK_NOT_REVIEWED,
  input: { meetingId: ref('meetings'), block: planBlock(), verdict: planVerdict().nullable() },
  may: canTakePart,
  run(tx, { meetingId, block, verdict }, { actor, now }) {
    const { planReview } = findActive(tx, meetingId)
    if (!takesPart(tx, meetingId, actor.id)) refuse('meeting/join-first')
    const { [block]: _before, ...others } = planReview
    tx.update(meetings, meetingId, {
      planReview: verdict === null ? others : { ...others, [block]: verdict },
      updatedAt: now,
      updatedBy: actor.id,
    })
  },
})
