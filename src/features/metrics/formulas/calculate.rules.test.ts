import { describe, expect, test } from 'vitest'
import { type Chance, chance, seeds } from '../../../../tests/seeded.ts'
import { newId } from '../../../sync/id.ts'
import { addDays, type Day } from '../../time/calendar.rules.ts'
import { calculate, type Result } from './calculate.rules.ts'
import { parseFormula } from './formula.rules.ts'
import { DIVISION_BY_ZERO } from './formula.text.ts'

const WEEK: Day = '2026-11-16'
const [a, b] = [newId(), newId()]
const back = (weeks: number): Day => addDays(WEEK, -7 * weeks)

type Values = Record<string, Record<Day, number>>

function resultOf(text: string, values: Values, week = WEEK): Result {
  const parsed = parseFormula(text)
  if (!('formula' in parsed)) throw new Error(`${text}: ${parsed.problem.reason.detail}`)
  return calculate(parsed.formula.steps, week, (id, each) => ({
    value: values[id]?.[each] ?? null,
    problem: null,
  }))
}

describe('a formula in a week', () => {
  test.each([
    [`[${a}] + [${b}] * 2`, 7 + 6],
    [`( [${a}] + [${b}] ) * 2`, 20],
    [`[${a}] - [${b}] - 1`, 3],
    [`[${a}] / [${b}] / 7`, 1 / 3],
    [`- [${a}] * - 2`, 14],
    [`- ( [${a}] - 10 )`, 3],
    [`0.1 + 0.2 - 0.3 + [${a}] * 0`, 0],
    [`lag([${a}],1)`, 4],
    [`sum([${a}],2)`, 11],
    [`sum([${a}],4)`, 11],
    [`avg([${a}],4)`, 5.5],
    [`lag([${a}],3) + [${b}]`, 3],
  ])('%s', (text, value) => {
    const values = { [a]: { [WEEK]: 7, [back(1)]: 4 }, [b]: { [WEEK]: 3 } }
    expect(resultOf(text, values)).toEqual({ value, problem: null })
  })

  test('a missing value counts as 0, but where none was entered there is no result', () => {
    expect(resultOf(`[${a}] + [${b}] + 1`, { [a]: { [WEEK]: 2 } })).toEqual({ value: 3, problem: null })
    expect(resultOf(`[${a}] + 1`, {})).toEqual({ value: null, problem: null })
    expect(resultOf(`1 / [${a}]`, {})).toEqual({ value: null, problem: null })
  })

  test('what divides by zero says so, also by a difference that only decimals make zero', () => {
    const problem = 'Division by zero - check if denominator metric has a value'
    expect(problem).toBe(DIVISION_BY_ZERO)
    expect(resultOf(`[${a}] / [${b}]`, { [a]: { [WEEK]: 2 } })).toEqual({ value: null, problem })
    expect(resultOf(`[${a}] / ( 0.1 + 0.2 - 0.3 )`, { [a]: { [WEEK]: 2 } })).toEqual({ value: null, problem })
  })

  test('a result too large for a number is none', () => {
    const text = Array(25).fill(`[${a}]`).join(' * ')
    expect(resultOf(text, { [a]: { [WEEK]: 1e15 } })).toMatchObject({
      value: null,
      problem: expect.stringContaining('NaN'),
    })
  })

  test('ytd counts from the first Monday of the year', () => {
    const values = { [a]: { '2025-12-29': 100, '2026-01-05': 1, '2026-01-12': 2, '2026-01-19': 4 } }
    expect(resultOf(`ytd([${a}])`, values, '2026-01-19').value).toBe(7)
    expect(resultOf(`ytd([${a}])`, values, '2025-12-29').value).toBe(100)
    const mondayFirst = { [a]: { '2024-01-01': 5, '2023-12-25': 9 } }
    expect(resultOf(`ytd([${a}])`, mondayFirst, '2024-01-08').value).toBe(5)
  })
})

/** Exact arithmetic of its own, to compare with. */
type Ratio = { n: bigint; d: bigint }
const ratio = (n: bigint, d: bigint): Ratio => (d < 0n ? { n: -n, d: -d } : { n, d })

function exactly(digits: string): Ratio {
  const [mantissa, exponent = '0'] = digits.split('e')
  const [whole, decimals = ''] = mantissa!.split('.')
  const power = BigInt(Number(exponent) - decimals.length)
  const n = BigInt(whole! + decimals)
  return power < 0n ? ratio(n, 10n ** -power) : ratio(n * 10n ** power, 1n)
}

/** A random expression: its text, and what it is exactly; null where it divides by zero. */
interface Expression {
  text: string
  exact: Ratio | null
  binds: number
}

const combine = (operator: string, left: Ratio | null, right: Ratio | null): Ratio | null => {
  if (!left || !right) return null
  if (operator === '+') return ratio(left.n * right.d + right.n * left.d, left.d * right.d)
  if (operator === '-') return ratio(left.n * right.d - right.n * left.d, left.d * right.d)
  if (operator === '*') return ratio(left.n * right.n, left.d * right.d)
  return right.n === 0n ? null : ratio(left.n * right.d, left.d * right.n)
}

const DIGITS = ['0', '3', '17', '0.1', '2.5', '1200.75', '0.0007', '999999999999', '12.345678901234']

function operand(random: Chance, values: Record<Day, number>): Expression {
  const kind = random.integer(0, 5)
  if (kind === 0) {
    const text = random.pick(DIGITS)
    return { text, exact: exactly(text), binds: 3 }
  }
  const weeks = random.integer(1, 6)
  const at = (back_: number) => values[back(back_)]
  const window = Array.from({ length: weeks }, (_, index) => at(index)).filter((value) => value !== undefined)
  const sum = window.reduce((all, value) => combine('+', all, exactly(String(value)))!, ratio(0n, 1n))
  const single = (value: number | undefined) => (value === undefined ? ratio(0n, 1n) : exactly(String(value)))
  if (kind === 1) return { text: `lag([${a}], ${weeks})`, exact: single(at(weeks)), binds: 3 }
  if (kind === 2) return { text: `sum([${a}],${weeks})`, exact: sum, binds: 3 }
  if (kind === 3) {
    const exact = window.length === 0 ? sum : ratio(sum.n, sum.d * BigInt(window.length))
    return { text: `avg([${a}],${weeks})`, exact, binds: 3 }
  }
  return { text: `[${a}]`, exact: single(at(0)), binds: 3 }
}

function expression(random: Chance, values: Record<Day, number>, depth: number): Expression {
  if (depth === 0 || random.next() < 0.2) return operand(random, values)
  if (random.next() < 0.15) {
    const inner = expression(random, values, depth - 1)
    const exact = inner.exact && ratio(-inner.exact.n, inner.exact.d)
    return { text: `-(${inner.text})`, exact, binds: 3 }
  }
  const [operator, sign, binds] = random.pick([
    ['+', ' + ', 1],
    ['-', '-', 1],
    ['-', ' − ', 1],
    ['*', '*', 2],
    ['*', ' × ', 2],
    ['/', '/', 2],
    ['/', ' ÷ ', 2],
  ] as const)
  const [left, right] = [expression(random, values, depth - 1), expression(random, values, depth - 1)]
  const wrapped = ({ text, binds: inner }: Expression, least: number) => (inner < least ? `(${text})` : text)
  return {
    text: `${wrapped(left, binds)}${sign}${wrapped(right, binds + 1)}`,
    exact: combine(operator, left.exact, right.exact),
    binds,
  }
}

/** The exact binary value of a finite number. */
function binary(value: number): Ratio {
  let [n, power] = [value, 0]
  while (!Number.isInteger(n)) [n, power] = [n * 2, power + 1]
  return ratio(BigInt(n), 2n ** BigInt(power))
}

/** Whether a number is as close to the exact value as its last bit allows. */
function isClosest(value: number, exact: Ratio): boolean {
  const near = binary(value)
  const error = near.n * exact.d - exact.n * near.d
  const size = exact.n < 0n ? -exact.n : exact.n
  return (error < 0n ? -error : error) * 2n ** 53n <= size * near.d
}

/** Deep ones can have more components than a formula may. */
function shortExpression(random: Chance, values: Record<Day, number>): Expression {
  for (;;) {
    const made = expression(random, values, random.integer(1, 5))
    const parsed = parseFormula(withValue(made))
    if ('formula' in parsed || parsed.problem.reason.code !== 'formula/too-long') return made
  }
}

/** This week was entered, so there is a result even where the expression has no metric. */
const withValue = ({ text }: Expression) => `${text} + 0 * [${a}]`

const VALUES = [0, 1, -3, 42, 0.1, 0.2, 0.3, 1234.56, 1e15, -1e15, 1e-9, 7.25, 99_999.999]
/** A night has 1,000,000. */
const EXPRESSIONS = Number(process.env['FORMULAS'] ?? 20_000)
const IN_TIME = { timeout: 60_000 + EXPRESSIONS * 4 }

test.for(seeds(1))(`${EXPRESSIONS} random expressions equal exact arithmetic (SEED=%i)`, IN_TIME, (seed) => {
  const random = chance(seed)
  const wrong: string[] = []
  for (let count = 0; count < EXPRESSIONS; count++) {
    const values: Record<Day, number> = { [WEEK]: random.pick(VALUES) }
    for (let weeks = 1; weeks <= 6; weeks++)
      if (random.next() < 0.7) values[back(weeks)] = random.pick(VALUES)
    const made = shortExpression(random, values)
    const { exact } = made
    const { value, problem } = resultOf(withValue(made), { [a]: values })
    const isRight = exact === null ? problem === DIVISION_BY_ZERO : value !== null && isClosest(value, exact)
    if (!isRight) wrong.push(`${made.text} is ${value} (${problem}) with ${JSON.stringify(values)}`)
  }
  expect(wrong).toEqual([])
})
