import { useMemo } from 'react'
import { useLive } from '../../../sync/browser/react.ts'
import { type Day, weekOf, type WeekStart } from '../../time/calendar.rules.ts'
import { useToday } from '../../time/use-today.ts'
import { mySettings } from '../../companies/companies.queries.ts'
import { missingSettings } from '../../companies/companies.rules.ts'
import { dueWeek, inWeekOrder, type Period, type WeeksInOrder, weeksOfPeriod } from './periods.rules.ts'

export interface Weeks extends WeeksInOrder {
  /** The week whose numbers are due, which need not be shown. */
  due: Day
  /** The week that is going on. */
  current: Day
  start: WeekStart
}

/** The weeks of a period as the reader's settings show them; undefined while they load. */
export function useWeeks(period: Period): Weeks | undefined {
  const today = useToday()
  const settings = useLive(mySettings, {})
  return useMemo(() => {
    if (!settings) return undefined
    return {
      ...inWeekOrder(weeksOfPeriod(period, today, settings), settings.weekOrder),
      due: dueWeek(today, settings),
      current: weekOf(today, settings.weekStartDay),
      start: settings.weekStartDay,
    }
  }, [period, today, settings])
}

/** The week whose numbers are due, by the reader's settings or, while they load, by the default ones. */
export function useDueWeek(): Day {
  const today = useToday()
  const settings = useLive(mySettings, {})
  return dueWeek(today, settings ?? missingSettings(''))
}
