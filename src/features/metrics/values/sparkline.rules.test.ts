import { expect, test } from 'vitest'
import { sparkline } from './sparkline.rules.ts'

const size = { width: 60, height: 20 }
const week = (value: number | null, target: number | null = null) => ({
  value,
  target: { value: target, logic: 'greater_than_or_equal' as const },
  status: 'no-target' as const,
})

test('the line fills the height, and a week without a value interrupts it', () => {
  const { values, points } = sparkline([week(0), week(10), week(null), week(5)], size)
  expect(values).toBe('M0 20L20 0M60 10')
  expect(points.map(({ x, y }) => [x, y])).toEqual([
    [0, 20],
    [20, 0],
    [60, 10],
  ])
})

test('the target steps half-way between the weeks where it changes', () =>
  expect(sparkline([week(0, 5), week(10, 5), week(10, 10)], size).targets).toBe('M0 10H45V0H60'))

test('what never changes is drawn in the middle, and nothing at all as nothing', () => {
  expect(sparkline([week(7), week(7)], size).values).toBe('M0 10L60 10')
  expect(sparkline([week(null)], size)).toEqual({ values: '', targets: '', points: [] })
})
