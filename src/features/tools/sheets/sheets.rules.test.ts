import { describe, expect, test } from 'vitest'
import { newId, UUID } from '../../../sync/id.ts'
import { quarterFrom } from '../../time/calendar.rules.ts'
import { itemIdOf, itemProblem, nextQuarterOf } from './sheets.rules.ts'
import { hasSection, isList, isShareable, SECTIONS, SHEET_TOOLS } from './tool-kinds.rules.ts'

test.each([
  ['2026-01-01', '2026-02-10', '2026-04-01'],
  ['2026-10-01', '2026-12-31', '2027-01-01'],
  ['2025-01-01', '2026-02-10', '2026-01-01'],
  ['2026-04-01', '2026-02-10', '2026-07-01'],
  [null, '2026-02-10', '2026-01-01'],
])('after the quarter of %s, looked at on %s, comes that of %s', (quarter, today, next) => {
  expect(nextQuarterOf(quarter, today)).toBe(next)
})

test('quarter after quarter of a year of starts comes none twice and none that is over', () => {
  let quarter = '2026-01-01'
  for (let step = 0; step < 40; step++) {
    const today = quarterFrom('2026-01-01', Math.floor(step / 2))
    const next = nextQuarterOf(quarter, today)
    expect(next > quarter && next >= today).toBe(true)
    quarter = next
  }
})

test('each part of a sheet has an id of its own, made of both', () => {
  const [sheet, other] = [newId(), newId()]
  const ids = SHEET_TOOLS.flatMap((tool) => SECTIONS[tool].map((section) => itemIdOf(sheet, tool, section)))
  for (const id of ids) expect(id).toMatch(UUID)
  const parts = SECTIONS['the-offer'].map((section) => itemIdOf(sheet, 'the-offer', section))
  expect(new Set(parts).size).toBe(parts.length)
  expect(itemIdOf(sheet, 'the-offer', 'price')).toBe(itemIdOf(sheet, 'the-offer', 'price'))
  expect(itemIdOf(sheet, 'the-offer', 'price')).not.toBe(itemIdOf(other, 'the-offer', 'price'))
})

describe('an entry', () => {
  test.each([
    [{}, null],
    [{ hours: 0, amount: 0 }, null],
    [{ hours: 168, amount: 1e12 }, null],
    [{ hours: -1 }, 'tool/hours-out-of-range'],
    [{ hours: 168.5 }, 'tool/hours-out-of-range'],
    [{ amount: -0.01 }, 'tool/amount-out-of-range'],
  ])('%j is refused for %s', (entry, code) => {
    expect(itemProblem(entry)?.code ?? null).toBe(code)
  })
})

test('two tools stay with their owner, and three have one entry in each part', () => {
  expect(SHEET_TOOLS.filter((tool) => !isShareable(tool))).toEqual(['clarity-break', 'ideal-life'])
  expect(SHEET_TOOLS.filter((tool) => !isList(tool))).toEqual([
    'the-offer',
    'ideal-life',
    'replacement-ladder',
  ])
  expect(hasSection('the-offer', 'price')).toBe(true)
  expect(hasSection('the-offer', 'love')).toBe(false)
})
