import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aMetric } from '../metrics-harness.ts'
import { GROUP_HEIGHT, ROW_HEIGHT } from './grid-layout.rules.ts'
import { linesInView, linesOf, type Section, sectionsOf } from './grid-lines.rules.ts'

const section = (id: string, count: number, isCollapsed = false): Section => ({
  id,
  name: id,
  metrics: Array.from({ length: count }, (_, index) => aMetric({ id: `${id}-${index}` })),
  isCollapsed,
})

test('headings stand above their metrics, and a collapsed group shows only its heading', () => {
  const { all, rows, height } = linesOf([section('sales', 2, true), section('shop', 1)])
  expect(all.map(({ top }) => top)).toEqual([0, GROUP_HEIGHT, 2 * GROUP_HEIGHT])
  expect(rows.map(({ metric, row }) => [metric.id, row])).toEqual([['shop-0', 0]])
  expect(height).toBe(2 * GROUP_HEIGHT + ROW_HEIGHT)
})

test('metrics without a group stand first and without a heading', () => {
  const metrics = [aMetric({ id: 'a', groupId: 'shop' }), aMetric({ id: 'b', groupId: null })]
  const shown = { collapsed: new Set<string>(), only: null }
  const sections = sectionsOf(metrics, [{ id: 'shop', name: 'Shop' }], shown)
  expect(sections.map(({ id, metrics: [first] }) => [id, first!.id])).toEqual([
    [null, 'b'],
    ['shop', 'a'],
  ])
  expect(linesOf(sections).all.map(({ top }) => top)).toEqual([0, ROW_HEIGHT, ROW_HEIGHT + GROUP_HEIGHT])
})

test('a group without metrics has its heading, unless only some metrics are shown', () => {
  const groups = [{ id: 'shop', name: 'Shop' }]
  const metrics = [aMetric({ id: 'a', groupId: null })]
  const collapsed = new Set(['shop'])
  expect(sectionsOf(metrics, groups, { collapsed, only: null })).toHaveLength(2)
  expect(sectionsOf(metrics, groups, { collapsed, only: new Set(['a']) })).toHaveLength(1)
})

test('every visible pixel belongs to a line in view', () =>
  fc.assert(
    fc.property(
      fc.array(fc.record({ count: fc.nat(30), isCollapsed: fc.boolean() }), { minLength: 1, maxLength: 12 }),
      fc.nat(5_000),
      fc.nat(900),
      fc.nat(4),
      (groups, from, extent, spare) => {
        const lines = linesOf(
          groups.map(({ count, isCollapsed }, index) => section(String(index), count, isCollapsed)),
        )
        const { first, end } = linesInView(lines, from, from + extent, spare)
        const bottom = lines.all[end]?.top ?? lines.height
        if (first > 0) expect(lines.all[first]!.top).toBeLessThanOrEqual(Math.min(from, lines.height))
        expect(bottom).toBeGreaterThanOrEqual(Math.min(from + extent, lines.height))
      },
    ),
  ))
