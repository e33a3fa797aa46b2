import { team } from '../../sync/scope.ts'
import type { Reader } from '../../sync/store.ts'
import { type Goal, type GoalMilestone, goalMilestones, teamGoals } from '../goals/goals.table.ts'
import { type Issue, issues } from '../issues/issues.table.ts'
import { type Metric, metrics } from '../metrics/metrics.table.ts'
import { actorOf } from '../people/people.access.ts'
import { type Task, taskAssignees, tasks } from '../tasks/tasks.table.ts'

/** The unfinished work of teams that is one person's. What they keep for themselves alone is nobody else's to see. */
export interface OpenWork {
  goals: Goal[]
  milestones: GoalMilestone[]
  metrics: Metric[]
  tasks: Task[]
  issues: Issue[]
}

export type KindOfWork = keyof OpenWork

export const KINDS_OF_WORK = [
  'goals',
  'milestones',
  'metrics',
  'tasks',
  'issues',
] as const satisfies KindOfWork[]

export const openWorkOf = (read: Reader, personId: string): OpenWork => ({
  goals: read.where(teamGoals, { ownerId: personId }).filter(isOpenGoal),
  milestones: read.where(goalMilestones, { ownerId: personId }).filter(({ goalId, progress }) => {
    const goal = read.get(teamGoals, goalId)
    return progress < 100 && goal !== undefined && isOpenGoal(goal)
  }),
  metrics: read.where(metrics, { ownerId: personId }).filter(({ deletedAt }) => deletedAt === null),
  tasks: read
    .where(taskAssignees, { personId })
    .flatMap(({ taskId }) => read.get(tasks, taskId) ?? [])
    .filter(({ teamId, doneAt, archivedAt }) => teamId !== null && doneAt === null && archivedAt === null),
  issues: read
    .where(issues, { ownerId: personId })
    .filter(({ status, archivedAt }) => status === 'open' && archivedAt === null),
})

const isOpenGoal = ({ completedAt, closedAt, archivedAt }: Goal): boolean =>
  completedAt === null && closedAt === null && archivedAt === null

/** Whether somebody can take over work of a team: whoever sees it as an active member of the company. */
export const canTakeOver = (read: Reader, personId: string, teamId: string): boolean =>
  actorOf(read, personId)?.sees(team(teamId)) ?? false
