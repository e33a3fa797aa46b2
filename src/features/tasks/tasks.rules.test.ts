import { describe, expect, test } from 'vitest'
import { addDays } from '../time/calendar.rules.ts'
import { assigneesFor, byUrgency, defaultDueDate, isOverdue, statusAt, toggledStatus } from './tasks.rules.ts'
import type { Task } from './tasks.table.ts'

const MONDAY = '2026-11-16'
const NOON = '2026-11-16T12:00:00.000Z'

const task = (fields: Partial<Task>): Task => ({
  id: '019a0000-0000-7000-8000-000000000001',
  title: 'Call the shipyard',
  description: null,
  taskType: 'personal',
  teamId: null,
  status: 'todo',
  dueDate: MONDAY,
  sourceIssueId: null,
  sourceGoalId: null,
  sourceMilestoneId: null,
  meetingId: null,
  createdBy: 'maya',
  createdAt: NOON,
  updatedAt: NOON,
  doneAt: null,
  archivedAt: null,
  repeatEvery: null,
  repeatUnit: null,
  repeatDay: null,
  nextTaskId: null,
  missesDismissedAt: null,
  ...fields,
})

test('a task is due 7 days from today', () => {
  expect(defaultDueDate('2026-12-28')).toBe('2027-01-04')
})

describe('overdue', () => {
  test.each([
    ['todo', addDays(MONDAY, -1), true],
    ['in-progress', addDays(MONDAY, -1), true],
    ['done', addDays(MONDAY, -1), false],
    ['todo', MONDAY, false],
    ['todo', addDays(MONDAY, 1), false],
  ] as const)('%s, due %s, on Monday 16 November: %s', (status, dueDate, overdue) => {
    expect(isOverdue({ status, dueDate }, MONDAY)).toBe(overdue)
  })
})

test('the check box marks open tasks as done and reopens done ones', () => {
  expect([toggledStatus('todo'), toggledStatus('in-progress'), toggledStatus('done')]).toEqual([
    'done',
    'done',
    'todo',
  ])
})

test('a task marked as done twice keeps the first time', () => {
  const first = statusAt({ doneAt: null }, 'done', NOON)
  expect(statusAt(first, 'done', '2026-11-17T08:00:00.000Z')).toEqual({ status: 'done', doneAt: NOON })
  expect(statusAt(first, 'todo', NOON)).toEqual({ status: 'todo', doneAt: null })
})

describe('who gets a new task', () => {
  test.each([
    ['personal', [], ['maya']],
    ['personal', ['omar'], ['maya']],
    ['team', [], ['maya']],
    ['team', ['omar', 'lena'], ['omar', 'lena']],
    ['team', ['omar', 'omar'], ['omar']],
  ] as const)('a %s task of maya for %j goes to %j', (taskType, wanted, expected) => {
    expect(assigneesFor(taskType, 'maya', wanted)).toEqual(expected)
  })
})

test('the most urgent comes first, done tasks last, and of these the last one done first', () => {
  const tomorrow = task({ title: 'tomorrow', dueDate: addDays(MONDAY, 1), status: 'in-progress' })
  const today = task({ title: 'today' })
  const doneEarly = task({ title: 'done early', status: 'done', doneAt: '2026-11-10T08:00:00.000Z' })
  const doneLate = task({
    title: 'done late',
    status: 'done',
    doneAt: '2026-11-15T08:00:00.000Z',
    dueDate: '2026-12-01',
  })
  const order = [doneEarly, tomorrow, doneLate, today].toSorted(byUrgency).map(({ title }) => title)
  expect(order).toEqual(['today', 'tomorrow', 'done late', 'done early'])
})
