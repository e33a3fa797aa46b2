import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, weeksBack } from '../../time/calendar.rules.ts'
import { aMetric, valueOf } from '../metrics-harness.ts'
import { apart, chartShape, HEIGHT, WIDTH } from './chart-shape.rules.ts'
import { forecastOf } from './forecast.rules.ts'
import { usualRange } from './statistics.rules.ts'

const THIS_WEEK = '2026-11-16'
const weeks = weeksBack(addDays(THIS_WEEK, -7), 13)

function shapeOf(values: readonly (number | null)[]) {
  const row = {
    metric: aMetric({}),
    definitions: [],
    inputs: null,
    values: Object.fromEntries(
      values.map((value, index) => [weeks[index]!, valueOf({ week: weeks[index]!, value })]),
    ),
  }
  const usual = usualRange(values.filter((value) => value !== null))
  return chartShape(row, weeks, usual, forecastOf(row, THIS_WEEK))
}

test('whatever the values, everything is drawn within the drawing', () => {
  const value = fc.option(fc.double({ min: -1e15, max: 1e15, noNaN: true }))
  fc.assert(
    fc.property(fc.array(value, { maxLength: 13 }), (values) => {
      const { points, usual, end, now } = shapeOf(values)
      expect(points).toHaveLength(13)
      for (const { x, y } of points) {
        expect(x >= 0 && x <= WIDTH).toBe(true)
        if (y !== null) expect(y >= 0 && y <= HEIGHT).toBe(true)
      }
      expect(end >= now && end <= WIDTH).toBe(true)
      if (usual) expect(usual.y >= 0 && usual.height >= 0 && usual.y + usual.height <= HEIGHT).toBe(true)
    }),
  )
})

test('values that never change are drawn as a level line, and none as nothing', () => {
  const ys = shapeOf(Array.from({ length: 13 }, () => 100)).points.map(({ y }) => y)
  expect(new Set(ys).size).toBe(1)
  expect(shapeOf([]).valuePath).toBe('')
})

test('labels keep their distance', () => {
  expect(apart([{ y: 20 }, { y: 10 }, { y: 12 }]).map(({ y }) => y)).toEqual([10, 22, 34])
})
