import { defineQuery } from '../../sync/define-query.ts'
import { date, ref } from '../../sync/fields.ts'
import { team } from '../../sync/scope.ts'
import { isOfLeaders } from '../goals/goals.access.ts'
import { inDisplayOrder } from '../goals/goals.rules.ts'
import { type Goal, goalTeamAssignments, teamGoals } from '../goals/goals.table.ts'
import { allTeams } from '../teams/teams.reads.ts'
import { teams } from '../teams/teams.table.ts'
import { endOfQuarter, startOfQuarter } from '../time/calendar.rules.ts'

/**
 * The goals that a plan shows: those of its team that are due in the quarter of `today`, and of the team that leads the company's. They keep
 * their own readers, so that others find none.
 */
export const quarterGoals = defineQuery('quarterGoals', {
  input: { teamId: ref('teams'), today: date() },
  visibleTo: (actor) => actor.can('view_team_info'),
  run(read, { teamId, today }): Goal[] {
    const isOfCompany = read.get(teams, teamId)?.isLeadership === true
    const [first, last] = [startOfQuarter(today), endOfQuarter(today)]
    return inDisplayOrder(
      read
        .where(teamGoals, { teamId })
        .filter((goal) => isOfLeaders(read, goal) === isOfCompany)
        .filter(
          ({ archivedAt, targetDate }) => archivedAt === null && targetDate >= first && targetDate <= last,
        ),
    )
  },
})

/** The goals that an entry of a team's plan can go on with: its own, or the company's if it leads. */
export const planGoals = defineQuery('planGoals', {
  input: { teamId: ref('teams') },
  visibleTo: (actor) => actor.can('view_team_info'),
  run(read, { teamId }): Goal[] {
    const isOfCompany = read.get(teams, teamId)?.isLeadership === true
    return inDisplayOrder(
      read
        .where(teamGoals, { teamId, archivedAt: null })
        .filter((goal) => isOfLeaders(read, goal) === isOfCompany),
    )
  },
})

/** Which of these goals are not shown yet to which other teams, as far as the actor may show them there. */
export const unshownGoals = defineQuery('unshownGoals', {
  input: { teamId: ref('teams'), today: date() },
  visibleTo: (actor) => actor.can('view_team_info'),
  run(read, args, actor): { goalId: string; teamId: string }[] {
    const others = allTeams(read).filter(({ id }) => id !== args.teamId && actor.sees(team(id)))
    return quarterGoals
      .run(read, args, actor)
      .flatMap(({ id: goalId }) =>
        others.flatMap(({ id: teamId }) =>
          read.where(goalTeamAssignments, { goalId, teamId }).length === 0 ? [{ goalId, teamId }] : [],
        ),
      )
  },
})
