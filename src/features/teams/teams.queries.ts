import { defineQuery } from '../../sync/define-query.ts'
import { byName, isListed } from './teams.rules.ts'
import { teamMembers, teams, type Team } from './teams.table.ts'

/** The listed teams the actor belongs to, by name; then all others for somebody who manages all teams. */
export const myTeams = defineQuery('myTeams', {
  input: {},
  visibleTo: (actor) => actor.can('view_team_info'),
  run(read, _args, actor): Team[] {
    const all = read.where(teams, { deletedAt: null }).filter(isListed).toSorted(byName)
    const memberOf = new Set(read.where(teamMembers, { personId: actor.id }).map(({ teamId }) => teamId))
    const own = all.filter(({ id }) => memberOf.has(id))
    return actor.can('manage_all_teams') ? [...own, ...all.filter(({ id }) => !memberOf.has(id))] : own
  },
})
