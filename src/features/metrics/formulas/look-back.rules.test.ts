import { expect, test } from 'vitest'
import { newId } from '../../../sync/id.ts'
import { earliestWeek } from './look-back.rules.ts'

const WEEK = '2026-11-16'
const [a, b, c] = [newId(), newId(), newId()]

test.each([
  ['a metric that is typed in needs its own week', {}, WEEK],
  ['a difference to last week needs that one', { [a]: `[${b}] - lag([${b}],1)` }, '2026-11-09'],
  ['an average over four weeks needs three before', { [a]: `avg([${b}],4)` }, '2026-10-26'],
  ['formulas on formulas add up', { [a]: `lag([${b}],1)`, [b]: `sum([${c}],4)` }, '2026-10-19'],
  ['what counts from the beginning of the year needs all of it', { [a]: `ytd([${b}])` }, '2026-01-05'],
])('%s', (_, formulas: Record<string, string>, first) => {
  const listed = (id: string) => (formulas[id] === undefined ? [] : [formulas[id]])
  expect(earliestWeek(a, WEEK, listed)).toBe(first)
})

test('a circle ends all the same', () => {
  expect(earliestWeek(a, WEEK, (id) => [id === a ? `lag([${b}],1)` : `[${a}]`]) < WEEK).toBe(true)
})
