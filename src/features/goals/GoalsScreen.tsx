import { Target } from 'lucide-react'
import { useState } from 'react'
import { useActor, useLive } from '../../sync/browser/react.ts'
import { team } from '../../sync/scope.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Select } from '../../ui/Select.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { NoTeams } from '../teams/NoTeams.tsx'
import { myTeams, teamsAtHand } from '../teams/teams.queries.ts'
import type { Team } from '../teams/teams.table.ts'
import { ShowOlder } from '../work/ShowOlder.tsx'
import { MY_TEAMS, TEAM } from '../work/work.text.ts'
import { AddGoalButton } from './AddGoalButton.tsx'
import { CompanyGoals } from './CompanyGoals.tsx'
import { GoalItems } from './GoalItems.tsx'
import { companyGoalSetting, goalsOfTeam, heldCompletedGoals } from './goals.queries.ts'
import { COMPLETED_LIVE_DAYS } from './goals.table.ts'
import { GOALS, goalsOf, NO_GOALS, NO_TEAMS } from './goals.text.ts'
import { GoalSection } from './GoalSection.tsx'
import { NoGoals, NoGoalsYet } from './NoGoals.tsx'

const OWN_TEAMS = ''

/** The company's goals, for its leaders, and then the goals of each of the reader's teams, or of another that they choose. */
export function GoalsScreen() {
  const actor = useActor()
  const teams = useLive(myTeams, {})
  const leadershipId = useLive(companyGoalSetting, {})?.teamId
  const [chosen, choose] = useState(OWN_TEAMS)
  const atHand = useLive(teamsAtHand, {})
  const others = teams?.filter(({ id }) => !atHand?.some((own) => own.id === id)) ?? []
  const other = others.find(({ id }) => id === chosen)
  const shown = other ? [other] : atHand
  return (
    <>
      <PageHeader title={GOALS} actions={teams && teams.length > 0 && <AddGoalButton variant="primary" />}>
        {others.length > 0 && (
          <Select
            label={TEAM}
            name="team"
            hideLabel
            className="md:w-44 max-md:flex-1"
            value={other?.id ?? OWN_TEAMS}
            onChange={choose}
            options={[
              { value: OWN_TEAMS, label: MY_TEAMS },
              ...others.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        )}
      </PageHeader>
      {!teams && <SkeletonRows rows={8} rowHeight="h-12" />}
      {teams?.length === 0 && <NoTeams icon={<Target aria-hidden />} text={NO_TEAMS} />}
      {shown && (
        <div className="grid gap-2 border-t border-line pb-8">
          {leadershipId && actor.sees(team(leadershipId)) && <CompanyGoals leadershipTeamId={leadershipId} />}
          {shown.map((one) => (
            <TeamSection key={one.id} team={one} isOnly={shown.length === 1} />
          ))}
          {shown.length > 0 && (
            <ShowOlder
              held={heldCompletedGoals}
              of={{ teamIds: shown.map(({ id }) => id) }}
              liveDays={COMPLETED_LIVE_DAYS}
            />
          )}
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
