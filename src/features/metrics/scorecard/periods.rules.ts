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

/** The periods offered: those whose weeks a browser holds completely. */
export const PERIODS = [
  'last_3_weeks',
  'last_4_weeks',
  'last_13_weeks',
  'current_quarter',
  'last_30_days',
  'last_90_days',
] as const

export type PeriodName = (typeof PERIODS)[number]

export const DEFAULT_PERIOD: PeriodName = 'last_13_weeks'

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
  }
}
