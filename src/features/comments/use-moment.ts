import { dayOf } from '../time/calendar.rules.ts'
import { dayLabel, timeText } from '../time/time.text.ts'
import { useToday } from '../time/use-today.ts'
import { momentOf } from './comments.text.ts'

/** Says a moment (ISO 8601) as its reader's clock had it: the time alone for today, else with the day. */
export function useMoment(): (moment: string) => string {
  const today = useToday()
  return (moment) => {
    const day = dayOf(moment)
    return day === today ? timeText(moment) : momentOf(dayLabel(day, today), timeText(moment))
  }
}
