import { useActor, useLive } from '../../sync/browser/react.ts'
import { team } from '../../sync/scope.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { type Day, startOfQuarter } from '../time/calendar.rules.ts'
import { useToday } from '../time/use-today.ts'
import { CompanyGoals } from './CompanyGoals.tsx'
import { GoalGroup } from './GoalGroup.tsx'
import { companyGoalSetting, goalsOfTeam } from './goals.queries.ts'
import { GOALS_OF_THE_TEAM, MEMBERS_ONLY, TEAM_GOALS } from './goals.text.ts'
import { NoGoalsYet } from './NoGoals.tsx'
import { DaysLeft } from './quarters/DaysLeft.tsx'
import { EarlierGoals } from './quarters/EarlierGoals.tsx'

type GoalListProps = {
  teamId: string
  /** The first day of an earlier quarter that is reviewed; this quarter if left out. */
  quarter?: Day
}

/** What a team reviews in its meeting: its own goals, for the leadership team after the company's. */
export default function GoalList({ teamId, quarter }: GoalListProps) {
  const setting = useLive(companyGoalSetting, {})
  const goals = useLive(goalsOfTeam, { teamId })
  const today = useToday()
  const actor = useActor()
  if (!setting) return <SkeletonRows rows={4} rowHeight="h-12" />
  if (!actor.sees(team(teamId))) return <EmptyState text={MEMBERS_ONLY} />
  const choice = quarter ?? startOfQuarter(today)
  const group = { choice, view: 'list', heading: 'h3' } as const
  return (
    <>
      <p className="px-4 pt-2">
        <DaysLeft choice={choice} today={today} />
      </p>
      {setting.teamId === teamId && <CompanyGoals {...group} leadershipTeamId={teamId} />}
      <GoalGroup
        {...group}
        title={TEAM_GOALS}
        label={GOALS_OF_THE_TEAM}
        goals={goals}
        teamId={teamId}
        empty={<NoGoalsYet teamId={teamId} />}
      />
      {quarter && <EarlierGoals teamIds={[teamId]} quarter={choice} />}
    </>
  )
}
