import {
  addDays,
  type Day,
  isPlausible,
  startOfQuarter,
  weekOf,
  weeksBack,
  weeksFrom,
  type WeekStart,
} from '../../time/calendar.rules.ts'

/** The periods with a name. A browser holds the weeks of the first six; those before are fetched while they are shown. */
export const PERIODS = [
  'last_3_weeks',
  'last_4_weeks',
  'last_13_weeks',
  'current_quarter',
  'last_30_days',
  'last_90_days',
  'last_365_days',
  'current_year',
  'last_year',
  'all_time',
] as const

export type PeriodName = (typeof PERIODS)[number]

/** Days that a person chose, both belonging to it. */
export interface CustomPeriod {
  from: Day
  to: Day
}

export type Period = PeriodName | CustomPeriod

export const DEFAULT_PERIOD: PeriodName = 'last_13_weeks'

const MOST_YEARS = 5
const ALL_TIME_WEEKS = MOST_YEARS * 52

const yearOf = (day: Day): number => Number(day.slice(0, 4))

const firstDayOf = (year: number): Day => `${String(year).padStart(4, '0')}-01-01`

interface WeekSettings {
  weekStartDay: WeekStart
  /** Whether the current, unfinished week is shown. */
  showCurrentWeek: boolean
}

/** Mondays, at least one, in the order in which a person reads them. */
export interface WeeksInOrder {
  shown: readonly Day[]
  newest: Day
  oldest: Day
  /** Days from one week to the next one on its right. */
  step: 7 | -7
}

/** Puts weeks, newest first, in the order that a person chose. */
export const inWeekOrder = (weeks: readonly Day[], order: 'newest_first' | 'oldest_first'): WeeksInOrder => ({
  shown: order === 'oldest_first' ? weeks.toReversed() : weeks,
  newest: weeks[0]!,
  oldest: weeks.at(-1)!,
  step: order === 'oldest_first' ? 7 : -7,
})

/** The week whose numbers are due: the last finished one, or the current one for those who have it shown and highlighted. */
export function dueWeek(today: Day, settings: WeekSettings & { highlightCurrentWeek: boolean }): Day {
  const current = weekOf(today, settings.weekStartDay)
  return settings.showCurrentWeek && settings.highlightCurrentWeek ? current : addDays(current, -7)
}

const CUSTOM = 'custom:'

/** A period as a text to keep. */
export const periodKey = (period: Period): string =>
  typeof period === 'string' ? period : `${CUSTOM}${period.from}..${period.to}`

/** The period that was kept, or the default one if the text is none or makes no sense any more. */
export function periodOf(key: string | null, today: Day): Period {
  const named = PERIODS.find((name) => name === key)
  if (named) return named
  const [from = '', to = ''] = key?.startsWith(CUSTOM) ? key.slice(CUSTOM.length).split('..') : []
  return periodProblem({ from, to }, today) ? DEFAULT_PERIOD : { from, to }
}

/** What is wrong with the days of a custom period, or null. */
export function periodProblem({ from, to }: CustomPeriod, today: Day): PeriodProblem | null {
  if (!isPlausible(from) || !isPlausible(to)) return 'no-days'
  if (to < from) return 'ends-before-start'
  if (from > today) return 'in-the-future'
  return to > addYears(from, MOST_YEARS) ? 'too-long' : null
}

export type PeriodProblem = 'no-days' | 'ends-before-start' | 'in-the-future' | 'too-long'

const addYears = (day: Day, years: number): Day => String(yearOf(day) + years).padStart(4, '0') + day.slice(4)

/**
 * The Mondays of a period's weeks, newest first and never none. A period of days includes every week it touches; one that
 * has no finished week yet shows its first.
 */
export function weeksOfPeriod(period: Period, today: Day, settings: WeekSettings): Day[] {
  const weekOfDay = (day: Day) => weekOf(day, settings.weekStartDay)
  const current = weekOfDay(today)
  const newest = settings.showCurrentWeek ? current : addDays(current, -7)
  const since = (firstDay: Day) => {
    const first = weekOfDay(firstDay)
    return weeksFrom(first, first > newest ? first : newest)
  }
  if (typeof period !== 'string') {
    // Weeks that have not begun have no values.
    const [first, last] = [weekOfDay(period.from), weekOfDay(period.to)]
    return weeksFrom(first, [last, current].toSorted()[0]!)
  }
  switch (period) {
    case 'last_3_weeks':
      return weeksBack(newest, 3)
    case 'last_4_weeks':
      return weeksBack(newest, 4)
    case 'last_13_weeks':
      return weeksBack(newest, 13)
    case 'current_quarter':
      return since(startOfQuarter(today))
    case 'last_30_days':
      return since(addDays(today, -30))
    case 'last_90_days':
      return since(addDays(today, -90))
    case 'last_365_days':
      return since(addDays(today, -365))
    case 'current_year':
      return since(firstDayOf(yearOf(today)))
    case 'last_year':
      return weeksFrom(
        weekOfDay(firstDayOf(yearOf(today) - 1)),
        weekOfDay(addDays(firstDayOf(yearOf(today)), -1)),
      )
    case 'all_time':
      return weeksBack(newest, ALL_TIME_WEEKS)
  }
}
