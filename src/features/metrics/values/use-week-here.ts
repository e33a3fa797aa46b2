import { useActor, useLive } from '../../../sync/browser/react.ts'
import { team } from '../../../sync/scope.ts'
import { addDays, type Day } from '../../time/calendar.rules.ts'
import { heldInputs } from '../formulas/formula.queries.ts'
import type { Metric } from '../metrics.table.ts'

/**
 * Fetches what was entered for a metric in the week of a Monday, however old, unless the screen holds it anyway.
 * @returns whether it is here
 */
export function useWeekHere({ teamId, isShared }: Metric, week: Day, isHeld: boolean): boolean {
  const isOfSeenTeam = useActor().sees(team(teamId))
  const isHere = useLive(heldInputs, {
    teamIds: !isHeld && isOfSeenTeam ? [teamId] : [],
    sharedTeamIds: !isHeld && isShared ? [teamId] : [],
    from: week,
    to: addDays(week, 7),
  })
  return isHere === true
}
