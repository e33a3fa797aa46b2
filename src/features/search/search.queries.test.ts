import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cast, cast } from '../../../tests/cast.ts'
import { newId } from '../../sync/id.ts'
import { createTask } from '../tasks/tasks.mutations.ts'
import { best } from './search.rules.ts'
import { found } from './search.queries.ts'

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
  const mizzen = { text: 'mizzen' }
  expect((await harbor.lena.asks(found, mizzen)).tasks).toMatchObject([
    { label: 'Varnish the mizzen', detail: 'Crew' },
  ])
  expect((await harbor.lena.asks(found, { text: 'maya' })).people).toHaveLength(1)
  expect((await lantern.ravi.asks(found, mizzen)).tasks).toEqual([])
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
