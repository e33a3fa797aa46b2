import { afterAll, beforeAll, expect, test } from 'vitest'
import { restoreGoal } from '../src/features/goals/goals.mutations.ts'
import { heldGoalsDue } from '../src/features/goals/quarters/quarters.queries.ts'
import { goalUpdates } from '../src/features/goals/trail/goal-updates.table.ts'
import { heldFinishedGoals } from '../src/features/goals/goals.queries.ts'
import {
  goalMilestones,
  goalTeamAssignments,
  NOT_CLOSED,
  teamGoals,
} from '../src/features/goals/goals.table.ts'
import { updateMetric } from '../src/features/metrics/definition/metric-definition.mutations.ts'
import { heldWeeks } from '../src/features/metrics/metrics.queries.ts'
import { metricValues } from '../src/features/metrics/metrics.table.ts'
import { cellOf, setMetricValue } from '../src/features/metrics/values/metric-values.mutations.ts'
import { newRow } from '../src/features/people/company-rows.rules.ts'
import { setTaskStatus } from '../src/features/tasks/task-acts.mutations.ts'
import { heldDoneTasks } from '../src/features/tasks/finished-tasks.queries.ts'
import { assigneeIdsOf } from '../src/features/tasks/tasks.reads.ts'
import { NO_REPEAT } from '../src/features/tasks/repeat/repeat-fields.rules.ts'
import { NOTHING_YET } from '../src/features/tasks/tasks.rules.ts'
import { taskAssignees, tasks } from '../src/features/tasks/tasks.table.ts'
import { idInWeek } from '../src/features/time/id-in-week.rules.ts'
import { newId } from '../src/sync/id.ts'
import { type Cast, cast, makeNode } from './cast.ts'
import { daysAgo, follow, harborBefore, TWO_YEARS, weekBefore } from './long-ago.ts'

let stage: Cast
beforeAll(async () => (stage = await cast()))
afterAll(() => stage.stop())

const { seed, crewMetric, valueRow, stored } = harborBefore(() => stage)

test('the value of a week long past is entered, and entered again', async () => {
  const { lena } = stage.harbor
  const metricId = await crewMetric('Long past')
  await lena.does(setMetricValue, { ...cellOf(metricId, weekBefore(80)), value: 1 })
  await lena.does(setMetricValue, { ...cellOf(metricId, weekBefore(80)), value: 2 })
  expect(await stored(metricId)).toMatchObject([{ week: weekBefore(80), value: 2 }])
})

test('a metric that moves to another team takes all its values along', async () => {
  const { maya, teams } = stage.harbor
  const metricId = await crewMetric('Moving')
  await seed([valueRow(metricId, 1), valueRow(metricId, 90)])
  await maya.does(updateMetric, { metricId, teamId: teams.leadership, ownerId: maya.id })
  expect((await stored(metricId)).map(({ teamId }) => teamId)).toEqual([teams.leadership, teams.leadership])
  const { replica } = (await stage.node.company(stage.harbor.companyId))!
  expect(replica.store.where(metricValues, { metricId })).toHaveLength(1)
})

test('a task done long ago is found with its assignees when somebody changes it, and comes back whole', async () => {
  const { omar, lena, teams } = stage.harbor
  const taskId = newId()
  const stamp = { createdBy: omar.id, createdAt: daysAgo(90), updatedAt: daysAgo(60) }
  await seed([
    newRow(tasks, {
      ...stamp,
      id: taskId,
      title: 'Caulk the deck',
      description: null,
      taskType: 'team',
      teamId: teams.crew,
      status: 'done',
      dueDate: '2026-01-05',
      sourceIssueId: null,
      sourceGoalId: null,
      sourceMilestoneId: null,
      meetingId: null,
      doneAt: daysAgo(60),
      ...NO_REPEAT,
      ...NOTHING_YET,
    }),
    newRow(taskAssignees, { id: newId(), taskId, personId: lena.id, teamId: teams.crew }),
  ])
  const { replica } = (await stage.node.company(stage.harbor.companyId))!
  expect(replica.store.get(tasks, taskId)).toBe(undefined)
  expect(replica.store.where(taskAssignees, { taskId })).toEqual([])
  await omar.does(setTaskStatus, { id: taskId, status: 'todo' })
  expect(replica.store.get(tasks, taskId)).toMatchObject({ status: 'todo' })
  expect(assigneeIdsOf(replica.store, taskId)).toEqual([lena.id])
})

test('a goal archived long ago comes back with its milestones, on every node', async () => {
  const { omar, companyId, teams } = stage.harbor
  const goalId = newId()
  const stamp = { createdBy: omar.id, createdAt: daysAgo(200), updatedAt: daysAgo(100) }
  await seed([
    newRow(teamGoals, {
      ...stamp,
      id: goalId,
      teamId: teams.crew,
      ownerId: omar.id,
      title: 'Round the Horn',
      description: null,
      targetDate: '2026-03-31',
      status: 'on_track',
      progress: 50,
      isCompanyGoal: false,
      isShared: false,
      displayOrder: 0,
      completedAt: null,
      ...NOT_CLOSED,
      archivedAt: daysAgo(100),
    }),
    newRow(goalMilestones, {
      ...stamp,
      id: newId(),
      goalId,
      teamId: teams.crew,
      title: 'Set sail',
      progress: 50,
      ownerId: null,
      dueDate: null,
    }),
  ])
  const other = makeNode(stage.pool)
  await other.start()
  const there = (await other.company(companyId))!
  expect(there.replica.store.get(teamGoals, goalId)).toBe(undefined)
  await omar.does(restoreGoal, { goalId })
  await expect.poll(() => there.replica.store.where(goalMilestones, { goalId }).length).toBe(1)
  await other.stop()
})

test('what is borrowed follows every change, of this person and of others, until it is given back', async () => {
  const { omar, lena, maya, teams } = stage.harbor
  const [kept, moved] = [await crewMetric('Kept'), await crewMetric('Moved')]
  await seed([kept, moved].flatMap((metricId) => [valueRow(metricId, 40), valueRow(metricId, 90)]))
  await lena.borrows(heldWeeks, { teamId: teams.crew, ...TWO_YEARS })
  await lena.verifyStore()
  await lena.does(setMetricValue, { ...cellOf(kept, weekBefore(90)), value: 5 })
  await omar.does(setMetricValue, { ...cellOf(kept, weekBefore(91)), value: 6 })
  await maya.does(updateMetric, { metricId: moved, teamId: teams.leadership, ownerId: maya.id })
  await lena.verifyStore()
  expect((await stored(kept)).map(({ value }) => value)).toEqual([40, 5, 6])
  expect((await stored(moved)).map(({ teamId }) => teamId)).toEqual([teams.leadership, teams.leadership])
  lena.givesBackAll()
  await lena.verifyStore()
  await omar.does(setMetricValue, { ...cellOf(kept, weekBefore(40)), value: 7 })
  await lena.verifyStore()
})

test('what is finished leaves the memory when its time is over', async () => {
  const { replica } = (await stage.node.company(stage.harbor.companyId))!
  const metricId = await crewMetric('Leaving')
  const row = { ...valueRow(metricId, 0).row, week: weekBefore(15) }
  replica.store.apply([{ entity: metricValues.name, id: row.id, row, scope: 'c' }])
  replica.dropExpired()
  expect(replica.store.where(metricValues, { metricId })).toEqual([])
})

test('done tasks come with their assignees, and completed goals that others share with their milestones', async () => {
  const { omar, lena, teams } = stage.harbor
  const [taskId, personalId, goalId] = [newId(), newId(), newId()]
  const stamp = { createdBy: lena.id, createdAt: daysAgo(300), updatedAt: daysAgo(200) }
  const task = {
    ...stamp,
    description: null,
    status: 'done' as const,
    dueDate: '2026-01-05',
    doneAt: daysAgo(200),
  }
  const none = {
    sourceIssueId: null,
    sourceGoalId: null,
    sourceMilestoneId: null,
    meetingId: null,
    ...NO_REPEAT,
    ...NOTHING_YET,
  }
  await seed([
    newRow(tasks, {
      ...task,
      ...none,
      id: taskId,
      title: 'Tar the hull',
      taskType: 'team',
      teamId: teams.crew,
    }),
    newRow(taskAssignees, { id: newId(), taskId, personId: omar.id, teamId: teams.crew }),
    newRow(tasks, {
      ...task,
      ...none,
      id: personalId,
      title: 'Learn knots',
      taskType: 'personal',
      teamId: null,
    }),
    newRow(taskAssignees, { id: newId(), taskId: personalId, personId: lena.id, teamId: null }),
    newRow(teamGoals, {
      ...stamp,
      id: goalId,
      teamId: teams.crew,
      ownerId: omar.id,
      title: 'Cross the line',
      description: null,
      targetDate: '2026-03-31',
      status: 'complete',
      progress: 100,
      isCompanyGoal: false,
      isShared: true,
      displayOrder: 1,
      completedAt: daysAgo(200),
      ...NOT_CLOSED,
      archivedAt: null,
    }),
    newRow(goalMilestones, {
      ...stamp,
      id: newId(),
      goalId,
      teamId: teams.crew,
      title: 'Sail',
      progress: 100,
      ownerId: null,
      dueDate: null,
    }),
    newRow(goalTeamAssignments, {
      id: newId(),
      goalId,
      teamId: teams.leadership,
      createdBy: omar.id,
      createdAt: daysAgo(300),
    }),
  ])
  const finished = { teamIds: [teams.crew], from: daysAgo(250), to: daysAgo(150) }
  const line = await follow(stage.node, lena)
  line.want({ ...finished, personId: lena.id }, heldDoneTasks.name)
  line.want({ ...finished, personId: omar.id }, heldDoneTasks.name)
  line.want(finished, heldFinishedGoals.name)
  const names = () => line.pages().flatMap(({ rows }) => rows.map(([entity]) => entity))
  await expect
    .poll(() => names().toSorted())
    .toEqual([
      'goal_milestones',
      'goal_team_assignments',
      'task_assignees',
      'task_assignees',
      'tasks',
      'tasks',
      'team_goals',
    ])
  line.leave()
})

test('goals of a quarter long ago come back by their target date, with what was said of them', async () => {
  const { omar, lena, teams } = stage.harbor
  const goalId = newId()
  const stamp = { createdBy: omar.id, createdAt: daysAgo(900), updatedAt: daysAgo(700) }
  await seed([
    newRow(teamGoals, {
      ...stamp,
      id: goalId,
      teamId: teams.crew,
      ownerId: omar.id,
      title: 'Sell the old sails',
      description: null,
      targetDate: '2024-03-31',
      status: 'off_track',
      progress: 0,
      isCompanyGoal: false,
      isShared: false,
      displayOrder: 1,
      completedAt: null,
      outcome: 'not_done',
      closedAt: daysAgo(700),
      carriedToId: null,
      outcomeTaskId: null,
      archivedAt: null,
    }),
    newRow(goalUpdates, {
      id: idInWeek(goalId, '2024-02-05'),
      goalId,
      teamId: teams.crew,
      isShared: false,
      week: '2024-02-05',
      status: 'off_track',
      note: 'Nobody wants them',
      createdBy: omar.id,
      createdAt: daysAgo(720),
    }),
  ])
  const { replica } = (await stage.node.company(stage.harbor.companyId))!
  expect(replica.store.get(teamGoals, goalId)).toBe(undefined)
  expect(replica.store.where(goalUpdates, { goalId })).toEqual([])
  const line = await follow(stage.node, lena)
  line.want({ teamIds: [teams.crew], from: '2024-01-01', to: '2024-04-01' }, heldGoalsDue.name)
  const ids = () => line.pages().flatMap(({ rows }) => rows.map(([, row]) => row.id))
  await expect.poll(() => ids().toSorted()).toEqual([goalId, idInWeek(goalId, '2024-02-05')].toSorted())
  line.leave()
})
