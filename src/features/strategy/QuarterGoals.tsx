import { Link } from '@tanstack/react-router'
import { useActor, useLive, useMutate } from '../../sync/browser/react.ts'
import { newId } from '../../sync/id.ts'
import { team as teamScope } from '../../sync/scope.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { assignGoal } from '../goals/goal-teams.mutations.ts'
import { GoalProgress } from '../goals/GoalProgress.tsx'
import { GoalMark } from './GoalMark.tsx'
import type { Goal } from '../goals/goals.table.ts'
import { onePerson } from '../people/people.queries.ts'
import { displayName } from '../people/people.rules.ts'
import { useToday } from '../time/use-today.ts'
import { usePlan } from './plan-context.ts'
import { PlanBlock } from './PlanBlock.tsx'
import { quarterGoals, unshownGoals } from './live-blocks.queries.ts'
import {
  keptByTeam,
  NO_COMPANY_QUARTER_GOALS,
  NO_QUARTER_GOALS,
  onTrackOf,
  SHOW_GOALS,
} from './strategy.text.ts'

/** The goals of the team, or of the company, that are due this quarter, as their own screen has them. */
export function QuarterGoals() {
  const { team } = usePlan()
  const sees = useActor().sees(teamScope(team.id))
  const goals = useLive(quarterGoals, { teamId: team.id, today: useToday() })
  const onTrack = goals?.filter(({ status }) => status !== 'off_track').length ?? 0
  const none = team.isLeadership ? NO_COMPANY_QUARTER_GOALS : NO_QUARTER_GOALS
  return (
    <PlanBlock block="goals" isLive aside={goals && goals.length > 0 && onTrackOf(onTrack, goals.length)}>
      {goals?.length === 0 && <p className="text-soft">{sees ? none : keptByTeam(team.name)}</p>}
      <ul className="grid">
        {goals?.map((goal) => (
          <GoalLine key={goal.id} goal={goal} />
        ))}
      </ul>
      {sees && <ShowToAll />}
    </PlanBlock>
  )
}

function GoalLine({ goal }: { goal: Goal }) {
  const owner = useLive(onePerson, { personId: goal.ownerId }) ?? undefined
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1 max-md:min-h-11">
      <GoalMark goal={goal} />
      <Link to="/goals" className="min-w-32 flex-1 hover:underline">
        {goal.title}
      </Link>
      <Avatar name={displayName(owner)} picture={owner?.avatarUrl} size="xs" />
      <GoalProgress goal={goal} className="w-16" />
    </li>
  )
}

/** On a plan for everybody: assigns the goals to all other teams, so that those see them too. */
function ShowToAll() {
  const { plan, team, mayEdit } = usePlan()
  const mutate = useMutate()
  const unshown = useLive(unshownGoals, { teamId: team.id, today: useToday() }) ?? []
  if (!mayEdit || plan?.audience !== 'company' || unshown.length === 0) return null
  return (
    <Button
      size="sm"
      className="mt-2"
      onClick={() => {
        for (const { goalId, teamId } of unshown) mutate(assignGoal, { id: newId(), goalId, teamId })
      }}
    >
      {SHOW_GOALS}
    </Button>
  )
}
