import { expect, test } from 'vitest'
import { aMetric } from '../metrics-harness.ts'
import { GROUP_HEIGHT, ROW_HEIGHT } from './grid-layout.rules.ts'
import { linesOf } from './grid-lines.rules.ts'
import { dropAt } from './row-drop.rules.ts'

const section = (id: string | null, ...ids: string[]) => ({
  id,
  name: id ?? '',
  metrics: ids.map((each) => aMetric({ id: each, groupId: id })),
  isCollapsed: false,
})
const lines = linesOf([section(null, 'a'), section('sales', 'b', 'c'), section('empty')])
const heading = ROW_HEIGHT

test.each([
  [-20, null, 'a'],
  [5, null, 'a'],
  [ROW_HEIGHT - 1, null, null],
  [heading + 1, 'sales', 'b'],
  [heading + GROUP_HEIGHT + 1, 'sales', 'b'],
  [heading + GROUP_HEIGHT + ROW_HEIGHT - 1, 'sales', 'c'],
  [heading + GROUP_HEIGHT + 2 * ROW_HEIGHT - 1, 'sales', null],
  [10_000, 'empty', null],
])('at %i pixels a row is dropped into %s, before %s', (y, groupId, before) =>
  expect(dropAt(lines, y)?.place).toEqual({ groupId, before }),
)

test('there is no place without lines', () => expect(dropAt(linesOf([]), 5)).toBeNull())
