import { expect, test } from 'vitest'
import type { SheetEntry } from '../sheets/sheets.queries.ts'
import { endOf, latestFirst, underWay } from './break-sheets.rules.ts'

const begun = (id: string, createdAt: string, minutes?: number) =>
  ({ sheet: { id, createdAt, settings: minutes === undefined ? {} : { minutes } } }) as SheetEntry
const now = Date.parse('2026-11-26T10:00:00Z')
const older = begun('a', '2026-11-26T09:00:00.000Z', 90)
const newer = begun('b', '2026-11-26T09:50:00.000Z', 30)
const over = begun('c', '2026-11-26T09:59:00.000Z', 1)
const timeless = begun('d', '2026-11-26T10:00:00.000Z')

test('a sheet is over so many minutes after it was begun', () => {
  expect(new Date(endOf(older.sheet)).toISOString()).toBe('2026-11-26T10:30:00.000Z')
})

test.each([
  [[older, newer, over, timeless], 'b'],
  [[older, over], 'a'],
  [[over, timeless], undefined],
] as const)('of %# the latest whose time is not over goes on', (entries, id) => {
  expect(underWay(entries, now)?.sheet.id).toBe(id)
})

test('the history has the latest first', () => {
  expect(latestFirst([older, over, newer]).map(({ sheet }) => sheet.id)).toEqual(['c', 'b', 'a'])
})
