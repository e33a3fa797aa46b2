import { defineQuery } from '../../../sync/define-query.ts'
import { ref } from '../../../sync/fields.ts'
import { isOnTeam, teamsOf } from '../../teams/teams.reads.ts'
import { mayUseTools } from '../tools.access.ts'

/** The team in which the actor gives work to a person: the first that both are on; without a person, the actor's first. Null if there is none. */
export const teamToHandOver = defineQuery('teamToHandOver', {
  input: { personId: ref('people').nullable() },
  visibleTo: mayUseTools,
  run(read, { personId }, actor): string | null {
    const own = teamsOf(read, actor.id)
    const shared = personId === null ? own : own.filter(({ id }) => isOnTeam(read, id, personId))
    return shared[0]?.id ?? null
  },
})
