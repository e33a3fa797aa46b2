import { useLive } from '../../../sync/browser/react.ts'
import { addDays, type Day, mondayOf } from '../../time/calendar.rules.ts'
import { useToday } from '../../time/use-today.ts'
import { VALUES_LIVE_DAYS } from '../metrics.table.ts'
import { type FormulaReach, formulaReach, heldInputs } from './formula.queries.ts'

type FormulaWeeksProps = {
  teamId: string
  /** The Monday of the first week that is shown. */
  from: Day
  /** The teams that the screen holds anyway. */
  heldTeamIds: readonly string[]
}

/** Fetches what the formulas of a team's metrics look back to, if that is more than what every browser holds. Renders nothing. */
export default function FormulaWeeks({ teamId, from, heldTeamIds }: FormulaWeeksProps) {
  const firstLive = addDays(useToday(), -VALUES_LIVE_DAYS)
  const reach = useLive(formulaReach, { teamId, from })
  const isHeld = reach?.teamIds.every((id) => heldTeamIds.includes(id)) && reach.from >= firstLive
  return reach && !isHeld && <Fetched {...reach} />
}

function Fetched({ from, teamIds, sharedTeamIds }: FormulaReach) {
  const to = addDays(mondayOf(useToday()), 14)
  useLive(heldInputs, { teamIds, sharedTeamIds, from, to })
  return null
}
