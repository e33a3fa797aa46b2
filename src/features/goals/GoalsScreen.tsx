import { Target } from 'lucide-react'
import { useActor, useLive } from '../../sync/browser/react.ts'
import { team } from '../../sync/scope.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { NoTeams } from '../teams/NoTeams.tsx'
import { myTeams } from '../teams/teams.queries.ts'
import type { Team } from '../teams/teams.table.ts'
import { AddGoalButton } from './AddGoalButton.tsx'
import { GoalItems } from './GoalItems.tsx'
import { CompanyGoals, GoalSection, NoGoals, NoGoalsYet } from './GoalSection.tsx'
import { companyGoalSetting, goalsOfTeam } from './goals.queries.ts'
import { NO_GOALS, NO_TEAMS } from './goals.text.ts'

/** The company's goals for its leaders, then each of the reader's teams with its own. */
export function GoalsScreen() {
  const actor = useActor()
  const teams = useLive(myTeams, {})
  const leadershipId = useLive(companyGoalSetting, {})?.teamId
  return (
    <>
      <PageHeader title="Goals" actions={teams && teams.length > 0 && <AddGoalButton variant="primary" />} />
      {!teams && <SkeletonRows rows={8} rowHeight="h-12" />}
      {teams?.length === 0 && <NoTeams icon={<Target aria-hidden />} text={NO_TEAMS} />}
      {teams && (
        <div className="grid gap-2 border-t border-line pb-8">
          {leadershipId && actor.sees(team(leadershipId)) && <CompanyGoals teamId={leadershipId} />}
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
        label={`Goals of ${name}`}
        teamId={id}
        empty={isOnly ? <NoGoalsYet teamId={id} /> : <NoGoals text={NO_GOALS} />}
      />
    </GoalSection>
  )
}
