import { defineQuery } from '../../sync/define-query.ts'
import { ref } from '../../sync/fields.ts'
import { rosterOf } from '../../sync/region.ts'
import { team } from '../../sync/scope.ts'
import { activeMembers } from '../people/people.reads.ts'
import type { Person } from '../people/people.table.ts'

/** The active members of a team, by name: who can own its issues and vote for them. */
export const issueOwners = defineQuery('issueOwners', {
  input: { teamId: ref('teams') },
  visibleTo: (actor, { teamId }) => actor.sees(team(teamId)),
  reaches: ({ teamId }) => [rosterOf(teamId)],
  run: (read, { teamId }): Person[] => activeMembers(read, teamId),
})
