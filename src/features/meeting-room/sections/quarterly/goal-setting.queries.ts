import { defineQuery } from '../../../../sync/define-query.ts'
import { boolean, date, ref } from '../../../../sync/fields.ts'
import { ofTeam } from '../../../../sync/region.ts'
import { team } from '../../../../sync/scope.ts'
import { canEditGoal, isOfLeaders } from '../../../goals/goals.access.ts'
import { inDisplayOrder, isOpenGoal } from '../../../goals/goals.rules.ts'
import { type Goal, teamGoals } from '../../../goals/goals.table.ts'
import { people, type Person } from '../../../people/people.table.ts'
import { startOfQuarter } from '../../../time/calendar.rules.ts'

export interface PlannedGoal {
  goal: Goal
  owner: Person | undefined
  mayEdit: boolean
}

export interface GoalPlan {
  /** Of that quarter. */
  planned: PlannedGoal[]
  /** Of earlier quarters, and still open. */
  left: PlannedGoal[]
}

/** What a team decides on when it sets its goals for the quarter that begins with a day, or the company's. */
export const goalPlan = defineQuery('goalPlan', {
  input: { teamId: ref('teams'), ofCompany: boolean(), quarter: date() },
  visibleTo: (actor, { teamId }) => actor.sees(team(teamId)),
  reaches: ({ teamId }) => ofTeam(teamId),
  run(read, { teamId, ofCompany, quarter }, actor): GoalPlan {
    const goals = inDisplayOrder(read.where(teamGoals, { teamId })).filter(
      (goal) => isOfLeaders(read, goal) === ofCompany,
    )
    const shown = (goal: Goal): PlannedGoal => ({
      goal,
      owner: read.get(people, goal.ownerId),
      mayEdit: canEditGoal(actor, goal, read),
    })
    return {
      planned: goals.filter(({ targetDate }) => startOfQuarter(targetDate) === quarter).map(shown),
      left: goals.filter((goal) => goal.targetDate < quarter && isOpenGoal(goal)).map(shown),
    }
  },
})
