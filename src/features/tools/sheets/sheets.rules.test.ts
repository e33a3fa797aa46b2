import { describe, expect, test } from 'vitest'
import { quarterFrom } from '../../time/calendar.rules.ts'
import { itemProblem, nextQuarterOf } from './sheets.rules.ts'
import { hasSection, isList, isShareable, SHEET_TOOLS } from './tool-kinds.rules.ts'

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
