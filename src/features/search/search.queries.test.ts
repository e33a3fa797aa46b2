import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cast, cast } from '../../../tests/cast.ts'
import { refused } from '../../../tests/refused.ts'
import { newId } from '../../sync/id.ts'
import { closeGoals } from '../goals/closing/closing.mutations.ts'
import { relatedTo, successorId } from '../goals/closing/closing.rules.ts'
import { createGoal } from '../goals/goals.mutations.ts'
import { createHeadline } from '../headlines/headlines.mutations.ts'
import { archiveIssue, createIssue } from '../issues/issues.mutations.ts'
import { createTask } from '../tasks/tasks.mutations.ts'
import { best } from './search.rules.ts'
import { found } from './search.queries.ts'
import { soughtRow } from './sought.queries.ts'

let harbor: Cast['harbor'], lantern: Cast['lantern'], stop: Cast['stop']
beforeAll(async () => {
  ;({ harbor, lantern, stop } = await cast())
})
afterAll(() => stop())

test('a person finds a task of their team and a colleague; another company finds neither', async () => {
  await harbor.lena.does(createTask, {
    id: newId(),
    title: 'Varnish the mizzen',
    description: null,
    taskType: 'team',
    teamId: harbor.teams.crew,
    status: 'todo',
    dueDate: '2026-12-01',
    assigneeIds: [],
    sourceIssueId: null,
    meetingId: null,
  })
  const mizzen = { kind: 'tasks', text: 'mizzen' } as const
  expect((await harbor.lena.asks(found, mizzen)).rows).toMatchObject([
    { label: 'Varnish the mizzen', detail: 'Crew' },
  ])
  expect((await harbor.lena.asks(found, { kind: 'people', text: 'maya' })).rows).toHaveLength(1)
  expect((await lantern.ravi.asks(found, mizzen)).rows).toEqual([])
  expect((await harbor.lena.asks(found, { kind: 'tasks' })).rows).toHaveLength(1)
  expect((await lantern.ravi.asks(found, { kind: 'tasks' })).rows).toEqual([])
})

test('the row that is found says where it stands; to another company it stands nowhere', async () => {
  const { crew } = harbor.teams
  const ids = { issue: newId(), headline: newId(), personal: newId() }
  await harbor.lena.does(createIssue, { id: ids.issue, title: 'Leak', issueType: 'long_term', teamId: crew })
  await harbor.lena.does(createHeadline, { id: ids.headline, title: 'Dry again', teamId: crew })
  const dueDate = '2026-12-01'
  await harbor.lena.does(createTask, { id: ids.personal, title: 'Bail', taskType: 'personal', dueDate })
  const where = (id: string, by = harbor.lena) => by.asks(soughtRow, { id, teamId: null })
  expect(await where(ids.issue)).toEqual({ page: '/issues', teamId: crew, tab: 'long_term' })
  expect(await where(ids.headline)).toEqual({ page: '/headlines', teamId: crew })
  expect(await where(ids.personal)).toEqual({ page: '/tasks', teamId: null })
  expect(await where(ids.personal, harbor.omar)).toBeNull()
  expect(await where(ids.issue, lantern.ravi)).toBeNull()
  await harbor.lena.does(archiveIssue, { id: ids.issue })
  expect(await where(ids.issue)).toEqual({ page: '/archive', teamId: crew })
  const { leadership: teamId } = harbor.teams
  const elsewhere = harbor.lena.asks(soughtRow, { id: ids.issue, teamId })
  await expect(elsewhere).rejects.toMatchObject(refused('access/denied'))
  const hers = { id: ids.personal, teamId: null, kind: 'tasks' as const, personId: harbor.lena.id }
  expect(await harbor.lena.asks(soughtRow, hers)).toEqual({ page: '/tasks', teamId: null })
  await expect(harbor.omar.asks(soughtRow, hers)).rejects.toMatchObject(refused('access/denied'))
})

test('a goal that was carried over is found once, in the quarter in which it goes on', async () => {
  const { lena, teams } = harbor
  const goalId = newId()
  const goal = { id: goalId, title: 'Survey the reef', teamId: teams.crew, ownerId: lena.id }
  const terms = { description: null, targetDate: '2020-12-31', isCompanyGoal: false }
  await harbor.omar.does(createGoal, { ...goal, ...terms })
  const idsFound = async () =>
    (await lena.asks(found, { kind: 'goals', text: 'reef' })).rows.map(({ id }) => id)
  expect(await idsFound()).toEqual([goalId])
  const decisions = [{ goalId, outcome: 'carried_over' as const }]
  await lena.does(closeGoals, { ...relatedTo([goalId]), decisions })
  expect(await idsFound()).toEqual([successorId(goalId)])
})

test('five of a kind are shown, first those that begin with it, and one letter finds nothing', () => {
  const rows = ['Sail', 'Mainsail', ...Array.from({ length: 9 }, (_, index) => `Sail ${index}`)].map(
    (label) => ({ id: label, label, detail: '' }),
  )
  expect(best(rows, 'sail').map(({ label }) => label)).toEqual([
    'Sail',
    'Sail 0',
    'Sail 1',
    'Sail 2',
    'Sail 3',
  ])
  expect(best(rows, 'main')).toHaveLength(1)
  expect(best(rows, 's')).toEqual([])
})
