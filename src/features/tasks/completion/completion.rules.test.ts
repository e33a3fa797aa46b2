import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, mondayOf } from '../../time/calendar.rules.ts'
import { doneByWeek, duesOf, shareOf, WEEKS_SHOWN } from './completion.rules.ts'

// A Wednesday.
const today = '2026-11-18'
const task = (dueDate: string, doneOn: string | null) => ({ dueDate, doneOn })
const of = (week: string, ...dues: ReturnType<typeof duesOf>) =>
  doneByWeek(dues, today, 'monday').find((one) => one.week === week)

test.each([
  ['on its day', '2026-11-12', '2026-11-12', 1],
  ['by the end of its week', '2026-11-09', '2026-11-15', 1],
  ['early', '2026-11-12', '2026-10-01', 1],
  ['in the week after', '2026-11-12', '2026-11-16', 0],
  ['not at all', '2026-11-12', null, 0],
])('what is done %s counts so', (_when, dueDate, doneOn, done) => {
  expect(of('2026-11-09', ...duesOf([task(dueDate, doneOn)], []))).toEqual({
    week: '2026-11-09',
    due: 1,
    done,
  })
})

test('what a review carried over counts as not done in the week in which it was due', () => {
  const dues = duesOf([task('2026-11-19', '2026-11-18')], [{ dueDate: '2026-11-12' }])
  expect(of('2026-11-09', ...dues)).toMatchObject({ due: 1, done: 0 })
  expect(of('2026-11-16', ...dues)).toMatchObject({ due: 1, done: 1 })
})

test('what is due today or later is not held against anybody yet', () => {
  expect(of('2026-11-16', ...duesOf([task(today, null), task('2026-11-20', null)], []))).toMatchObject({
    due: 0,
  })
  expect(of('2026-11-16', ...duesOf([task('2026-11-17', null)], []))).toMatchObject({ due: 1, done: 0 })
})

test('the week is that of the reader', () => {
  const sunday = duesOf([task('2026-11-15', '2026-11-16')], [])
  expect(doneByWeek(sunday, today, 'monday').at(-2)).toMatchObject({ due: 1, done: 0 })
  expect(doneByWeek(sunday, today, 'sunday').at(-1)).toMatchObject({ due: 1, done: 1 })
})

test('each week has its place, never more done than due, and the share is that of all of them', () => {
  const day = fc.integer({ min: -200, max: 30 }).map((days) => addDays(today, days))
  const dues = fc.array(fc.record({ dueDate: day, doneOn: fc.option(day) }), { maxLength: 60 })
  fc.assert(
    fc.property(dues, (given) => {
      const weeks = doneByWeek(given, today, 'monday')
      expect(weeks.map(({ week }) => week)).toEqual(
        Array.from({ length: WEEKS_SHOWN }, (_, index) =>
          addDays(mondayOf(today), 7 * (index + 1 - WEEKS_SHOWN)),
        ),
      )
      for (const { due, done } of weeks) expect(done).toBeLessThanOrEqual(due)
      const share = shareOf(...weeks)
      if (share !== null) expect(share >= 0 && share <= 100).toBe(true)
      expect(share === null).toBe(weeks.every(({ due }) => due === 0))
    }),
  )
})
