import type { Actor } from '../../sync/actor.ts'
import { defineMutation } from '../../sync/define-mutation.ts'
import { ref, uuid } from '../../sync/fields.ts'
import { notFound } from '../../sync/refusal.ts'
import type { Transaction } from '../../sync/transaction.ts'
import { isOnTeam, managesTeam } from '../teams/teams.access.ts'
import { teamMembers, teams } from '../teams/teams.table.ts'
import { refuse } from '../teams/teams.refusals.ts'
import { TEAM_NOT_UPDATED } from '../teams/teams.text.ts'
import { people } from './people.table.ts'
import { isActiveMember } from './people.rules.ts'

/** Puts an active member on a team; somebody who is on it already stays as they are. */
export const addTeamMember = defineMutation('addTeamMember', {
  failure: TEAM_NOT_UPDATED,
  input: { id: uuid(), teamId: ref('teams'), personId: ref('people') },
  may: (actor) => actor.can('add_remove_team_members'),
  run(tx, { id, teamId, personId }, { actor, now }) {
    checkManaged(tx, actor, teamId)
    if (!isActiveMember(tx.find(people, personId))) notFound()
    if (isOnTeam(tx, teamId, personId)) return
    tx.insert(teamMembers, { id, teamId, personId, role: 'member', joinedAt: now })
  },
})

export const removeTeamMember = defineMutation('removeTeamMember', {
  failure: TEAM_NOT_UPDATED,
  input: { teamId: ref('teams'), personId: ref('people') },
  may: (actor) => actor.can('add_remove_team_members'),
  run(tx, { teamId, personId }, { actor }) {
    checkManaged(tx, actor, teamId)
    for (const { id } of tx.where(teamMembers, { teamId, personId })) tx.remove(teamMembers, id)
  },
})

function checkManaged(tx: Transaction, actor: Actor, teamId: string): void {
  if (tx.find(teams, teamId).deletedAt !== null) notFound()
  if (!managesTeam(tx, actor, teamId)) refuse('team/not-yours')
}
