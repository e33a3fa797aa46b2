import { expect, test } from 'vitest'
import type { CheckupEntry } from '../checkups/checkups.queries.ts'
import { NO_ANSWERS, resultOf } from '../checkups/results.rules.ts'
import { trendOf } from './trend.rules.ts'

const entry = (quarter: string, points: number, people = 5): CheckupEntry =>
  ({
    checkup: { quarter },
    results: resultOf(
      quarter,
      Array.from({ length: people }, () => ({ answers: NO_ANSWERS.map(() => points), note: null })),
    ),
  }) as unknown as CheckupEntry

test('a quarter counts by its last check-up that shows anything', () => {
  const newestFirst = [
    { ...entry('2027-04-01', 3), results: null },
    entry('2027-04-01', 5, 4),
    entry('2027-04-01', 4),
    entry('2027-04-01', 1),
    entry('2027-01-01', 3),
  ]
  expect(trendOf(newestFirst).map(({ quarter, percent }) => [quarter, percent])).toEqual([
    ['2027-01-01', 60],
    ['2027-04-01', 80],
  ])
  expect(trendOf(newestFirst)[1]!.components).toMatchObject({ direction: 80, execution: 80 })
})

test('eight quarters stand beside each other', () => {
  const years = [2024, 2025, 2026].flatMap((year) =>
    ['01', '04', '07', '10'].map((month) => `${year}-${month}-01`),
  )
  expect(trendOf(years.map((quarter) => entry(quarter, 3))).map(({ quarter }) => quarter)).toEqual(
    years.slice(-8),
  )
})
