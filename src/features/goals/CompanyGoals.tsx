import { useLive } from '../../sync/browser/react.ts'
import { heldTeams } from '../teams/teams.queries.ts'
import { GoalGroup, type GoalGroupProps } from './GoalGroup.tsx'
import { companyGoals } from './goals.queries.ts'
import { COMPANY_GOALS, NO_COMPANY_GOALS } from './goals.text.ts'
import { NoGoals } from './NoGoals.tsx'

type CompanyGoalsProps = { leadershipTeamId: string } & Pick<GoalGroupProps, 'heading' | 'choice' | 'view'>

export function CompanyGoals({ leadershipTeamId, ...group }: CompanyGoalsProps) {
  const isHeld = useLive(heldTeams, { teamIds: [leadershipTeamId] })
  const goals = useLive(companyGoals, {})
  return (
    <GoalGroup
      {...group}
      title={COMPANY_GOALS}
      label={COMPANY_GOALS}
      goals={isHeld ? goals : undefined}
      teamId={leadershipTeamId}
      ofCompany
      empty={<NoGoals text={NO_COMPANY_GOALS} />}
    />
  )
}
