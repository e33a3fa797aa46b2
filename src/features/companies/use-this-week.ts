import { useLive } from '../../sync/browser/react.ts'
import { type Day, weekOf } from '../time/calendar.rules.ts'
import { useToday } from '../time/use-today.ts'
import { mySettings } from './companies.queries.ts'

/** The Monday of the present week, by the day on which the reader's weeks begin; undefined while their settings load. */
export function useThisWeek(): Day | undefined {
  const today = useToday()
  const start = useLive(mySettings, {})?.weekStartDay
  return start && weekOf(today, start)
}
