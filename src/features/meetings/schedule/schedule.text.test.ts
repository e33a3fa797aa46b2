import { expect, test } from 'vitest'
import { untilText } from './schedule.text.ts'

const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute).getTime()
const FRIDAY_NIGHT = at(27, 23, 5)

test.each([
  ['now', at(27, 23, 5)],
  ['in 25 minutes', at(27, 23, 30)],
  ['in 1 hour', at(28, 0, 10)],
  ['in 10 hours', at(28, 9)],
  ['in 2 days', at(29, 9)],
  ['in 4 days', at(31, 9)],
])('a meeting is %s by the days of the calendar', (expected, moment) => {
  expect(untilText(moment, FRIDAY_NIGHT)).toBe(expected)
})
