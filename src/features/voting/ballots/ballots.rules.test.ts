import { expect, test } from 'vitest'
import { countsSince, isSince } from './ballots.rules.ts'

test.each([
  ['before anything was revealed', '2026-03-02T10:00:00.000Z', null, true],
  ['after it', '2026-03-02T10:00:00.000Z', '2026-03-02T09:59:00.000Z', true],
  ['before it', '2026-03-02T10:00:00.000Z', '2026-03-02T10:01:00.000Z', false],
  ['never', null, null, false],
])('voted %s', (_, moment, since, expected) => {
  expect(isSince(moment, since)).toBe(expected)
})

test.each([
  ['its start', null, '2026-03-02T10:00:00.000Z'],
  ['its reveal', '2026-03-02T11:00:00.000Z', '2026-03-02T11:00:00.000Z'],
  ['its start after an earlier reveal', '2026-03-02T09:00:00.000Z', '2026-03-02T10:00:00.000Z'],
])('a ballot counts since %s', (_, revealedAt, expected) => {
  const ballot = { id: '', teamId: '', startedAt: '2026-03-02T10:00:00.000Z', endedAt: null, revealedAt }
  expect(countsSince(ballot)).toBe(expected)
})
