import { defineQuery } from '../../sync/define-query.ts'
import { ref, refs } from '../../sync/fields.ts'
import { rosterOf } from '../../sync/region.ts'
import { team } from '../../sync/scope.ts'
import type { Person } from '../people/people.table.ts'
import { possibleOwners } from './owners.reads.ts'

/**
 * Whom the actor can choose as the owner of a team's work, by name. `presentIds` are those who have the work already: they
 * can keep it, even if they have left the team.
 */
export const ownersForTeam = defineQuery('ownersForTeam', {
  input: { teamId: ref('teams'), presentIds: refs('people').optional() },
  visibleTo: (actor, { teamId }) => actor.sees(team(teamId)),
  reaches: ({ teamId }) => [rosterOf(teamId)],
  run: (read, { teamId, presentIds = [] }, actor): Person[] =>
    possibleOwners(read, actor, teamId, presentIds),
})
