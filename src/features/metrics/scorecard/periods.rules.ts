import {
  addDays,
  type Day,
  startOfQuarter,
  weekOf,
  weeksBack,
  weeksFrom,
  type WeekStart,
} from '../../time/calendar.rules.ts'

/** The periods offered. A browser holds the weeks of the first six; those before are fetched while they are shown. */
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

export const DEFAULT_PERIOD: PeriodName = 'last_13_weeks'

/** Five years. */
const ALL_TIME_WEEKS = 260

const yearOf = (day: Day): number => Number(day.slice(0, 4))

const firstDayOf = (year: number): Day => `${String(year).padStart(4, '0')}-01-01`

interface WeekSettings {
  weekStartDay: WeekStart
  /** Whether the current, unfinished week is shown. */
  showCurrentWeek: boolean
}

/**
 * The Mondays of a period's weeks, newest first and never none. A period of days includes every week it touches; one that
 * has no finished week yet shows its first.
 */
export function weeksOfPeriod(period: PeriodName, today: Day, settings: WeekSettings): Day[] {
  const weekOfDay = (day: Day) => weekOf(day, settings.weekStartDay)
  const current = weekOfDay(today)
  const newest = settings.showCurrentWeek ? current : addDays(current, -7)
  const since = (firstDay: Day) => {
    const first = weekOfDay(firstDay)
    return weeksFrom(first, first > newest ? first : newest)
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
