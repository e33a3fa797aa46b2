import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { defaultTargetDate, inDisplayOrder, isOverdue, progressOf } from './goals.rules.ts'
import { type Goal, NOT_CLOSED } from './goals.table.ts'
import { goalProblem } from './goal-draft.rules.ts'

test('a goal is due when the quarter ends', () =>
  expect(defaultTargetDate('2026-11-18T10:00:00.000Z')).toBe('2026-12-31'))

describe('progress', () => {
  test('a complete goal is all done, whatever its milestones say', () =>
    expect(progressOf('complete', [{ progress: 10 }])).toBe(100))

  test('otherwise it is the rounded average of the milestones', () => {
    expect(progressOf('on_track', [{ progress: 0 }, { progress: 50 }, { progress: 100 }])).toBe(50)
    expect(progressOf('off_track', [{ progress: 0 }, { progress: 1 }])).toBe(1)
    expect(progressOf('on_track', [])).toBe(0)
  })

  test('it is a whole number between the least and the most advanced milestone', () =>
    fc.assert(
      fc.property(
        fc.array(fc.record({ progress: fc.integer({ min: 0, max: 100 }) }), { minLength: 1 }),
        (steps) => {
          const result = progressOf('on_track', steps)
          expect(Number.isInteger(result)).toBe(true)
          expect(result).toBeGreaterThanOrEqual(Math.min(...steps.map(({ progress }) => progress)))
          expect(result).toBeLessThanOrEqual(Math.max(...steps.map(({ progress }) => progress)))
        },
      ),
    ))
})

describe('what keeps a goal from being saved', () => {
  const draft = { title: 'Ship it', teamId: 'crew', isCompanyGoal: false }
  test.each([
    [{}, null],
    [{ title: '  ' }, 'goal/title-required'],
    [{ teamId: null }, 'goal/team-required'],
    [{ teamId: null, isCompanyGoal: true }, null],
  ])('%o: %s', (patch, code) => expect(goalProblem({ ...draft, ...patch })?.code ?? null).toBe(code))
})

const goal = (patch: Partial<Goal>): Goal => ({
  id: 'a',
  teamId: 'crew',
  ownerId: 'lena',
  title: 'Ship it',
  description: null,
  targetDate: '2026-12-31',
  status: 'on_track',
  progress: 0,
  isCompanyGoal: false,
  isShared: false,
  displayOrder: 0,
  createdBy: 'lena',
  createdAt: '2026-11-02T08:00:00.000Z',
  updatedAt: '2026-11-02T08:00:00.000Z',
  completedAt: null,
  ...NOT_CLOSED,
  archivedAt: null,
  ...patch,
})

test('goals are listed in their order and then by date, without archived ones', () => {
  const goals = [
    goal({ id: 'late', targetDate: '2027-03-31' }),
    goal({ id: 'soon' }),
    goal({ id: 'first', displayOrder: -1 }),
    goal({ id: 'gone', archivedAt: '2026-11-09T08:00:00.000Z' }),
  ]
  expect(inDisplayOrder(goals).map(({ id }) => id)).toEqual(['first', 'soon', 'late'])
})

test('an open goal is overdue the day after its date, a complete one never', () => {
  expect(isOverdue(goal({}), '2026-12-31')).toBe(false)
  expect(isOverdue(goal({}), '2027-01-01')).toBe(true)
  expect(isOverdue(goal({ status: 'complete' }), '2027-01-01')).toBe(false)
})
