import { afterEach, expect, test, vi } from 'vitest'
import { agoText } from './notification-list.text.ts'
import { agoText as german } from './notification-list.text.de.ts'

afterEach(() => vi.unstubAllEnvs())

test.each([
  ['Pacific/Auckland', '2026-11-24T19:00:00.000Z'],
  ['America/Los_Angeles', '2026-11-26T01:30:00.000Z'],
])('what came on Nov 25 in %s says so', (zone, moment) => {
  vi.stubEnv('TZ', zone)
  const now = Date.parse('2026-11-28T12:00:00.000Z')
  expect(agoText(moment, now, '2026-11-28')).toBe('Nov 25')
  expect(german(moment, now, '2026-11-28')).toBe('25. Nov.')
})
