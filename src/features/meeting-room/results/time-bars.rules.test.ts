import fc from 'fast-check'
import { expect, test } from 'vitest'
import { timeBars, totalTime } from './time-bars.rules.ts'

test('all bars share the scale of the longest', () => {
  const times = [
    { minutes: 5, seconds: 150 },
    { minutes: 60, seconds: 3_600 },
    { minutes: 5, seconds: 450 },
  ]
  expect(timeBars(times)).toEqual([
    { planned: 8.3, taken: 4.2, over: 0 },
    { planned: 100, taken: 100, over: 0 },
    { planned: 8.3, taken: 8.3, over: 4.2 },
  ])
  expect(totalTime(times)).toEqual({ planned: 4_200, taken: 4_200 })
})

test('a meeting without sections or time has empty bars', () => {
  expect(timeBars([])).toEqual([])
  expect(timeBars([{ minutes: 0, seconds: 0 }])).toEqual([{ planned: 0, taken: 0, over: 0 }])
})

test('no bar is longer than its place', () => {
  const time = fc.record({
    minutes: fc.integer({ min: 0, max: 600 }),
    seconds: fc.integer({ min: 0, max: 90_000 }),
  })
  fc.assert(
    fc.property(fc.array(time, { maxLength: 20 }), (times) =>
      timeBars(times).every(
        ({ planned, taken, over }) => planned <= 100 && taken <= planned && taken + over <= 100.1,
      ),
    ),
  )
})
