import { defineMutation } from '../../../sync/define-mutation.ts'
import { notFound } from '../../../sync/engine.refusals.ts'
import { date, ref } from '../../../sync/fields.ts'
import { headlines } from '../../headlines/headlines.table.ts'
import { refuse as refuseGoal } from '../../goals/goals.refusals.ts'
import { teamGoals } from '../../goals/goals.table.ts'
import { findLiveMetric } from '../../metrics/metrics.reads.ts'
import { metrics } from '../../metrics/metrics.table.ts'
import { answeredUpTo } from '../../metrics/proposals/misses.rules.ts'
import { worksWith } from '../../metrics/teams/metric-teams.reads.ts'
import { canWriteWork } from '../../work/work.access.ts'
import { assigneeIdsOf } from '../../tasks/tasks.reads.ts'
import { tasks } from '../../tasks/tasks.table.ts'
import { issueTitle } from '../issues.table.ts'
import { ISSUE_NOT_ADDED } from '../issues.text.ts'
import { raise } from './raise.mutations.ts'

const raised = {
  /** `issueIdOf` team, source and week. */
  id: ref('issues'),
  week: date(),
  teamId: ref('teams'),
  title: issueTitle(),
  /** The running meeting in which it is raised. */
  meetingId: ref('meetings').nullable(),
}

/**
 * Makes an issue of a metric's week. From somebody who works with the metric, that answers the proposal to make one of its misses up to
 * that week.
 */
export const raiseFromMetric = defineMutation('raiseFromMetric', {
  failure: ISSUE_NOT_ADDED,
  input: { ...raised, metricId: ref('metrics') },
  may: canWriteWork,
  run(tx, { metricId, ...given }, context) {
    const metric = findLiveMetric(tx, metricId)
    raise(tx, { ...given, kind: 'metric', sourceId: metricId, ownerIds: [metric.ownerId] }, context)
    if (!worksWith(tx, context.actor, metric)) return
    const missesDismissedAt = answeredUpTo(metric, given.week)
    if (missesDismissedAt !== metric.missesDismissedAt) tx.update(metrics, metricId, { missesDismissedAt })
  },
})

/** Makes an issue of a goal. */
export const raiseFromGoal = defineMutation('raiseFromGoal', {
  failure: ISSUE_NOT_ADDED,
  input: { ...raised, goalId: ref('team_goals') },
  may: canWriteWork,
  run(tx, { goalId, ...given }, context) {
    const goal = tx.find(teamGoals, goalId)
    if (goal.archivedAt !== null) refuseGoal('goal/not-found')
    raise(tx, { ...given, kind: 'goal', sourceId: goalId, ownerIds: [goal.ownerId] }, context)
  },
})

/**
 * Makes an issue of a task that its actor sees. Of a personal one, too: its title is then the team's to read. In the task's own team that
 * answers the proposal to make one of its misses.
 */
export const raiseFromTask = defineMutation('raiseFromTask', {
  failure: ISSUE_NOT_ADDED,
  input: { ...raised, taskId: ref('tasks') },
  may: canWriteWork,
  run(tx, { taskId, ...given }, context) {
    const task = tx.find(tasks, taskId)
    if (task.archivedAt !== null) notFound()
    const ownerIds = assigneeIdsOf(tx, taskId).toSorted().slice(0, 1)
    raise(
      tx,
      {
        ...given,
        kind: 'task',
        sourceId: taskId,
        ownerIds: ownerIds.length > 0 ? ownerIds : [task.createdBy],
      },
      context,
    )
    if (task.teamId === given.teamId) tx.update(tasks, taskId, { missesDismissedAt: context.now })
  },
})

/** Makes an issue of a headline. */
export const raiseFromHeadline = defineMutation('raiseFromHeadline', {
  failure: ISSUE_NOT_ADDED,
  input: { ...raised, headlineId: ref('headlines') },
  may: canWriteWork,
  run(tx, { headlineId, ...given }, context) {
    const headline = tx.find(headlines, headlineId)
    if (headline.archivedAt !== null) notFound()
    raise(tx, { ...given, kind: 'headline', sourceId: headlineId, ownerIds: [headline.createdBy] }, context)
  },
})
