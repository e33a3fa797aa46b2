import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shownGoals } from './goals-panel.rules.ts'

// A Monday in the fourth quarter.
const TODAY = '2026-11-23'
const goal = (id: string, patch: object = {}) => ({
  id,
  targetDate: '2026-12-31',
  status: 'on_track' as 'on_track' | 'off_track' | 'complete',
  closedAt: null,
  ...patch,
})
const ids = (goals: readonly { id: string }[]) => goals.map(({ id }) => id)

test('my own come first, then what is off track; the others are counted, and of another quarter none', () => {
  const mine = goal('mine')
  const theirs = [
    mine,
    goal('fine'),
    goal('off', { status: 'off_track' }),
    goal('done', { status: 'complete' }),
    goal('late', { targetDate: '2026-09-30' }),
    goal('next quarter', { targetDate: '2027-03-31', status: 'off_track' }),
  ]
  const { counted, rows, others } = shownGoals([mine], theirs, TODAY)
  expect(ids(rows)).toEqual(['mine', 'off'])
  expect(ids(others)).toEqual(['fine', 'late'])
  expect(ids(counted)).toEqual(['mine', 'fine', 'off', 'done', 'late'])
})

test('whatever the goals, six rows at most, and none has a row and is among the others', () => {
  const any = fc.array(
    fc.record({
      id: fc.nat({ max: 30 }).map(String),
      status: fc.constantFrom('on_track' as const, 'off_track' as const, 'complete' as const),
      targetDate: fc.constantFrom('2026-09-30', '2026-12-31', '2027-03-31'),
      closedAt: fc.constant(null),
    }),
    { maxLength: 40 },
  )
  fc.assert(
    fc.property(any, fc.nat({ max: 40 }), (goals, owned) => {
      const distinct = [...new Map(goals.map((one) => [one.id, one])).values()]
      const own = distinct.slice(0, owned).filter(({ status }) => status !== 'complete')
      const { rows, others } = shownGoals(own, distinct, TODAY)
      expect(rows.length).toBeLessThanOrEqual(6)
      expect(others.filter((one) => rows.includes(one))).toEqual([])
      expect(rows.slice(0, Math.min(6, own.length))).toEqual(own.slice(0, 6))
    }),
  )
})
