import { expect, test } from 'vitest'
import { NOT_CLOSED, type Goal } from '../goals.table.ts'
import { barOf, monthsOf, onRoadmap, placeOf, spanFrom } from './roadmap.rules.ts'

const SPAN = spanFrom('2026-10-01')

test('a roadmap shows two quarters by months', () => {
  expect(SPAN).toEqual({ first: '2026-10-01', last: '2027-03-31' })
  expect(monthsOf(SPAN)).toEqual([
    '2026-10-01',
    '2026-11-01',
    '2026-12-01',
    '2027-01-01',
    '2027-02-01',
    '2027-03-01',
  ])
})

test('days have their places, and what lies outside stands at the edge', () => {
  expect(placeOf('2026-10-01', SPAN)).toBe(0)
  expect(placeOf('2027-04-01', SPAN)).toBe(100)
  expect(placeOf('2020-01-01', SPAN)).toBe(0)
  expect(placeOf('2099-01-01', SPAN)).toBe(100)
})

const goal = (id: string, patch: Partial<Goal>): Goal => ({
  id,
  teamId: 'crew',
  ownerId: 'lena',
  title: id,
  description: null,
  targetDate: '2026-12-31',
  status: 'on_track',
  progress: 0,
  isCompanyGoal: false,
  isShared: false,
  displayOrder: 0,
  createdBy: 'lena',
  createdAt: '2026-10-01T12:00:00.000Z',
  updatedAt: '2026-10-01T12:00:00.000Z',
  completedAt: null,
  ...NOT_CLOSED,
  archivedAt: null,
  ...patch,
})

test('it has what is due in the two quarters and what is overdue from before, by date', () => {
  const goals = [
    goal('next', { targetDate: '2027-03-31' }),
    goal('now', {}),
    goal('late', { targetDate: '2026-09-30' }),
    goal('over', { targetDate: '2026-09-30', status: 'complete' }),
    goal('far', { targetDate: '2027-04-01' }),
  ]
  expect(onRoadmap(goals, SPAN).map(({ id }) => id)).toEqual(['late', 'now', 'next'])
})

test('a bar goes from when the goal was made to its date, and is never too thin to see', () => {
  expect(barOf(goal('now', {}), SPAN)).toEqual({ start: 0, width: placeOf('2027-01-01', SPAN) })
  expect(barOf(goal('late', { targetDate: '2026-09-30' }), SPAN)).toEqual({ start: 0, width: 1 })
})
