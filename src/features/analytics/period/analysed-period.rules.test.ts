import { expect, test } from 'vitest'
import { daysBefore, daysOf, type Period, periodProblem } from './analysed-period.rules.ts'

const TODAY = '2026-11-26'

test.each<[Period, [string, string], [string, string]]>([
  ['this-quarter', ['2026-10-01', '2026-12-31'], ['2026-07-01', '2026-09-30']],
  ['last-quarter', ['2026-07-01', '2026-09-30'], ['2026-04-01', '2026-06-30']],
  ['last-4-quarters', ['2026-01-01', '2026-12-31'], ['2025-01-01', '2025-12-31']],
  ['last-8-quarters', ['2025-01-01', '2026-12-31'], ['2023-01-01', '2024-12-31']],
  [{ from: '2026-03-01', to: '2026-03-10' }, ['2026-03-01', '2026-03-10'], ['2026-02-19', '2026-02-28']],
])('%j is from and to, and so is the period before', (period, [from, to], [fromBefore, toBefore]) => {
  expect(daysOf(period, TODAY)).toEqual({ from, to })
  expect(daysBefore(period, TODAY)).toEqual({ from: fromBefore, to: toBefore })
})

test.each([
  ['2026-03-02', '2026-03-01', 'ends-before-start'],
  ['2026-03-02', '2026-03-02', null],
  ['2023-03-02', '2026-03-01', null],
  ['2023-03-02', '2026-03-02', 'too-long'],
  ['1999-12-31', '2000-03-02', 'no-days'],
  ['', '2000-03-02', 'no-days'],
])('from %s to %s: %s', (from, to, problem) => {
  expect(periodProblem({ from, to })).toBe(problem)
})
