import { defineQuery } from '../../sync/define-query.ts'
import { nameOf } from '../people/people.reads.ts'
import { hasManagerAccess } from '../rights/actor.access.ts'
import { listedTeams } from '../teams/teams.reads.ts'
import type { Team } from '../teams/teams.table.ts'
import { lastSent } from './invitations.rules.ts'
import { type Invitation, invitations } from './invitations.table.ts'

export interface PendingInvitation {
  invitation: Invitation
  inviterName: string
  teams: Team[]
}

/** Invitations that haven't been answered, the most recently mailed first. */
export const pendingInvitations = defineQuery('pendingInvitations', {
  input: {},
  visibleTo: hasManagerAccess,
  run(read): PendingInvitation[] {
    const pending = read.where(invitations, { status: 'pending' })
    pending.sort((left, right) => lastSent(right).localeCompare(lastSent(left)))
    return pending.map((invitation) => ({
      invitation,
      inviterName: nameOf(read, invitation.invitedBy),
      teams: listedTeams(read, invitation.teamIds),
    }))
  },
})
