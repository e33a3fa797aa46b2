import { expect, test } from 'vitest'
import type { GoalUpdate } from './goal-updates.table.ts'
import { lastWeeks, noteAfter } from './trail.rules.ts'

const update = (week: string): GoalUpdate => ({
  id: week,
  goalId: 'horn',
  teamId: 'crew',
  isShared: false,
  week,
  status: 'on_track',
  note: null,
  createdBy: 'lena',
  createdAt: `${week}T08:00:00.000Z`,
})

test('a row shows the last twelve weeks, oldest first, with holes where nobody said anything', () => {
  const weeks = lastWeeks([update('2026-11-02'), update('2026-08-24')], '2026-11-18')
  expect(weeks).toHaveLength(12)
  expect(weeks[0]!.week).toBe('2026-08-31')
  expect(weeks.at(-1)!.week).toBe('2026-11-16')
  expect(weeks.filter((one) => one.update).map(({ week }) => week)).toEqual(['2026-11-02'])
})

test('a week that has begun elsewhere on earth is shown', () =>
  expect(lastWeeks([update('2026-11-23')], '2026-11-22').at(-1)!.update?.week).toBe('2026-11-23'))

test.each([
  ['a new note replaces the one before', 'on_track', 'New', 'New'],
  ['an emptied note is gone', 'on_track', null, null],
  ['without a word the note stays while the status does', 'on_track', undefined, 'Old'],
  ['and goes with it', 'off_track', undefined, null],
] as const)('%s', (_story, status, note, kept) =>
  expect(noteAfter({ status: 'on_track', note: 'Old' }, status, note)).toBe(kept),
)
