import { defineQuery } from '../../../sync/define-query.ts'
import { ref } from '../../../sync/fields.ts'
import { team } from '../../../sync/scope.ts'
import { allTeams } from '../../teams/teams.reads.ts'
import type { Team } from '../../teams/teams.table.ts'

/** A team that an issue can be handed to. */
export interface Destination {
  team: Team
  /** Whether the actor will see it there. */
  isInSight: boolean
}

/** The other teams of the company, by name, those that the actor works in first. */
export const destinations = defineQuery('destinations', {
  input: { teamId: ref('teams') },
  visibleTo: (actor) => actor.can('view_team_info'),
  run: (read, { teamId }, actor): Destination[] =>
    allTeams(read)
      .filter(({ id }) => id !== teamId)
      .map((other) => ({ team: other, isInSight: actor.sees(team(other.id)) }))
      .toSorted((one, other) => Number(other.isInSight) - Number(one.isInSight)),
})
