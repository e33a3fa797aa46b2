import { defineQuery } from '../../sync/define-query.ts'
import { ref } from '../../sync/fields.ts'
import { rosterOf } from '../../sync/region.ts'
import { team } from '../../sync/scope.ts'
import type { Person } from '../people/people.table.ts'
import { possibleOwners } from './owners.reads.ts'

/** Whom the actor can choose as the owner of a team's work, by name. */
export const ownersForTeam = defineQuery('ownersForTeam', {
  input: { teamId: ref('teams') },
  visibleTo: (actor, { teamId }) => actor.sees(team(teamId)),
  reaches: ({ teamId }) => [rosterOf(teamId)],
  run: (read, { teamId }, actor): Person[] => possibleOwners(read, actor, teamId),
})
