import { defineQuery } from '../../../sync/define-query.ts'
import { ref } from '../../../sync/fields.ts'
import type { Reader } from '../../../sync/store.ts'
import { tasks } from '../../tasks/tasks.table.ts'
import { teams } from '../../teams/teams.table.ts'
import { meetingNotes } from '../discussion/meeting-notes.table.ts'
import { withMerged } from '../issues.reads.ts'
import { type Issue, issues } from '../issues.table.ts'
import { MOST_TASKS, type PastIssue, stateOf } from './past.rules.ts'

/** Every issue at hand that was not merged into another, of whatever team and state. Everybody may ask for what they see. */
export const issuesAtHand = defineQuery('issuesAtHand', {
  input: {},
  visibleTo: () => true,
  run: (read): Issue[] => read.where(issues, {}).filter(({ mergedIntoId }) => mergedIntoId === null),
})

/** What became of an issue. A row reaches only those who may read it. */
export const pastIssue = defineQuery('pastIssue', {
  input: { issueId: ref('issues') },
  visibleTo: () => true,
  run(read, { issueId }): PastIssue | null {
    const issue = read.get(issues, issueId)
    if (!issue) return null
    const { id, title, sourceId, reopenedAt } = issue
    const state = stateOf(issue)
    const again = sourceId === null ? [] : read.where(issues, { sourceId }).map(({ createdAt }) => createdAt)
    const raisedAgainAt = again.filter((at) => state.state === 'resolved' && at > state.since).toSorted()[0]
    const made = withMerged(read, id).flatMap((sourceIssueId) =>
      read.where(tasks, { sourceIssueId, archivedAt: null }),
    )
    return {
      id,
      title,
      teamName: read.get(teams, issue.teamId)?.name ?? '',
      ...state,
      cameBackAt: raisedAgainAt ?? reopenedAt,
      decision: decisionOn(read, id),
      tasks: made
        .slice(0, MOST_TASKS)
        .map((task) => ({ id: task.id, title: task.title, isDone: task.status === 'done' })),
    }
  },
})

function decisionOn(read: Reader, issueId: string): string | null {
  const decided = read
    .where(meetingNotes, { issueId })
    .filter(({ kind, text }) => kind === 'decision' && text)
  return decided.toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt))[0]?.text ?? null
}
