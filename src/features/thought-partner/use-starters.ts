import { useLive } from '../../sync/browser/react.ts'
import { teamsAtHand } from '../teams/teams.queries.ts'
import { GOALS_AT_RISK, HELP_WITH_GOAL, ISSUES_COMING_BACK, prepareFor } from './thought-partner.text.ts'

/** Questions to begin with, the first of them about an own team. */
export function useStarters(): string[] {
  const team = useLive(teamsAtHand, {})?.[0]
  return [...(team ? [prepareFor(team.name)] : []), GOALS_AT_RISK, ISSUES_COMING_BACK, HELP_WITH_GOAL]
}
