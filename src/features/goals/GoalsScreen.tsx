import { Target } from 'lucide-react'
import { useActor, useLive } from '../../sync/browser/react.ts'
import { team } from '../../sync/scope.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { NoTeams } from '../teams/NoTeams.tsx'
import { myTeams } from '../teams/teams.queries.ts'
import type { Team } from '../teams/teams.table.ts'
import { AddGoalButton } from './AddGoalButton.tsx'
import { CompanyGoals } from './CompanyGoals.tsx'
import { GoalItems } from './GoalItems.tsx'
import { companyGoalSetting, goalsOfTeam } from './goals.queries.ts'
import { GOALS, goalsOf, NO_GOALS, NO_TEAMS } from './goals.text.ts'
import { GoalSection } from './GoalSection.tsx'
import { NoGoals, NoGoalsYet } from './NoGoals.tsx'

/** The company's goals, for its leaders, and then the goals of each of the reader's teams. */
export function GoalsScreen() {
  const actor = useActor()
  const teams = useLive(myTeams, {})
  const leadershipId = useLive(companyGoalSetting, {})?.teamId
  return (
    <>
      <PageHeader title={GOALS} actions={teams && teams.length > 0 && <AddGoalButton variant="primary" />} />
      {!teams && <SkeletonRows rows={8} rowHeight="h-12" />}
      {teams?.length === 0 && <NoTeams icon={<Target aria-hidden />} text={NO_TEAMS} />}
      {teams && (
        <div className="grid gap-2 border-t border-line pb-8">
          {leadershipId && actor.sees(team(leadershipId)) && <CompanyGoals leadershipTeamId={leadershipId} />}
          {teams.map((own) => (
            <TeamSection key={own.id} team={own} isOnly={teams.length === 1} />
          ))}
        </div>
      )}
    </>
  )
}

function TeamSection({ team: { id, name }, isOnly }: { team: Team; isOnly: boolean }) {
  const goals = useLive(goalsOfTeam, { teamId: id })
  return (
    <GoalSection title={name}>
      <GoalItems
        goals={goals}
        label={goalsOf(name)}
        teamId={id}
        empty={isOnly ? <NoGoalsYet teamId={id} /> : <NoGoals text={NO_GOALS} />}
      />
    </GoalSection>
  )
}
