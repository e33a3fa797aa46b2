import {
  addDays,
  type Day,
  mondayOf,
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

/** The Mondays of a period's weeks, newest first; a period of days includes every week it touches. */
export function weeksOfPeriod(period: PeriodName, today: Day, settings: WeekSettings): Day[] {
  const current = weekOf(today, settings.weekStartDay)
  const newest = settings.showCurrentWeek ? current : addDays(current, -7)
  switch (period) {
    case 'last_3_weeks':
      return weeksBack(newest, 3)
    case 'last_4_weeks':
      return weeksBack(newest, 4)
    case 'last_13_weeks':
      return weeksBack(newest, 13)
    case 'current_quarter':
      return weeksFrom(mondayOf(startOfQuarter(today)), newest)
    case 'last_30_days':
      return weeksFrom(mondayOf(addDays(today, -30)), newest)
    case 'last_90_days':
      return weeksFrom(mondayOf(addDays(today, -90)), newest)
    case 'last_365_days':
      return weeksFrom(mondayOf(addDays(today, -365)), newest)
    case 'current_year':
      return weeksFrom(mondayOf(firstDayOf(yearOf(today))), newest)
    case 'last_year':
      return weeksFrom(
        mondayOf(firstDayOf(yearOf(today) - 1)),
        mondayOf(addDays(firstDayOf(yearOf(today)), -1)),
      )
    case 'all_time':
      return weeksBack(newest, ALL_TIME_WEEKS)
  }
}
