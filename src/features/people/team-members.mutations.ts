import { defineMutation } from '../../sync/define-mutation.ts'
import { ref, uuid } from '../../sync/fields.ts'
import type { Transaction } from '../../sync/transaction.ts'
import { record } from '../audit/record.mutations.ts'
import { findManagedTeam } from '../teams/teams.access.ts'
import { isOnTeam } from '../teams/teams.reads.ts'
import { type TeamMember, teamMembers } from '../teams/teams.table.ts'
import { TEAM_NOT_UPDATED } from '../teams/teams.text.ts'
import { isActiveMember } from './people.rules.ts'
import { people } from './people.table.ts'
import { notFound } from '../../sync/engine.refusals.ts'

export const addTeamMember = defineMutation('addTeamMember', {
  failure: TEAM_NOT_UPDATED,
  input: { id: uuid(), teamId: ref('teams'), personId: ref('people') },
  may: (actor) => actor.can('add_remove_team_members'),
  run(tx, membership, context) {
    const { teamId, personId } = membership
    const team = findManagedTeam(tx, context.actor, teamId)
    if (!isActiveMember(tx.find(people, personId))) notFound()
    if (isOnTeam(tx, teamId, personId)) return
    joinTeam(tx, membership, context.now)
    record(tx, context, { action: 'team member added', personId, subject: team.name })
  },
})

export const removeTeamMember = defineMutation('removeTeamMember', {
  failure: TEAM_NOT_UPDATED,
  input: { teamId: ref('teams'), personId: ref('people') },
  may: (actor) => actor.can('add_remove_team_members'),
  run(tx, { teamId, personId }, context) {
    const team = findManagedTeam(tx, context.actor, teamId)
    const memberships = tx.where(teamMembers, { teamId, personId })
    if (memberships.length === 0) return
    for (const { id } of memberships) tx.remove(teamMembers, id)
    record(tx, context, { action: 'team member removed', personId, subject: team.name })
  },
})

/** Puts a person on a team as a member; nothing changes for somebody who is already on it. */
export function joinTeam(
  tx: Transaction,
  { id, teamId, personId }: Pick<TeamMember, 'id' | 'teamId' | 'personId'>,
  now: string,
): void {
  if (isOnTeam(tx, teamId, personId)) return
  tx.insert(teamMembers, { id, teamId, personId, role: 'member', joinedAt: now })
}
