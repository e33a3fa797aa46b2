import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cast, cast } from '../../../tests/cast.ts'
import type { Player } from '../../../tests/player.ts'
import { refused } from '../../../tests/refused.ts'
import { newId } from '../../sync/id.ts'
import { archiveGoal, createGoal, restoreGoal } from '../goals/goals.mutations.ts'
import { archiveHeadline, createHeadline } from '../headlines/headlines.mutations.ts'
import { archiveIssue, createIssue } from '../issues/issues.mutations.ts'
import { deleteMetric } from '../metrics/definition/delete-metrics.mutations.ts'
import { createMetric } from '../metrics/definition/metric-definition.mutations.ts'
import { archiveTask } from '../tasks/task-acts.mutations.ts'
import { createTask } from '../tasks/tasks.mutations.ts'
import { archivedWork, openWorkOfTeam } from './archive.queries.ts'

let harbor: Cast['harbor'], stop: Cast['stop']
beforeAll(async () => {
  ;({ harbor, stop } = await cast())
})
afterAll(() => stop())

const dueDate = '2026-12-01'

async function makeWork({ omar }: Cast['harbor'], teamId: string) {
  const ids = { goal: newId(), metric: newId(), task: newId(), issue: newId(), headline: newId() }
  await omar.does(createGoal, {
    id: ids.goal,
    teamId,
    ownerId: null,
    title: 'Goal',
    description: null,
    targetDate: null,
    isCompanyGoal: false,
  })
  await omar.does(createMetric, {
    id: ids.metric,
    teamId,
    ownerId: omar.id,
    name: 'Metric',
    description: null,
    unit: 'number',
    targetValue: 1,
    targetLogic: 'equal',
    aggregationType: 'total',
  })
  await omar.does(createTask, { id: ids.task, title: 'Task', taskType: 'team', teamId, dueDate })
  await omar.does(createIssue, { id: ids.issue, title: 'Issue', issueType: 'short_term', teamId })
  await omar.does(createHeadline, { id: ids.headline, title: 'Headline', teamId })
  return ids
}

const kinds = async (player: Player, teamId: string | null) =>
  (await player.asks(archivedWork, { teamId })).map(({ kind, mayRestore }) => [kind, mayRestore])

test('what a team archives stands in one list, the latest first, with who may restore it', async () => {
  const { omar, lena, theo, teams } = harbor
  const { crew: teamId } = teams
  const ids = await makeWork(harbor, teamId)
  const one = { goals: 1, metrics: 1, tasks: 1, issues: 1, headlines: 1 }
  expect(await lena.asks(openWorkOfTeam, { teamId })).toEqual(one)
  expect(await kinds(lena, teamId)).toEqual([])
  await omar.does(archiveGoal, { goalId: ids.goal })
  await omar.does(deleteMetric, { metricId: ids.metric })
  await omar.does(archiveTask, { id: ids.task })
  await omar.does(archiveIssue, { id: ids.issue })
  await omar.does(archiveHeadline, { id: ids.headline })
  const inOrder = ['headline', 'issue', 'task', 'metric', 'goal']
  expect(await kinds(omar, teamId)).toEqual(inOrder.map((kind) => [kind, true]))
  const lenas = inOrder.map((kind) => [kind, kind !== 'headline' && kind !== 'metric'])
  expect(await kinds(lena, teamId)).toEqual(lenas)
  expect(await kinds(theo, teamId)).toEqual(inOrder.map((kind) => [kind, false]))
  expect(await lena.asks(openWorkOfTeam, { teamId })).toEqual({
    goals: 0,
    metrics: 0,
    tasks: 0,
    issues: 0,
    headlines: 0,
  })
  await lena.does(restoreGoal, { goalId: ids.goal })
  expect((await kinds(lena, teamId)).map(([kind]) => kind)).toEqual(inOrder.slice(0, -1))
})

test('personal tasks are their creator’s alone, and a team’s archive the team’s', async () => {
  const { lena, omar, teams } = harbor
  const id = newId()
  await lena.does(createTask, { id, title: 'Mend the net', taskType: 'personal', dueDate })
  await lena.does(archiveTask, { id })
  expect(await kinds(lena, null)).toEqual([['task', true]])
  expect(await kinds(omar, null)).toEqual([])
  const { leadership: teamId } = teams
  const denied = refused('access/denied')
  await expect(lena.asks(archivedWork, { teamId })).rejects.toMatchObject(denied)
  await expect(lena.asks(openWorkOfTeam, { teamId })).rejects.toMatchObject(denied)
})
