import {
  addDays,
  type Day,
  daysBetween,
  endOfQuarter,
  isPlausible,
  quarterFrom,
} from '../../time/calendar.rules.ts'

/** The periods with a name. Each ends with the quarter that it names last. */
export const PERIODS = ['this-quarter', 'last-quarter', 'last-4-quarters', 'last-8-quarters'] as const

export type PeriodName = (typeof PERIODS)[number]

/** Days that both belong to it. */
export interface Days {
  readonly from: Day
  readonly to: Day
}

export type Period = PeriodName | Days

export const DEFAULT_PERIOD: PeriodName = 'last-4-quarters'

const MOST_YEARS = 3

/** How many quarters, and how many quarters ago the last of them is. */
const QUARTERS: Record<PeriodName, { count: number; ago: number }> = {
  'this-quarter': { count: 1, ago: 0 },
  'last-quarter': { count: 1, ago: 1 },
  'last-4-quarters': { count: 4, ago: 0 },
  'last-8-quarters': { count: 8, ago: 0 },
}

export type PeriodProblem = 'no-days' | 'ends-before-start' | 'too-long'

/** What is wrong with the days of a period, or null. */
export function periodProblem({ from, to }: Days): PeriodProblem | null {
  if (!isPlausible(from) || !isPlausible(to)) return 'no-days'
  if (to < from) return 'ends-before-start'
  const latest = String(Number(from.slice(0, 4)) + MOST_YEARS) + from.slice(4)
  return to >= latest ? 'too-long' : null
}

export function daysOf(period: Period, today: Day): Days {
  if (typeof period !== 'string') return period
  const { count, ago } = QUARTERS[period]
  const last = quarterFrom(today, -ago)
  return { from: quarterFrom(last, 1 - count), to: endOfQuarter(last) }
}

/** The period of the same length that ends the day before it begins. */
export function daysBefore(period: Period, today: Day): Days {
  const { from, to } = daysOf(period, today)
  const first =
    typeof period === 'string'
      ? quarterFrom(from, -QUARTERS[period].count)
      : addDays(from, -1 - daysBetween(from, to))
  return { from: first, to: addDays(from, -1) }
}
