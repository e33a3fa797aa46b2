import { expect, test } from 'vitest'
import type { Goal } from '../goals.table.ts'
import { ALL, choiceOf, daysLeft, isShownIn, keyOf, quartersToChoose } from './quarters.rules.ts'
import { scoreOf } from './score.rules.ts'

const TODAY = '2026-11-18'
const THIS = '2026-10-01'

test.each([
  [undefined, THIS],
  ['2026-Q1', '2026-01-01'],
  ['2027-Q4', '2027-10-01'],
  ['all', ALL],
  ['2026-Q5', THIS],
  ['0026-Q1', THIS],
  ['<script>', THIS],
])('the address %s names %s', (key, choice) => expect(choiceOf(key, TODAY)).toBe(choice))

test('what is chosen finds its way into the address and back', () => {
  for (const choice of [ALL, THIS, '2030-07-01']) expect(choiceOf(keyOf(choice), TODAY)).toBe(choice)
})

const goal = (patch: Partial<Goal>) => ({
  targetDate: '2026-12-31',
  status: 'on_track' as const,
  closedAt: null,
  outcome: null,
  progress: 0,
  ...patch,
})

test('a goal belongs to the quarter of its target date, and one that is still open to this quarter too', () => {
  const overdue = goal({ targetDate: '2026-09-30' })
  expect(isShownIn(goal({}), THIS, TODAY)).toBe(true)
  expect(isShownIn(goal({}), '2027-01-01', TODAY)).toBe(false)
  expect(isShownIn(overdue, '2026-07-01', TODAY)).toBe(true)
  expect(isShownIn(overdue, THIS, TODAY)).toBe(true)
  expect(isShownIn({ ...overdue, status: 'complete' }, THIS, TODAY)).toBe(false)
  expect(isShownIn({ ...overdue, closedAt: 'then' }, THIS, TODAY)).toBe(false)
  expect(isShownIn({ ...overdue, closedAt: 'then' }, ALL, TODAY)).toBe(true)
})

test('one can choose from the next quarter back, and any that has goals', () => {
  const quarters = quartersToChoose([goal({ targetDate: '2029-05-05' }), goal({})], TODAY)
  expect(quarters.slice(0, 3)).toEqual(['2029-04-01', '2027-01-01', THIS])
  expect(quarters.at(-1)).toBe('2024-10-01')
  expect(new Set(quarters).size).toBe(quarters.length)
})

test('the days left are counted to the last day of the quarter', () => {
  expect(daysLeft(THIS, TODAY)).toBe(43)
  expect(daysLeft(THIS, '2027-01-01')).toBe(-1)
})

test('the score says how many are on track and how many are done', () => {
  const goals = [
    goal({ status: 'complete', progress: 100 }),
    goal({ status: 'complete', outcome: 'done', progress: 100 }),
    goal({ progress: 40 }),
    goal({ status: 'off_track', progress: 10 }),
    goal({ outcome: 'carried_over' }),
    goal({ outcome: 'dropped', progress: 90 }),
  ]
  expect(scoreOf(goals)).toEqual({ all: 5, onTrack: 3, done: 2, open: 2, percentDone: 40, progress: 50 })
  expect(scoreOf([])).toEqual({ all: 0, onTrack: 0, done: 0, open: 0, percentDone: 0, progress: 0 })
})
