import { expect, test } from 'vitest'
import { missingSettings, newSettings } from './companies.rules.ts'

test('weeks begin on Monday in new settings and on Sunday where there are none', () => {
  expect(newSettings('maya', '2026-11-20T12:00:00.000Z').weekStartDay).toBe('monday')
  expect(missingSettings('maya').weekStartDay).toBe('sunday')
})
