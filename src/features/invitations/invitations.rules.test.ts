import { describe, expect, test } from 'vitest'
import {
  isAddress,
  isCoolingDown,
  isExpired,
  mayStillSend,
  SENT_PER_DAY,
  withMailSent,
} from './invitations.rules.ts'
import type { Invitation } from './invitations.table.ts'

const NOW = '2026-11-20T12:00:00.000Z'
const minutesAgo = (minutes: number) => new Date(Date.parse(NOW) - minutes * 60_000).toISOString()
const DAY = 24 * 60

const sent = (...times: string[]): Invitation => ({
  id: 'i',
  email: 'nora@harbor.example',
  fullName: null,
  level: 'member',
  teamIds: [],
  invitedBy: 'maya',
  invitedAt: times[0]!,
  sentTimes: times,
  status: 'pending',
  answeredAt: null,
  mailHeldAt: null,
})

test.each([
  [0, true],
  [4.99, true],
  [5, false],
  [60, false],
])('%f minutes after a mail another one waits: %s', (minutes, waits) => {
  expect(isCoolingDown(sent(minutesAgo(minutes)), NOW)).toBe(waits)
})

test.each([
  [7 * DAY - 1, false],
  [7 * DAY, true],
])('an invitation mailed %i minutes ago is expired: %s', (minutes, expired) => {
  expect(isExpired(sent(minutesAgo(minutes)), NOW)).toBe(expired)
})

test('a resent invitation lives on from its latest mail', () => {
  expect(isExpired(sent(minutesAgo(9 * DAY), minutesAgo(DAY)), NOW)).toBe(false)
})

describe('the mails of a day', () => {
  const full = Array.from({ length: SENT_PER_DAY }, () => sent(minutesAgo(DAY - 1)))

  test('a company that has sent as many as it may sends no more', () => {
    expect(mayStillSend(full.slice(1), NOW)).toBe(true)
    expect(mayStillSend(full, NOW)).toBe(false)
  })

  test('mails older than 24 hours no longer count', () => {
    expect(mayStillSend([...full.slice(1), sent(minutesAgo(DAY))], NOW)).toBe(true)
  })

  test('resending counts like inviting', () => {
    const twice = sent(minutesAgo(20), minutesAgo(10))
    expect(mayStillSend([...full.slice(2), twice], NOW)).toBe(false)
  })

  test('only what still counts is kept', () => {
    expect(withMailSent([minutesAgo(DAY + 1), minutesAgo(10)], NOW)).toEqual([minutesAgo(10), NOW])
  })
})

test.each(['nora@harbor.example', 'n@localhost', "o'brien+x@sub.harbor.example"])(
  '%s is an address',
  (email) => {
    expect(isAddress(email)).toBe(true)
  },
)

test.each([
  '',
  'nora',
  'nora@',
  '@harbor.example',
  'a b@harbor.example',
  'a@b@c.example',
  'a@b..c',
  'a@b.\nBcc: c',
  // Other spellings of one mailbox would be counted as other mailboxes.
  'nora@\uff48arbor.example',
  'nora@harbor\u3002example',
  'nora@harbor.example\u202e',
  '<nora@harbor.example>',
  'a,nora@harbor.example',
  'nora(1)@harbor.example',
  '"nora"@harbor.example',
])('%j is none', (email) => expect(isAddress(email)).toBe(false))
