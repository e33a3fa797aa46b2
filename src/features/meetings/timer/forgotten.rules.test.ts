import { expect, test } from 'vitest'
import { DEFAULT_AGENDAS } from '../agenda/agenda.rules.ts'
import type { Meeting } from '../meetings.table.ts'
import { isForgotten } from './forgotten.rules.ts'
import { startTimer } from './timer.rules.ts'

const NINE = Date.parse('2026-03-02T09:00:00.000Z')

const meeting = (currentSection: number, status: Meeting['status'] = 'active') =>
  ({ ...startTimer(7, NINE), currentSection, status, sections: DEFAULT_AGENDAS.weekly }) as Meeting

test.each([
  ['15 minutes in the last section', 6, 15, true],
  ['less than that', 6, 14, false],
  ['a long talk about issues', 5, 239, false],
  ['issues that nobody has touched for four hours', 5, 240, true],
])('%s', (_, section, minutes, forgotten) => {
  expect(isForgotten(meeting(section), '2026-03-02T09:00:00.000Z', NINE + minutes * 60_000)).toBe(forgotten)
})

test('a meeting that has ended is not forgotten', () => {
  expect(isForgotten(meeting(6, 'ended'), '2026-03-02T09:00:00.000Z', NINE + 900 * 60_000)).toBe(false)
})
