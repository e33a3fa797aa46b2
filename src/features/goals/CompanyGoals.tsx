import { heldTeams } from '../teams/teams.queries.ts'
import { useLive } from '../../sync/browser/react.ts'
import { GoalItems } from './GoalItems.tsx'
import { companyGoals } from './goals.queries.ts'
import { COMPANY_GOALS, NO_COMPANY_GOALS } from './goals.text.ts'
import { GoalSection, type GoalSectionProps } from './GoalSection.tsx'
import { NoGoals } from './NoGoals.tsx'

type CompanyGoalsProps = { leadershipTeamId: string } & Pick<GoalSectionProps, 'heading'>

export function CompanyGoals({ leadershipTeamId, heading }: CompanyGoalsProps) {
  const isHeld = useLive(heldTeams, { teamIds: [leadershipTeamId] })
  const goals = useLive(companyGoals, {})
  return (
    <GoalSection title={COMPANY_GOALS} {...(heading && { heading })}>
      <GoalItems
        goals={isHeld ? goals : undefined}
        label={COMPANY_GOALS}
        teamId={leadershipTeamId}
        empty={<NoGoals text={NO_COMPANY_GOALS} />}
      />
    </GoalSection>
  )
}
