import { useActor, useLive } from '../../sync/browser/react.ts'
import { team } from '../../sync/scope.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { CompanyGoals } from './CompanyGoals.tsx'
import { GoalItems } from './GoalItems.tsx'
import { companyGoalSetting, goalsOfTeam } from './goals.queries.ts'
import { GOALS_OF_THE_TEAM, MEMBERS_ONLY, TEAM_GOALS } from './goals.text.ts'
import { GoalSection } from './GoalSection.tsx'
import { NoGoalsYet } from './NoGoals.tsx'

/** What a team reviews in its meeting: its own goals, for the leadership team after the company's. */
export default function GoalList({ teamId }: { teamId: string }) {
  const setting = useLive(companyGoalSetting, {})
  const actor = useActor()
  if (!setting) return <SkeletonRows rows={4} rowHeight="h-12" />
  if (!actor.sees(team(teamId))) return <EmptyState text={MEMBERS_ONLY} />
  const isLeadership = setting.teamId === teamId
  return (
    <>
      {isLeadership && <CompanyGoals leadershipTeamId={teamId} heading="h3" />}
      {isLeadership ? (
        <GoalSection title={TEAM_GOALS} heading="h3">
          <TeamGoals teamId={teamId} />
        </GoalSection>
      ) : (
        <TeamGoals teamId={teamId} />
      )}
    </>
  )
}

function TeamGoals({ teamId }: { teamId: string }) {
  const goals = useLive(goalsOfTeam, { teamId })
  return (
    <GoalItems
      goals={goals}
      label={GOALS_OF_THE_TEAM}
      teamId={teamId}
      empty={<NoGoalsYet teamId={teamId} />}
    />
  )
}
