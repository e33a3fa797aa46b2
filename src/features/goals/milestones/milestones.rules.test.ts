import { expect, test } from 'vitest'
import type { GoalMilestone } from '../goals.table.ts'
import { byDueDate, isLate, milestoneProblem, milestoneStory } from './milestones.rules.ts'

const TODAY = '2026-11-18'

const milestone = (patch: Partial<GoalMilestone>): GoalMilestone => ({
  id: 'a',
  goalId: 'horn',
  teamId: 'crew',
  title: 'Set sail',
  progress: 0,
  ownerId: null,
  dueDate: null,
  createdBy: 'lena',
  createdAt: '2026-11-02T08:00:00.000Z',
  updatedAt: '2026-11-02T08:00:00.000Z',
  ...patch,
})

test('a milestone is late the day after its date, unless it was reached', () => {
  expect(isLate(milestone({ dueDate: TODAY }), TODAY)).toBe(false)
  expect(isLate(milestone({ dueDate: '2026-11-17' }), TODAY)).toBe(true)
  expect(isLate(milestone({ dueDate: '2026-11-17', progress: 100 }), TODAY)).toBe(false)
  expect(isLate(milestone({}), TODAY)).toBe(false)
})

test('milestones stand by date, those without one last', () => {
  const ids = [milestone({ id: 'z' }), milestone({ id: 'b' }), milestone({ id: 'y', dueDate: TODAY })]
  expect(ids.toSorted(byDueDate).map(({ id }) => id)).toEqual(['y', 'b', 'z'])
})

test.each([
  [{ title: ' ' }, 'goal/milestone-title-required'],
  [{ title: 'Sail' }, null],
  [{}, null],
])('%o is kept from being saved by %s', (draft, code) =>
  expect(milestoneProblem(draft)?.code ?? null).toBe(code),
)

const half = [milestone({ progress: 100 }), milestone({ progress: 50, dueDate: '2026-11-01' }), milestone({})]
const open = { status: 'on_track', closedAt: null } as const

test('the bar and the milestones tell one story, or say why they differ', () => {
  expect(milestoneStory(open, half, TODAY)).toEqual({
    done: 1,
    all: 3,
    average: 50,
    underWay: 1,
    late: 1,
    differs: null,
  })
  expect(milestoneStory({ ...open, status: 'complete' }, half, TODAY)).toMatchObject({
    differs: 'complete-early',
    late: 0,
  })
  expect(milestoneStory(open, [milestone({ progress: 100 })], TODAY).differs).toBe('reached-but-open')
  expect(milestoneStory({ ...open, closedAt: 'then' }, [milestone({ progress: 100 })], TODAY).differs).toBe(
    null,
  )
  expect(milestoneStory(open, [], TODAY).differs).toBe(null)
})
