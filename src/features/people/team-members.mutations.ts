import { defineMutation } from '../../sync/define-mutation.ts'
import { ref, uuid } from '../../sync/fields.ts'
import type { Transaction } from '../../sync/transaction.ts'
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
  run(tx, membership, { actor, now }) {
    findManagedTeam(tx, actor, membership.teamId)
    if (!isActiveMember(tx.find(people, membership.personId))) notFound()
    joinTeam(tx, membership, now)
  },
})

export const removeTeamMember = defineMutation('removeTeamMember', {
  failure: TEAM_NOT_UPDATED,
  input: { teamId: ref('teams'), personId: ref('people') },
  may: (actor) => actor.can('add_remove_team_members'),
  run(tx, { teamId, personId }, { actor }) {
    findManagedTeam(tx, actor, teamId)
    for (const { id } of tx.where(teamMembers, { teamId, personId })) tx.remove(teamMembers, id)
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
