import { defineQuery } from '../../sync/define-query.ts'
import { allTeams, teamsOf } from './teams.reads.ts'
import type { Team } from './teams.table.ts'

/** The listed teams the actor belongs to, by name; then all others for somebody who manages all teams. */
export const myTeams = defineQuery('myTeams', {
  input: {},
  visibleTo: (actor) => actor.can('view_team_info'),
  run(read, _args, actor): Team[] {
    const own = teamsOf(read, actor.id)
    if (!actor.can('manage_all_teams')) return own
    const ownIds = new Set(own.map(({ id }) => id))
    return [...own, ...allTeams(read).filter(({ id }) => !ownIds.has(id))]
  },
})
