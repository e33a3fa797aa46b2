import { expect, test } from 'vitest'
import type { ValueStatus } from '../metrics/values/targets.rules.ts'
import { taskFacts, weekFacts } from './facts.rules.ts'

test.each<[ValueStatus[], { met: number; weeks: number }]>([
  [[], { met: 0, weeks: 0 }],
  [['met', 'missed', 'met'], { met: 2, weeks: 3 }],
  [['met', 'no-value', 'no-target'], { met: 1, weeks: 1 }],
])('of the weeks %j those with a value and a target count', (statuses, expected) => {
  expect(weekFacts(statuses)).toEqual(expected)
})

const task = (doneOn: string | null, archivedOn: string | null = null) => ({
  dueDate: '2026-11-18',
  doneOn,
  archivedOn,
})

test.each([
  ['done on its day', task('2026-11-18'), { onTime: 1, due: 1 }],
  ['done a day late', task('2026-11-19'), { onTime: 0, due: 1 }],
  ['not done', task(null), { onTime: 0, due: 1 }],
  ['put away undone before its day', task(null, '2026-11-17'), { onTime: 0, due: 0 }],
  ['put away undone after its day', task(null, '2026-11-19'), { onTime: 0, due: 1 }],
  ['done, then put away', task('2026-11-16', '2026-11-17'), { onTime: 1, due: 1 }],
])('a task that was %s', (_what, given, expected) => {
  expect(taskFacts([given])).toEqual(expected)
})
