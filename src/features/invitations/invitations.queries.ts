import { defineQuery } from '../../sync/define-query.ts'
import { levelOf } from '../people/people.access.ts'
import { nameOf } from '../people/people.reads.ts'
import { people } from '../people/people.table.ts'
import { hasManagerAccess } from '../rights/actor.access.ts'
import type { Level } from '../rights/levels.rules.ts'
import { invitableLevels } from '../rights/managing.rules.ts'
import { managesTeam } from '../teams/teams.access.ts'
import { allTeams, listedTeams } from '../teams/teams.reads.ts'
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

export interface InvitingStanding {
  /** The levels that they may invite to. */
  levels: readonly Level[]
  teams: { id: string; name: string; manages: boolean }[]
  /** The addresses of those who belong to the company. */
  members: string[]
  invitations: Invitation[]
}

/** What tells beforehand who of a list can be invited. */
export const invitingStanding = defineQuery('invitingStanding', {
  input: {},
  visibleTo: hasManagerAccess,
  run: (read, _args, actor): InvitingStanding => ({
    levels: invitableLevels(levelOf(read, actor)),
    teams: allTeams(read).map(({ id, name }) => ({ id, name, manages: managesTeam(read, actor, id) })),
    members: read.where(people, { status: 'active' }).map(({ email }) => email),
    invitations: read.where(invitations, {}),
  }),
})
