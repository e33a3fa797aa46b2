import { defineQuery } from '../../sync/define-query.ts'
import { date, ref } from '../../sync/fields.ts'
import { team } from '../../sync/scope.ts'
import { isOfLeaders } from '../goals/goals.access.ts'
import { inDisplayOrder } from '../goals/goals.rules.ts'
import { type Goal, teamGoals } from '../goals/goals.table.ts'
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

/** The ids of the other teams to which the actor may show goals. */
export const otherTeamsOf = defineQuery('otherTeamsOf', {
  input: { teamId: ref('teams') },
  visibleTo: (actor) => actor.can('view_team_info'),
  run: (read, { teamId }, actor): string[] =>
    allTeams(read).flatMap(({ id }) => (id !== teamId && actor.sees(team(id)) ? [id] : [])),
})
