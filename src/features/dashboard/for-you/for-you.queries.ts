import type { Reader } from '../../../sync/store.ts'
import { defineQuery } from '../../../sync/define-query.ts'
import type { Discussion } from '../../comments/discussions.table.ts'
import { unreadBy, type UnreadDiscussion } from '../../comments/following.reads.ts'
import { type Goal, teamGoals } from '../../goals/goals.table.ts'
import { type Headline, headlines } from '../../headlines/headlines.table.ts'
import { type Issue, issues } from '../../issues/issues.table.ts'
import { type Metric, metrics } from '../../metrics/metrics.table.ts'
import { toldOf } from '../../notifications/notifications.queries.ts'
import { type Person, people } from '../../people/people.table.ts'
import { type Task, tasks } from '../../tasks/tasks.table.ts'

/** What a discussion is about. */
export type Discussable =
  | { kind: 'issue'; row: Issue }
  | { kind: 'goal'; row: Goal }
  | { kind: 'task'; row: Task }
  | { kind: 'headline'; row: Headline }
  | { kind: 'metric'; row: Metric; week: string }

export interface ForYouItem {
  discussionId: string
  subject: Discussable
  unread: number
  isMentioned: boolean
  lastBy: Person | undefined
  /** ISO 8601. */
  lastAt: string
}

const SHOWN = 6

/**
 * The discussions that the actor follows and has not read, mentions first, then the latest; how many there are, and in how many of them no
 * notification tells of a mention. Everybody may ask for their own.
 */
export const forYou = defineQuery('forYou', {
  input: {},
  visibleTo: () => true,
  run(read, _args, actor): { count: number; untold: number; items: ForYouItem[] } {
    const unread = unreadBy(read, actor.id).flatMap((found) => itemOf(read, found) ?? [])
    const isTold = toldOf(read, actor.id)
    const untold = unread.filter(
      ({ subject }) =>
        !isTold({
          subjectKind: subject.kind,
          subjectId: subject.row.id,
          day: subject.kind === 'metric' ? subject.week : null,
        }),
    ).length
    return { count: unread.length, untold, items: unread.toSorted(mentionsFirst).slice(0, SHOWN) }
  },
})

function itemOf(read: Reader, { discussion, unread, isMentioned }: UnreadDiscussion): ForYouItem | null {
  const { lastCommentAt, lastCommentBy } = discussion
  if (!lastCommentAt || !lastCommentBy) return null
  const subject = subjectOf(read, discussion)
  const lastBy = read.get(people, lastCommentBy)
  return (
    subject && { discussionId: discussion.id, subject, unread, isMentioned, lastBy, lastAt: lastCommentAt }
  )
}

/** Null for what was archived. */
function subjectOf(read: Reader, discussion: Discussion): Discussable | null {
  const { issueId, goalId, taskId, headlineId, metricId, week } = discussion
  const issue = issueId && read.get(issues, issueId)
  if (issue) return issue.archivedAt === null ? { kind: 'issue', row: issue } : null
  const goal = goalId && read.get(teamGoals, goalId)
  if (goal) return goal.archivedAt === null ? { kind: 'goal', row: goal } : null
  const task = taskId && read.get(tasks, taskId)
  if (task) return task.archivedAt === null ? { kind: 'task', row: task } : null
  const headline = headlineId && read.get(headlines, headlineId)
  if (headline) return headline.archivedAt === null ? { kind: 'headline', row: headline } : null
  const metric = metricId && read.get(metrics, metricId)
  return metric && week && metric.deletedAt === null ? { kind: 'metric', row: metric, week } : null
}

const mentionsFirst = (one: ForYouItem, other: ForYouItem): number =>
  Number(other.isMentioned) - Number(one.isMentioned) || other.lastAt.localeCompare(one.lastAt)
