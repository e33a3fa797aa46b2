import type { MutationContext } from '../../../sync/define-mutation.ts'
import { defineMutation } from '../../../sync/define-mutation.ts'
import { list, ref, uuid } from '../../../sync/fields.ts'
import type { Transaction } from '../../../sync/transaction.ts'
import { UNTOUCHED } from '../../issues/issues.rules.ts'
import { issues } from '../../issues/issues.table.ts'
import { canEndMeeting, canTakePart } from '../../meetings/meetings.access.ts'
import { refuse } from '../../meetings/meetings.refusals.ts'
import { meetings } from '../../meetings/meetings.table.ts'
import { metrics } from '../../metrics/metrics.table.ts'
import { answeredUpTo } from '../../metrics/proposals/misses.rules.ts'
import { canOwn } from '../../work/owners.reads.ts'
import { type MeetingResult, meetingResults } from '../results/meeting-results.table.ts'
import { makesIssues, type Overdue, overdueOf } from './overdue.reads.ts'
import { ISSUES_NOT_AUTO_CREATED } from './overdue.text.ts'

/** A meeting makes at most so many issues of what is overdue; the others are left to the next one. */
export const MOST_MADE = 50

/**
 * Makes issues of what is overdue in the team that has just met, once a meeting, and names them in its result. A step of its own, so that
 * what goes wrong here does not keep a meeting from ending.
 */
export const createOverdueIssues = defineMutation('createOverdueIssues', {
  failure: ISSUES_NOT_AUTO_CREATED,
  /** `ids` for the issues; as many are made. */
  input: { meetingId: ref('meetings'), ids: list(uuid(), MOST_MADE) },
  may: canTakePart,
  run(tx, { meetingId, ids }, context) {
    const meeting = tx.find(meetings, meetingId)
    if (!canEndMeeting(context.actor, meeting)) refuse('meeting/not-yours-to-end')
    const [result] = tx.where(meetingResults, { meetingId })
    if (!result || meeting.deletedAt !== null) return refuse('meeting/not-processed')
    if (result.issuesAutoCreated !== null || !makesIssues(tx, context.actor)) return
    const found = overdueOf(tx, meeting.teamId, context).slice(0, ids.length)
    const issuesAutoCreated = found.map((overdue, place) =>
      makeIssue(tx, { id: ids[place]!, teamId: meeting.teamId, overdue }, context),
    )
    tx.update(meetingResults, result.id, { issuesAutoCreated })
  },
})

type MadeIssue = NonNullable<MeetingResult['issuesAutoCreated']>[number]

function makeIssue(
  tx: Transaction,
  { id, teamId, overdue }: { id: string; teamId: string; overdue: Overdue },
  { actor, now }: MutationContext,
): MadeIssue {
  const { ownerIds, ...given } = overdue
  const ownerId =
    ownerIds.find((personId) => canOwn(tx, actor, { teamId, personId, createdBy: actor.id })) ?? actor.id
  tx.insert(issues, {
    ...given,
    id,
    issueType: 'short_term',
    status: 'open',
    teamId,
    ownerId,
    meetingId: null,
    createdBy: actor.id,
    createdAt: now,
    updatedAt: now,
    resolvedAt: null,
    resolvedBy: null,
    archivedAt: null,
    ...UNTOUCHED,
  })
  if (given.sourceId && given.sourceWeek) answerMisses(tx, given.sourceId, given.sourceWeek)
  return { id, title: given.title, personIds: [ownerId] }
}

/** So that the same misses are not proposed once more. */
function answerMisses(tx: Transaction, metricId: string, week: string): void {
  const missesDismissedAt = answeredUpTo(tx.find(metrics, metricId), week)
  tx.update(metrics, metricId, { missesDismissedAt })
}
