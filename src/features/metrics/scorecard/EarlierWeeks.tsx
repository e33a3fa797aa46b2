import { useLive } from '../../../sync/browser/react.ts'
import { useIsOffline } from '../../../ui/use-network.ts'
import { addDays, type Day } from '../../time/calendar.rules.ts'
import { dayLabel } from '../../time/time.text.ts'
import { useToday } from '../../time/use-today.ts'
import { heldWeeks } from '../metrics.queries.ts'
import { VALUES_LIVE_DAYS } from '../metrics.table.ts'
import { LOADING_EARLIER, onlySince } from './scorecard.text.ts'

type EarlierWeeksProps = {
  teamId: string
  /** The Mondays that are shown, newest first; at least one. */
  weeks: readonly Day[]
}

/** Fetches the values of weeks long past. Says so while they are on their way or, without a network, which weeks are here. */
export function EarlierWeeks({ teamId, weeks }: EarlierWeeksProps) {
  const today = useToday()
  const isHeld = useLive(heldWeeks, { teamId, from: weeks.at(-1)!, to: addDays(weeks[0]!, 7) })
  const isOffline = useIsOffline()
  if (isHeld) return null
  return (
    <p role="status" className="px-4 py-2 text-soft">
      {isOffline ? onlySince(dayLabel(addDays(today, -VALUES_LIVE_DAYS), today)) : LOADING_EARLIER}
    </p>
  )
}
