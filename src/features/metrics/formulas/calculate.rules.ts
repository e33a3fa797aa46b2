import { addDays, type Day, mondayOf } from '../../time/calendar.rules.ts'
import type { Operand, Step } from './formula.rules.ts'
import { DIVISION_BY_ZERO, NOT_FINITE } from './formula.text.ts'
import {
  type Fraction,
  fractionOf,
  isZero,
  minus,
  negated,
  numberOf,
  over,
  plus,
  times,
  ZERO,
} from './fraction.rules.ts'

/** What a metric comes to in a week: a number, nothing as long as nobody entered anything, or why it can't be calculated. */
export interface Result {
  readonly value: number | null
  readonly problem: string | null
}

export const NOTHING: Result = { value: null, problem: null }
export const failed = (problem: string): Result => ({ value: null, problem })

/** Another metric's result in the week of a Monday. */
export type ResultOf = (metricId: string, week: Day) => Result

const WEEK = 7

/** Calendars are slow, and the weeks before a week are always the same. */
const before = new Map<Day, Day>()

function weekBefore(week: Day): Day {
  const known = before.get(week) ?? addDays(week, -WEEK)
  before.set(week, known)
  return known
}

/** The weeks that an operand takes into account, latest first: the week itself, or as its function says. */
export function weeksOf({ function: name, weeks }: Operand, week: Day): Day[] {
  if (name === null) return [week]
  if (name === 'ytd') return weeksSince(firstWeekOfYear(week), week)
  const found = [week]
  while (found.length < (name === 'lag' ? weeks + 1 : weeks)) found.push(weekBefore(found.at(-1)!))
  return name === 'lag' ? found.slice(-1) : found
}

function weeksSince(first: Day, week: Day): Day[] {
  const found: Day[] = []
  for (let each = week; each >= first; each = weekBefore(each)) found.push(each)
  return found
}

/** A week belongs to the year of its Monday. */
function firstWeekOfYear(week: Day): Day {
  const monday = mondayOf(`${week.slice(0, 4)}-01-01`)
  return monday.slice(0, 4) === week.slice(0, 4) ? monday : addDays(monday, WEEK)
}

/** The values that a formula takes into account in a week, in the order of its operands, null where nobody entered any. */
type Read = readonly (readonly (number | null)[])[]

/** What each formula last came to in each week, and from what: as long as that is the same, it needs no arithmetic. */
const last = new WeakMap<readonly Step[], Map<Day, { read: Read; result: Result }>>()

/**
 * The result of a formula in the week of a Monday, rounded once at the end. A missing value counts as 0, but a formula none of
 * whose values was entered has no result. `avg` averages the weeks that have a value, as the scorecard's Average does.
 */
export function calculate(steps: readonly Step[], week: Day, resultOf: ResultOf): Result {
  const read: (number | null)[][] = []
  for (const step of steps) {
    if (step.kind !== 'metric') continue
    const values: (number | null)[] = []
    for (const each of weeksOf(step, week)) {
      const { value, problem } = resultOf(step.metricId, each)
      if (problem !== null) return failed(problem)
      values.push(value)
    }
    read.push(values)
  }
  const ofWeeks = last.get(steps) ?? new Map<Day, { read: Read; result: Result }>()
  const known = ofWeeks.get(week)
  if (known && isSame(known.read, read)) return known.result
  const result = resultFrom(steps, read)
  last.set(steps, ofWeeks.set(week, { read, result }))
  return result
}

const isSame = (one: Read, other: Read): boolean =>
  one.every((values, place) => {
    const others = other[place]!
    return values.length === others.length && values.every((value, index) => value === others[index])
  })

const BINARY = { '+': plus, '-': minus, '*': times, '/': over }

function resultFrom(steps: readonly Step[], read: Read): Result {
  if (read.every((values) => values.every((value) => value === null))) return NOTHING
  const stack: Fraction[] = []
  let operand = 0
  for (const step of steps) {
    if (step.kind === 'number') stack.push(step.value)
    else if (step.kind === 'metric') stack.push(takenFrom(step, read[operand++]!))
    else if (step.operator === 'negate') stack.push(negated(stack.pop()!))
    else {
      const [right, left] = [stack.pop()!, stack.pop()!]
      if (step.operator === '/' && isZero(right)) return failed(DIVISION_BY_ZERO)
      stack.push(BINARY[step.operator](left, right))
    }
  }
  const value = numberOf(stack[0]!)
  return Number.isFinite(value) ? { value, problem: null } : failed(NOT_FINITE)
}

/** The value of an operand, from those of its weeks. */
function takenFrom({ function: name }: Operand, values: readonly (number | null)[]): Fraction {
  const entered = values.filter((value) => value !== null).map(fractionOf)
  const [first = ZERO, ...others] = entered
  const total = others.reduce(plus, first)
  return name === 'avg' && entered.length > 1 ? over(total, { n: entered.length, d: 1 }) : total
}
