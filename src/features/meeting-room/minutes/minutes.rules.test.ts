import { describe, expect, test } from 'vitest'
import { areMinutesOpen, isMailable } from './minutes.rules.ts'

describe('minutes can be mailed', () => {
  const ended = { status: 'ended', endedAt: '2026-11-01T10:00:00.000Z', deletedAt: null } as const

  test.each([
    ['at once', {}, '2026-11-01T10:00:00.000Z', true],
    ['for thirty days', {}, '2026-12-01T09:59:59.999Z', true],
    ['not longer', {}, '2026-12-01T10:00:00.000Z', false],
    ['not while it runs', { status: 'active', endedAt: null }, '2026-11-01T10:00:00.000Z', false],
    ['not once it is deleted', { deletedAt: '2026-11-02T10:00:00.000Z' }, '2026-11-03T10:00:00.000Z', false],
  ] as const)('%s', (_story, changed, now, expected) => {
    expect(areMinutesOpen({ ...ended, ...changed }, now)).toBe(expected)
  })
})

test.each([
  ['nobody asked', null, null, true],
  ['a mail is on its way', '2026-11-01T10:00:00.000Z', null, false],
  ['it got lost', '2026-11-01T09:49:00.000Z', null, true],
  ['it was sent', '2026-11-01T09:00:00.000Z', '2026-11-01T09:00:01.000Z', false],
])('%s', (_story, minutesAskedAt, minutesSentAt, expected) => {
  expect(isMailable({ minutesAskedAt, minutesSentAt }, '2026-11-01T10:00:00.000Z')).toBe(expected)
})
