import { useActor, useLive } from '../../sync/browser/react.ts'
import { team } from '../../sync/scope.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { GoalItems } from './GoalItems.tsx'
import { CompanyGoals, GoalSection, NoGoalsYet } from './GoalSection.tsx'
import { companyGoalSetting, goalsOfTeam } from './goals.queries.ts'

/** What a team reviews in its meeting: its goals, and for the leadership team the company's before them. */
export default function GoalList({ teamId }: { teamId: string }) {
  const setting = useLive(companyGoalSetting, {})
  const actor = useActor()
  if (!setting) return <SkeletonRows rows={4} rowHeight="h-12" />
  if (!actor.sees(team(teamId))) return <EmptyState text="Only members of this team can see its goals." />
  const isLeadership = setting.teamId === teamId
  return (
    <>
      {isLeadership && <CompanyGoals teamId={teamId} heading="h3" />}
      {isLeadership ? (
        <GoalSection title="Team goals" heading="h3">
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
      label="Goals of the team"
      teamId={teamId}
      empty={<NoGoalsYet teamId={teamId} />}
    />
  )
}
