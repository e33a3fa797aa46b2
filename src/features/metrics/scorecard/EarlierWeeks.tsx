import { useIsOffline } from '../../../ui/use-network.ts'
import type { Day, WeekStart } from '../../time/calendar.rules.ts'
import { weekLabel } from '../../time/time.text.ts'
import { useToday } from '../../time/use-today.ts'
import { LOADING_EARLIER, onlySince } from './scorecard.text.ts'

type EarlierWeeksProps = {
  /** The first week that is here. */
  since: Day
  start: WeekStart
}

/** Says that earlier weeks are on their way, which the cells show, or, without a network, which weeks are here. */
export function EarlierWeeks({ since, start }: EarlierWeeksProps) {
  const today = useToday()
  const isOffline = useIsOffline()
  return (
    <p role="status" className={isOffline ? 'px-4 py-2 text-soft' : 'sr-only'}>
      {isOffline ? onlySince(weekLabel(since, start, today)) : LOADING_EARLIER}
    </p>
  )
}
