import { expect, test } from 'vitest'
import { aMetric } from '../metrics-harness.ts'
import { inDisplayOrder, movedBy } from './metric-order.rules.ts'

test('the scorecard is ordered by place, then by name, and leaves deleted metrics out', () => {
  const rows = [
    aMetric({ id: 'c', displayOrder: 1, name: 'Calls' }),
    aMetric({ id: 'z', displayOrder: 0, name: 'Zeal' }),
    aMetric({ id: 'b', displayOrder: 1, name: 'Briefs' }),
    aMetric({ id: 'x', displayOrder: 0, deletedAt: '2026-11-09T08:00:00.000Z' }),
  ]
  expect(inDisplayOrder(rows).map(({ id }) => id)).toEqual(['z', 'b', 'c'])
})

test('a metric moves within its group, and beyond the edge into the next one', () => {
  const rows = [
    { id: 'a', groupId: null },
    { id: 'b', groupId: 'sales' },
    { id: 'c', groupId: 'sales' },
  ]
  expect(movedBy(rows, 'b', 1)).toEqual({ metricIds: ['a', 'c', 'b'], groupId: 'sales' })
  expect(movedBy(rows, 'b', -1)).toEqual({ metricIds: ['a', 'b', 'c'], groupId: null })
  expect(movedBy(rows, 'a', 1)).toEqual({ metricIds: ['a', 'b', 'c'], groupId: 'sales' })
  expect(movedBy(rows, 'c', 1)).toBeNull()
  expect(movedBy(rows, 'a', -1)).toBeNull()
})
