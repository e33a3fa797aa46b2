import { expect, test } from 'vitest'
import { jsonOfSheet } from '../frame/export.rules.ts'
import type { ItemEntry, SheetEntry } from './sheets.queries.ts'
import { sheetIn } from './sheet-file.rules.ts'
import { BLANK } from './sheets.rules.ts'

const known = { personIds: new Set(['lena']), goalIds: new Set<string>() }
const file = (entries: unknown[], more: object = {}) =>
  JSON.stringify({
    tool: 'delegate-elevate',
    title: 'My week',
    quarter: '2026-10-01',
    settings: {},
    ...more,
    entries,
  })
const activity = (more: object = {}) => ({ section: 'like-good', text: 'Check the log', ...more })

test('what an export says comes back as it was', () => {
  const items = [
    {
      ...BLANK,
      section: 'like-good',
      text: 'Check the log',
      hours: 2.5,
      personId: 'lena',
      dueOn: '2026-12-01',
    },
    { ...BLANK, section: 'love-great', text: '=Sail()', note: 'Often' },
  ] as unknown as ItemEntry[]
  const sheet = {
    tool: 'delegate-elevate',
    title: 'My week',
    quarter: '2026-10-01',
    settings: { hoursWanted: 35 },
    text: '',
  }
  const planned = sheetIn(jsonOfSheet({ sheet } as SheetEntry, items), 'delegate-elevate', known)
  expect(planned?.problems).toEqual([])
  expect(planned?.sheet).toEqual({
    title: 'My week',
    quarter: '2026-10-01',
    settings: { hoursWanted: 35 },
    text: '',
  })
  expect(planned?.entries).toEqual(items)
})

test.each([
  [{ section: 'sales' }, 'unknown'],
  [{ text: ' ' }, 'nameless'],
  [{ text: 'x'.repeat(501) }, 'too-long'],
  [{ note: 'x'.repeat(2_001) }, 'too-long'],
  [{ hours: 169 }, 'not-fit'],
  [{ score: 11 }, 'not-fit'],
  [{ dueOn: '1999-01-01' }, 'not-fit'],
] as const)('a row with %j is left out: %s', (wrong, problem) => {
  const planned = sheetIn(file([activity(), activity(wrong)]), 'delegate-elevate', known)
  expect(planned?.entries).toHaveLength(1)
  expect(planned?.problems).toEqual([{ row: 2, problem }])
})

test('somebody whom one does not see, an unknown number and a wrong state are left empty', () => {
  const planned = sheetIn(
    file([activity({ personId: 'stranger', state: 'lost', hours: '7' })], {
      settings: { hoursWanted: 1_000, x: 1 },
    }),
    'delegate-elevate',
    known,
  )
  expect(planned?.entries).toMatchObject([{ personId: null, state: null, hours: null }])
  expect(planned?.sheet.settings).toEqual({})
})

test('a part that has one entry takes no second, and no sheet takes more than 300', () => {
  const offer = JSON.stringify({
    tool: 'the-offer',
    title: 'Fast',
    entries: [{ section: 'price' }, { section: 'price' }],
  })
  expect(sheetIn(offer, 'the-offer', known)?.problems).toEqual([{ row: 2, problem: 'full' }])
  const many = sheetIn(file(Array.from({ length: 310 }, () => activity())), 'delegate-elevate', known)
  expect([many?.entries.length, many?.problems.length]).toEqual([300, 10])
})

test.each([
  '',
  '[]',
  '{',
  '{"tool":"the-offer","title":"x","entries":[]}',
  '{"tool":"delegate-elevate","entries":[]}',
])('%j holds no sheet of the tool', (other) => {
  expect(sheetIn(other, 'delegate-elevate', known)).toBeNull()
})
