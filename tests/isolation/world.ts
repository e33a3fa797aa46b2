import { randomUUID } from 'node:crypto'
import { createGoal } from '../../src/features/goals/goals.mutations.ts'
import { addMilestone } from '../../src/features/goals/goal-progress.mutations.ts'
import { createHeadline } from '../../src/features/headlines/headlines.mutations.ts'
import { createIssue } from '../../src/features/issues/issues.mutations.ts'
import { endMeeting, startMeeting } from '../../src/features/meeting-room/meeting-room.mutations.ts'
import { cellOf, setMetricValue } from '../../src/features/metrics/values/metric-values.mutations.ts'
import { createMetric } from '../../src/features/metrics/definition/metric-definition.mutations.ts'
import { invitePerson } from '../../src/features/invitations/invitations.mutations.ts'
import { createTask } from '../../src/features/tasks/tasks.mutations.ts'
import { createTeam } from '../../src/features/teams/teams.mutations.ts'
import { castVote } from '../../src/features/voting/voting.mutations.ts'
import type { Mutation } from '../../src/sync/define-mutation.ts'
import { newId } from '../../src/sync/id.ts'
import type { SyncNode } from '../../src/sync/server/node.ts'

/** One row of every kind, made in one team of one company through the product's own mutations. */
export interface World {
  companyId: string
  teamId: string
  /** Another team of the company. */
  otherTeamId: string
  personId: string
  metricId: string
  week: string
  goalId: string
  milestoneId: string
  taskId: string
  issueId: string
  headlineId: string
  /** Running, with its starter as scriber. */
  meetingId: string
  /** An earlier one, ended. */
  pastMeetingId: string
  invitationId: string
}

const DAY = '2026-03-02'

/** Populates a team as `owner`, who needs to be its member; `director` does what takes more. */
export async function makeWorld(
  node: SyncNode,
  {
    companyId,
    teamId,
    owner,
    director,
  }: { companyId: string; teamId: string; owner: string; director: string },
): Promise<World> {
  const as =
    (userId: string) =>
    <Args>(mutation: Mutation<Args>, args: NoInfer<Args>) =>
      node.run(companyId, userId, mutation, args)
  const world: World = {
    companyId,
    teamId,
    otherTeamId: await makeTeam(node, companyId, director),
    personId: owner,
    metricId: newId(),
    week: DAY,
    goalId: newId(),
    milestoneId: newId(),
    taskId: newId(),
    issueId: newId(),
    headlineId: newId(),
    meetingId: newId(),
    pastMeetingId: newId(),
    invitationId: newId(),
  }
  const { metricId, goalId, issueId } = world
  await as(owner)(createMetric, {
    id: metricId,
    teamId,
    ownerId: owner,
    name: 'Leads',
    description: '',
    unit: 'number',
    targetValue: 10,
    targetLogic: 'greater_than_or_equal',
    aggregationType: 'total',
  })
  await as(owner)(setMetricValue, { ...cellOf(metricId, DAY), value: 12 })
  await as(owner)(createGoal, {
    id: goalId,
    teamId,
    ownerId: owner,
    title: 'Goal',
    description: '',
    targetDate: '2026-12-31',
    isCompanyGoal: false,
  })
  await as(owner)(addMilestone, { id: world.milestoneId, goalId, title: 'Milestone' })
  await as(owner)(createTask, { id: world.taskId, title: 'Task', taskType: 'team', teamId, dueDate: DAY })
  await as(owner)(createIssue, { id: issueId, title: 'Issue', issueType: 'short_term', teamId })
  await as(owner)(createHeadline, { id: world.headlineId, title: 'Headline', teamId })
  for (const id of [world.pastMeetingId, world.meetingId]) {
    await as(director)(startMeeting, {
      id,
      participantId: newId(),
      transferId: newId(),
      teamId,
      meetingType: 'weekly',
    })
    if (id === world.pastMeetingId) await as(director)(endMeeting, { id: newId(), meetingId: id })
  }
  await as(owner)(castVote, { id: newId(), issueId, meetingId: null })
  await as(director)(invitePerson, {
    id: world.invitationId,
    email: `guest-${randomUUID()}@guest.example`,
    level: 'member',
    teamIds: [teamId],
  })
  return world
}

/** A second team that its creator leads, so that its rows can be moved and deleted without harm. */
export async function makeTeam(node: SyncNode, companyId: string, creator: string): Promise<string> {
  const id = newId()
  await node.run(companyId, creator, createTeam, { id, membershipId: newId(), name: `Team ${id.slice(-6)}` })
  return id
}
