import { defineMutation } from '../../../sync/define-mutation.ts'
import { ref, refs } from '../../../sync/fields.ts'
import type { Transaction } from '../../../sync/transaction.ts'
import { refuse } from '../../issues/discussion/discussion.refusals.ts'
import { latestRound } from '../../issues/discussion/discussion.rules.ts'
import { meetingIssues, MOST_TAKEN_UP, ROUND_SIZE } from '../../issues/discussion/meeting-issues.table.ts'
import { discuss, findDiscussable, takeUp } from '../../issues/discussion/taking-up.mutations.ts'
import { canTakePart } from '../../meetings/meetings.access.ts'
import { scriberEpoch } from '../../meetings/meetings.table.ts'
import { findScribed } from '../../meetings/scriber/scribed.reads.ts'
import { issueVotes } from '../../voting/voting.table.ts'
import { NOT_CHOSEN } from './discussion-room.text.ts'

/** Takes up to three issues up as the meeting’s next round, in this order, and discusses the first one. For the scriber. */
export const chooseIssues = defineMutation('chooseIssues', {
  failure: NOT_CHOSEN,
  input: { meetingId: ref('meetings'), epoch: scriberEpoch(), issueIds: refs('issues', ROUND_SIZE) },
  may: canTakePart,
  run(tx, { issueIds, ...args }, context) {
    const meeting = findScribed(tx, context.actor, args)
    const chosen = [...new Set(issueIds)]
    const [first] = chosen
    if (first === undefined) return refuse('discussion/nothing-chosen')
    const round = latestRound(tx.where(meetingIssues, { meetingId: meeting.id })) + 1
    if (round > MOST_TAKEN_UP) refuse('discussion/too-many', { limit: MOST_TAKEN_UP })
    for (const [index, issueId] of chosen.entries()) {
      const votes = votesOf(tx, issueId, meeting.id)
      const issue = findDiscussable(tx, meeting, issueId)
      takeUp(tx, meeting, issue, { round, place: index + 1, votes, now: context.now })
    }
    discuss(tx, meeting, first, context)
  },
})

/** The votes that everybody sees: a scriber’s own hidden ones are nobody else’s to know. */
const votesOf = (tx: Transaction, issueId: string, meetingId: string): number =>
  tx.where(issueVotes, { issueId, meetingId }).filter(({ ballotId }) => ballotId === null).length
