import { useLive } from '../../../sync/browser/react.ts'
import { addDays, type Day, mondayOf } from '../../time/calendar.rules.ts'
import { useToday } from '../../time/use-today.ts'
import { heldWeeks } from '../metrics.queries.ts'
import { VALUES_LIVE_DAYS } from '../metrics.table.ts'

/**
 * Fetches the values of the weeks shown (Mondays, newest first), however old.
 * @returns null once all of them are here, until then the first week that surely is
 */
export function useHeldSince(teamId: string, weeks: readonly Day[]): Day | null {
  const today = useToday()
  const [newest = today, oldest = today] = [weeks[0], weeks.at(-1)]
  const isHeld = useLive(heldWeeks, { teamId, from: oldest, to: addDays(newest, 7) })
  const firstLive = mondayOf(addDays(today, 6 - VALUES_LIVE_DAYS))
  return isHeld || oldest >= firstLive ? null : firstLive
}
