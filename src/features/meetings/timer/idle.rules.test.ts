import { expect, test } from 'vitest'
import { DEFAULT_AGENDAS } from '../agenda/agenda.rules.ts'
import type { Meeting } from '../meetings.table.ts'
import { isIdle } from './idle.rules.ts'
import { startTimer } from './timer.rules.ts'

const NINE = Date.parse('2026-03-02T09:00:00.000Z')

const meeting = (currentSection: number) =>
  ({
    ...startTimer(7, NINE),
    currentSection,
    status: 'active',
    sections: DEFAULT_AGENDAS.weekly,
    updatedAt: '2026-03-02T09:00:00.000Z',
  }) as Meeting

test.each([
  ['15 minutes in the last section', 6, 15, true],
  ['less than that', 6, 14, false],
  ['a long talk about issues', 5, 59, false],
])('%s', (_, section, minutes, idle) => {
  expect(isIdle(meeting(section), NINE + minutes * 60_000)).toBe(idle)
})
