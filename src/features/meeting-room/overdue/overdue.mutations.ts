import type { MutationContext } from '../../../sync/define-mutation.ts'
import { defineMutation } from '../../../sync/define-mutation.ts'
import { ref } from '../../../sync/fields.ts'
import type { Transaction } from '../../../sync/transaction.ts'
import { issues } from '../../issues/issues.table.ts'
import { raise } from '../../issues/raising/raise.mutations.ts'
import { issueIdOf } from '../../issues/raising/sources.rules.ts'
import { canEndMeeting, canTakePart } from '../../meetings/meetings.access.ts'
import { refuse } from '../../meetings/meetings.refusals.ts'
import { meetings } from '../../meetings/meetings.table.ts'
import { metrics } from '../../metrics/metrics.table.ts'
import { answeredUpTo } from '../../metrics/proposals/misses.rules.ts'
import { tasks } from '../../tasks/tasks.table.ts'
import { type MeetingResult, meetingResults } from '../results/meeting-results.table.ts'
import { makesIssues, type Overdue, overdueOf } from './overdue.reads.ts'
import { ISSUES_NOT_AUTO_CREATED } from './overdue.text.ts'

/** A meeting makes at most so many issues of what is overdue; the others are left to the next one. */
const MOST_MADE = 50

/**
 * Makes issues of what is overdue in the team that has just met, once a meeting, and names them in its result. A step of its own, so that
 * what goes wrong here does not keep a meeting from ending.
 */
export const createOverdueIssues = defineMutation('createOverdueIssues', {
  failure: ISSUES_NOT_AUTO_CREATED,
  input: { meetingId: ref('meetings') },
  may: canTakePart,
  run(tx, { meetingId }, context) {
    const meeting = tx.find(meetings, meetingId)
    if (!canEndMeeting(context.actor, meeting)) refuse('meeting/not-yours-to-end')
    const [result] = tx.where(meetingResults, { meetingId })
    if (!result || meeting.deletedAt !== null) return refuse('meeting/not-processed')
    if (result.issuesAutoCreated !== null || !makesIssues(tx, context.actor)) return
    const found = overdueOf(tx, meeting.teamId, context).slice(0, MOST_MADE)
    const issuesAutoCreated = found.map((overdue) => makeIssue(tx, meeting.teamId, overdue, context))
    tx.update(meetingResults, result.id, { issuesAutoCreated })
  },
})

type MadeIssue = NonNullable<MeetingResult['issuesAutoCreated']>[number]

function makeIssue(tx: Transaction, teamId: string, overdue: Overdue, context: MutationContext): MadeIssue {
  const { kind, sourceId, week } = overdue
  const id = issueIdOf({ teamId, sourceId, week })
  raise(tx, { ...overdue, id, teamId, meetingId: null }, context)
  // So that the same misses are not proposed once more.
  if (kind === 'task') tx.update(tasks, sourceId, { missesDismissedAt: context.now })
  else answerMisses(tx, sourceId, week)
  return { id, title: overdue.title, personIds: [tx.find(issues, id).ownerId] }
}

function answerMisses(tx: Transaction, metricId: string, week: string): void {
  const missesDismissedAt = answeredUpTo(tx.find(metrics, metricId), week)
  tx.update(metrics, metricId, { missesDismissedAt })
}
