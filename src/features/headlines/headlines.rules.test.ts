import { expect, test } from 'vitest'
import { isFresh, waits } from './headlines.rules.ts'

const STARTED = '2026-11-24T09:00:00.000Z'
const LAST_ENDED = '2026-11-17T10:30:00.000Z'
const headline = (forMeetingAt: string | null, more = {}) => ({
  createdAt: '2026-11-01T08:00:00.000Z',
  readAt: null,
  forMeetingAt,
  ...more,
})

test.each([
  ['nothing', null, false],
  ['the meeting that began a little early', '2026-11-24T09:30:00.000Z', false],
  ['a meeting that was to be yesterday', '2026-11-23T09:00:00.000Z', false],
  ['the meeting a week later', '2026-12-01T09:00:00.000Z', true],
])('a headline for %s: waits %s', (_, forMeetingAt, waiting) =>
  expect(waits(headline(forMeetingAt), STARTED)).toBe(waiting),
)

test('an old headline is fresh in the meeting that it waited for, and not in the one after', () => {
  const waiting = headline('2026-11-24T09:00:00.000Z')
  expect(isFresh(waiting, LAST_ENDED)).toBe(true)
  expect(isFresh(waiting, '2026-11-24T10:30:00.000Z')).toBe(false)
  expect(isFresh(headline('2026-11-24T09:00:00.000Z', { readAt: LAST_ENDED }), LAST_ENDED)).toBe(false)
  expect(isFresh(headline(null), LAST_ENDED)).toBe(false)
  expect(isFresh(headline(null, { createdAt: LAST_ENDED }), LAST_ENDED)).toBe(true)
})
