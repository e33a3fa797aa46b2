import { describe, expect, test } from 'vitest'
import { countsOf, isConfirmed, mayConfirm, readingAfter, readPercent } from './readings.rules.ts'

const at = { now: '2026-11-20T10:00:00.000Z', today: '2026-11-20' }
const open = { version: 1, assignedOn: '2026-11-01', dueOn: '2026-11-15', endedAt: null }

describe('what becomes of a reading', () => {
  test.each([
    [
      'nobody asked before is asked from today on',
      1,
      14,
      undefined,
      { version: 1, assignedOn: '2026-11-20', dueOn: '2026-12-04', endedAt: null },
    ],
    ['who is asked already stays so', 1, 14, open, null],
    ['other days count from when they were asked', 1, 7, open, { ...open, dueOn: '2026-11-08' }],
    [
      'a new version asks anew',
      2,
      14,
      open,
      { version: 2, assignedOn: '2026-11-20', dueOn: '2026-12-04', endedAt: null },
    ],
    ['who is no longer asked is done', 1, undefined, open, { ...open, endedAt: at.now }],
    ['who was never asked stays out', 1, undefined, undefined, null],
    ['who left stays out', 1, undefined, { ...open, endedAt: at.now }, null],
    [
      'who comes back is asked anew',
      1,
      14,
      { ...open, endedAt: at.now },
      { version: 1, assignedOn: '2026-11-20', dueOn: '2026-12-04', endedAt: null },
    ],
  ] as const)('%s', (_, confirmFrom, days, before, after) => {
    expect(readingAfter({ confirmFrom }, days, before, at)).toEqual(after)
  })
})

test.each([
  [1, 1, 1, true],
  [1, 2, 2, false],
  [2, 2, 3, true],
  [3, 2, 3, true],
  [4, 2, 3, false],
])('version %d may be confirmed from %d on while %d is out: %s', (version, confirmFrom, present, may) => {
  expect(mayConfirm(version, { confirmFrom, version: present })).toBe(may)
})

test('a correction leaves what was confirmed, a new version does not', () => {
  expect(isConfirmed({ confirmedVersion: 2 }, { confirmFrom: 2 })).toBe(true)
  expect(isConfirmed({ confirmedVersion: 2 }, { confirmFrom: 3 })).toBe(false)
  expect(isConfirmed({ confirmedVersion: null }, { confirmFrom: 1 })).toBe(false)
})

test('late are those who have not confirmed after the last day; who is not asked does not count', () => {
  const reading = (confirmedVersion: number | null, dueOn: string, endedAt: string | null = null) => ({
    confirmedVersion,
    dueOn,
    endedAt,
  })
  const counts = countsOf(
    [
      reading(1, '2026-11-01'),
      reading(null, '2026-11-19'),
      reading(null, '2026-11-20'),
      reading(null, '2026-11-01', at.now),
    ],
    { confirmFrom: 1 },
    at.today,
  )
  expect(counts).toEqual({ assigned: 3, confirmed: 1, overdue: 1 })
  expect(readPercent(counts)).toBe(33)
  expect(readPercent({ assigned: 0, confirmed: 0 })).toBe(0)
})
