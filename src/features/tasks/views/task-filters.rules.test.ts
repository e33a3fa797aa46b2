import { expect, test } from 'vitest'
import type { TaskItem } from '../tasks.queries.ts'
import { filterCount, filtered, type TaskFilters } from './task-filters.rules.ts'

const item = (title: string, task: object, ...people: string[]) =>
  ({
    task: {
      title,
      status: 'todo',
      sourceIssueId: null,
      sourceGoalId: null,
      meetingId: null,
      repeatEvery: null,
      ...task,
    },
    assignees: people.map((id) => ({ id })),
  }) as unknown as TaskItem

const items = [
  item('Caulk', { sourceIssueId: 'leak', meetingId: 'tuesday' }, 'lena'),
  item('Pump', { repeatEvery: 1, status: 'done' }, 'lena', 'omar'),
  item('Round the Horn', { sourceGoalId: 'horn' }, 'omar'),
  item('Sweep', {}, 'theo'),
]

test.each<[TaskFilters, string[]]>([
  [{}, ['Caulk', 'Pump', 'Round the Horn', 'Sweep']],
  [{ person: 'omar' }, ['Pump', 'Round the Horn']],
  [{ source: 'issue' }, ['Caulk']],
  [{ source: 'meeting' }, ['Caulk']],
  [{ source: 'goal' }, ['Round the Horn']],
  [{ source: 'repeat' }, ['Pump']],
  [{ source: 'none' }, ['Sweep']],
  [{ person: 'lena', status: 'done' }, ['Pump']],
  [{ person: 'theo', source: 'issue' }, []],
])('%o shows %j', (filters, titles) => {
  expect(filtered(items, filters).map(({ task }) => task.title)).toEqual(titles)
})

test('filters are counted', () => {
  expect(filterCount({ person: 'omar', source: undefined, status: 'done' })).toBe(2)
})
