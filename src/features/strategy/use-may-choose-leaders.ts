import { useActor, useLive } from '../../sync/browser/react.ts'
import { companyGoalSetting } from '../goals/goals.queries.ts'

/** Whether the company's plan waits for this person to choose the team that leads. */
export function useMayChooseLeaders(): boolean {
  const actor = useActor()
  const setting = useLive(companyGoalSetting, {})
  return setting?.teamId === null && actor.can('manage_all_teams')
}
