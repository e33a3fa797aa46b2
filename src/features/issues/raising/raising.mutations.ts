import { defineMutation, type MutationContext } from '../../../sync/define-mutation.ts'
import { notFound } from '../../../sync/engine.refusals.ts'
import { date, ref } from '../../../sync/fields.ts'
import type { Transaction } from '../../../sync/transaction.ts'
import { headlines } from '../../headlines/headlines.table.ts'
import { refuse as refuseGoal } from '../../goals/goals.refusals.ts'
import { teamGoals } from '../../goals/goals.table.ts'
import { madeInMeeting } from '../../meetings/made-in-meeting.reads.ts'
import { findLiveMetric } from '../../metrics/metrics.reads.ts'
import { metrics } from '../../metrics/metrics.table.ts'
import { refuse as refuseWeek } from '../../metrics/metrics.refusals.ts'
import { answeredUpTo } from '../../metrics/proposals/misses.rules.ts'
import { worksWith } from '../../metrics/teams/metric-teams.reads.ts'
import { isEnterableWeek } from '../../metrics/values/metric-values.rules.ts'
import { findOwnTeam } from '../../work/own-team.reads.ts'
import { canOwn } from '../../work/owners.reads.ts'
import { canWriteWork } from '../../work/work.access.ts'
import { assigneeIdsOf } from '../../tasks/tasks.reads.ts'
import { tasks } from '../../tasks/tasks.table.ts'
import { standingFor } from '../issues.reads.ts'
import { cameBack } from '../age.rules.ts'
import { isOpen, UNTOUCHED } from '../issues.rules.ts'
import { issues, issueTitle, type SourceKind } from '../issues.table.ts'
import { ISSUE_NOT_ADDED } from '../issues.text.ts'
import { issueIdOf } from './sources.rules.ts'

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
    raise(tx, { ...given, kind: 'metric', sourceId: metricId, ownerId: metric.ownerId }, context)
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
    raise(tx, { ...given, kind: 'goal', sourceId: goalId, ownerId: goal.ownerId }, context)
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
    const ownerId = assigneeIdsOf(tx, taskId).toSorted()[0] ?? task.createdBy
    raise(tx, { ...given, kind: 'task', sourceId: taskId, ownerId }, context)
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
    raise(tx, { ...given, kind: 'headline', sourceId: headlineId, ownerId: headline.createdBy }, context)
  },
})

interface Raised {
  id: string
  kind: SourceKind
  sourceId: string
  week: string
  teamId: string
  ownerId: string
  title: string
  meetingId: string | null
}

/**
 * Puts the issue on the team's list: owned by whoever owns what it is made from, or by the actor if they can't own it in that
 * team. One that is there already stays as it is; one that was resolved or archived is open again.
 */
function raise(tx: Transaction, given: Raised, { actor, now }: MutationContext): void {
  const { id, kind, sourceId, week, title } = given
  const teamId = findOwnTeam(tx, actor, given.teamId).id
  if (!isEnterableWeek(week, now)) refuseWeek('value/not-a-week')
  if (id !== issueIdOf({ teamId, sourceId, week })) notFound()
  const before = tx.get(issues, id)
  if (before && isOpen(standingFor(tx, before))) return
  const open = {
    title,
    status: 'open' as const,
    meetingId: madeInMeeting(tx, given.meetingId, teamId),
    updatedAt: now,
    resolvedAt: null,
    resolvedBy: null,
    archivedAt: null,
    ...UNTOUCHED,
    reopenedAt: before && cameBack(before, now) ? now : (before?.reopenedAt ?? null),
  }
  if (before) return tx.update(issues, id, open)
  const isOwner = canOwn(tx, actor, { teamId, personId: given.ownerId, createdBy: actor.id })
  tx.insert(issues, {
    ...open,
    id,
    description: null,
    issueType: 'short_term',
    teamId,
    ownerId: isOwner ? given.ownerId : actor.id,
    sourceKind: kind,
    sourceId,
    sourceWeek: week,
    createdBy: actor.id,
    createdAt: now,
  })
}
