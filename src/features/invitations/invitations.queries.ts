import { defineQuery } from '../../sync/define-query.ts'
import { text } from '../../sync/fields.ts'
import { spanOf } from '../../sync/region.ts'
import { levelOf } from '../people/people.access.ts'
import { nameOf } from '../people/people.reads.ts'
import { people } from '../people/people.table.ts'
import { hasManagerAccess, MANAGERS } from '../rights/actor.access.ts'
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

export type AnsweredInvitation = Omit<PendingInvitation, 'teams'>

/** Invitations that were declined lately, the latest first; not those of people who have been invited again or have joined since. */
export const declinedInvitations = defineQuery('declinedInvitations', {
  input: {},
  visibleTo: hasManagerAccess,
  run(read): AnsweredInvitation[] {
    const isOver = ({ email, invitedAt }: Invitation) =>
      read.where(invitations, { email }).some((other) => other.invitedAt > invitedAt) ||
      read.where(people, { email }).some(({ status }) => status === 'active')
    return read
      .where(invitations, { status: 'declined' })
      .filter((invitation) => !isOver(invitation))
      .toSorted((one, other) => (other.answeredAt ?? '').localeCompare(one.answeredAt ?? ''))
      .map((invitation) => ({ invitation, inviterName: nameOf(read, invitation.invitedBy) }))
  },
})

/** The invitation by which the person with this address has joined, however long ago; null if there was none. */
export const acceptedInvitation = defineQuery('acceptedInvitation', {
  input: { email: text({ max: 320 }) },
  visibleTo: hasManagerAccess,
  reaches: ({ email }) => [{ scope: MANAGERS, span: spanOf(invitations, { email }) }],
  run(read, { email }): AnsweredInvitation | null {
    const accepted = read.where(invitations, { email }).filter(({ status }) => status === 'accepted')
    const latest = accepted.toSorted((one, other) => other.invitedAt.localeCompare(one.invitedAt))[0]
    return latest ? { invitation: latest, inviterName: nameOf(read, latest.invitedBy) } : null
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
