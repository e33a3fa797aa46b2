import { defineQuery, type Query } from '../../../sync/define-query.ts'
import { date, refs } from '../../../sync/fields.ts'
import { ofTeam, spanOf } from '../../../sync/region.ts'
import { company, team } from '../../../sync/scope.ts'
import { seesTeams } from '../../work/finished.queries.ts'
import { companyGoals, goalsOfTeam } from '../goals.queries.ts'
import { type Goal, teamGoals } from '../goals.table.ts'

/** All goals of these teams and, for those who see them, of the company. */
export const goalsInSight = defineQuery('goalsInSight', {
  input: { teamIds: refs('teams') },
  visibleTo: seesTeams,
  reaches: ({ teamIds }) => teamIds.flatMap(ofTeam),
  run(read, { teamIds }, actor): Goal[] {
    const found = [
      ...companyGoals.run(read, {}, actor),
      ...teamIds.flatMap((teamId) => goalsOfTeam.run(read, { teamId }, actor)),
    ]
    return [...new Map(found.map((goal) => [goal.id, goal])).values()]
  },
})

interface OfQuarter {
  readonly teamIds: readonly string[]
  /** Days: from `from` to before `to`. */
  readonly from: string
  readonly to: string
}

/** Goals of these teams by target date, however long ago. Those that other teams are assigned to are the company's rows. */
export const heldGoalsDue: Query<OfQuarter, true> = defineQuery('heldGoalsDue', {
  input: { teamIds: refs('teams'), from: date(), to: date() },
  visibleTo: seesTeams,
  reaches: ({ teamIds, from, to }) =>
    teamIds.flatMap((teamId) => {
      const span = spanOf(teamGoals, { teamId }, { field: 'targetDate', from, to })
      return [team(teamId), company()].map((scope) => ({ scope, span }))
    }),
  run: (): true => true,
})
