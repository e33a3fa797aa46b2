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
import { useToday } from '../time/use-today.ts'
import { ShowOlder } from '../work/ShowOlder.tsx'
import { useAddress } from '../work/use-address.ts'
import { MY_TEAMS, TEAM } from '../work/work.text.ts'
import { AddGoalButton } from './AddGoalButton.tsx'
import { CompanyGoals } from './CompanyGoals.tsx'
import { GoalGroup, type GoalGroupProps } from './GoalGroup.tsx'
import { companyGoalSetting, goalsOfTeam, heldFinishedGoals } from './goals.queries.ts'
import { FINISHED_LIVE_DAYS } from './goals.table.ts'
import { GOALS, goalsOf, NO_GOALS, NO_TEAMS } from './goals.text.ts'
import { NoGoals, NoGoalsYet } from './NoGoals.tsx'
import { DaysLeft } from './quarters/DaysLeft.tsx'
import { EarlierGoals } from './quarters/EarlierGoals.tsx'
import { GoalScore } from './quarters/GoalScore.tsx'
import { goalsInSight } from './quarters/quarters.queries.ts'
import { ALL, isShownIn } from './quarters/quarters.rules.ts'
import { QuarterSelect } from './quarters/QuarterSelect.tsx'
import { useGoalsAddress } from './use-goals-address.ts'
import { ViewSwitch } from './views/ViewSwitch.tsx'

const OWN_TEAMS = ''

/** The company's goals, for its leaders, and then the goals of each of the reader's teams, or of another that they choose. */
export function GoalsScreen() {
  const today = useToday()
  const { view, choice, show, choose } = useGoalsAddress(today)
  const teams = useLive(myTeams, {})
  const [chosenTeam, chooseTeam] = useState(useAddress().team ?? OWN_TEAMS)
  const atHand = useLive(teamsAtHand, {})
  const others = teams?.filter(({ id }) => !atHand?.some((own) => own.id === id)) ?? []
  const other = others.find(({ id }) => id === chosenTeam)
  const shown = other ? [other] : atHand
  const goals = useLive(goalsInSight, { teamIds: shown?.map(({ id }) => id) ?? [] }) ?? []
  return (
    <>
      <PageHeader title={GOALS} actions={teams && teams.length > 0 && <AddGoalButton variant="primary" />}>
        {others.length > 0 && (
          <Select
            label={TEAM}
            name="team"
            hideLabel
            className="md:w-40 max-md:w-full"
            value={other?.id ?? OWN_TEAMS}
            onChange={chooseTeam}
            options={[
              { value: OWN_TEAMS, label: MY_TEAMS },
              ...others.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        )}
        <QuarterSelect {...{ choice, goals, today }} onChoose={choose} />
        <ViewSwitch view={view} onChange={show} />
      </PageHeader>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 pb-2.5 empty:hidden">
        <GoalScore goals={goals.filter((goal) => isShownIn(goal, choice, today))} />
        <DaysLeft choice={choice} today={today} />
      </div>
      {!teams && <SkeletonRows rows={8} rowHeight="h-12" />}
      {teams?.length === 0 && <NoTeams icon={<Target aria-hidden />} text={NO_TEAMS} />}
      {shown && <Groups teams={shown} {...{ view, choice }} />}
    </>
  )
}

type GroupsProps = { teams: readonly Team[] } & Pick<GoalGroupProps, 'view' | 'choice'>

function Groups({ teams, ...group }: GroupsProps) {
  const actor = useActor()
  const leadershipId = useLive(companyGoalSetting, {})?.teamId
  const { choice } = group
  const teamIds = teams.map(({ id }) => id)
  return (
    <div className="grid gap-2 border-t border-line pb-8">
      {leadershipId && actor.sees(team(leadershipId)) && (
        <CompanyGoals {...group} leadershipTeamId={leadershipId} />
      )}
      {teams.map((one) => (
        <TeamGroup key={one.id} {...group} team={one} isOnly={teams.length === 1} />
      ))}
      {teams.length > 0 &&
        (choice === ALL ? (
          <ShowOlder held={heldFinishedGoals} of={{ teamIds }} liveDays={FINISHED_LIVE_DAYS} />
        ) : (
          <EarlierGoals teamIds={teamIds} quarter={choice} />
        ))}
    </div>
  )
}

type TeamGroupProps = { team: Team; isOnly: boolean } & Pick<GoalGroupProps, 'view' | 'choice'>

function TeamGroup({ team: { id, name }, isOnly, ...group }: TeamGroupProps) {
  const goals = useLive(goalsOfTeam, { teamId: id })
  return (
    <GoalGroup
      {...group}
      title={name}
      label={goalsOf(name)}
      goals={goals}
      teamId={id}
      empty={isOnly ? <NoGoalsYet teamId={id} /> : <NoGoals text={NO_GOALS} />}
    />
  )
}
