import { Link } from '@tanstack/react-router'
import { Target } from 'lucide-react'
import { useActor, useLive } from '../../sync/browser/react.ts'
import { team } from '../../sync/scope.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { myTeams } from '../teams/teams.queries.ts'
import type { Team } from '../teams/teams.table.ts'
import { AddGoalButton } from './AddGoalButton.tsx'
import { GoalItems } from './GoalItems.tsx'
import { CompanyGoals, GoalSection, NoGoals } from './GoalSection.tsx'
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
      {teams?.length === 0 && <NoTeams />}
      <div className="grid gap-2 border-t border-line pb-8">
        {leadershipId && actor.sees(team(leadershipId)) && <CompanyGoals teamId={leadershipId} />}
        {teams?.map((own) => (
          <TeamSection key={own.id} team={own} />
        ))}
      </div>
    </>
  )
}

function TeamSection({ team: { id, name } }: { team: Team }) {
  const goals = useLive(goalsOfTeam, { teamId: id })
  return (
    <GoalSection title={name}>
      <GoalItems goals={goals} label={`Goals of ${name}`} teamId={id} empty={<NoGoals text={NO_GOALS} />} />
    </GoalSection>
  )
}

const NoTeams = () => (
  <EmptyState
    icon={<Target aria-hidden />}
    text={NO_TEAMS}
    action={
      <Link to="/people" search={{ tab: 'team' }} className={buttonClass('primary')}>
        Go to teams
      </Link>
    }
  />
)
