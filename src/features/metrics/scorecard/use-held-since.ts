import { useLive } from '../../../sync/browser/react.ts'
import { addDays, type Day, daysBetween } from '../../time/calendar.rules.ts'
import { useToday } from '../../time/use-today.ts'
import { formulaReach, heldInputs } from '../formulas/formula.queries.ts'
import { firstLiveWeek } from '../formulas/look-back.rules.ts'
import { heldWeeks } from '../metrics.queries.ts'
import { heldCommentedWeeks } from '../values/week-comments.queries.ts'
import type { Weeks } from './use-weeks.ts'

/**
 * Fetches the values of all weeks from one Monday to another, however old, and those that formulas look back to; of none while there are
 * no weeks yet.
 * @returns null once all of them are here, until then the first week that surely is
 */
export function useHeldSince(
  teamId: string,
  weeks: Pick<Weeks, 'oldest' | 'newest'> | undefined,
): Day | null {
  const today = useToday()
  const { newest, oldest } = weeks ?? { newest: today, oldest: today }
  const reach = useLive(formulaReach, { teamId, from: oldest })
  const { from, teamIds, sharedTeamIds } = reach ?? { from: oldest, teamIds: [], sharedTeamIds: [] }
  const to = addDays(newest, 7)
  // Nothing waits for the marks of comments.
  useLive(heldCommentedWeeks, { teamId, from, to })
  const isHeld = useLive(heldWeeks, { teamId, from, to })
  const areInputsHeld = useLive(heldInputs, { teamIds, sharedTeamIds, from, to })
  const firstLive = firstLiveWeek(today)
  if (areInputsHeld && (isHeld || from >= firstLive)) return null
  return addDays(firstLive, daysBetween(from, oldest))
}
