import { useMemo } from 'react'
import { useLive } from '../../../sync/browser/react.ts'
import { type Day, weekOf, type WeekStart } from '../../time/calendar.rules.ts'
import { useToday } from '../../time/use-today.ts'
import { mySettings } from '../../companies/companies.queries.ts'
import { type PeriodName, weeksOfPeriod } from './periods.rules.ts'

export interface Weeks {
  /** Mondays, newest first. */
  shown: readonly Day[]
  start: WeekStart
  /** The current week if the reader wants it highlighted, else null. */
  highlighted: Day | null
}

/** The weeks of a period as the reader's settings show them; undefined while they load. */
export function useWeeks(period: PeriodName): Weeks | undefined {
  const today = useToday()
  const settings = useLive(mySettings, {})
  return useMemo(() => {
    if (!settings) return undefined
    return {
      shown: weeksOfPeriod(period, today, settings),
      start: settings.weekStartDay,
      highlighted: settings.highlightCurrentWeek ? weekOf(today, settings.weekStartDay) : null,
    }
  }, [period, today, settings])
}
