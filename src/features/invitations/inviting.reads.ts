import type { Actor } from '../../sync/actor.ts'
import type { Reader } from '../../sync/store.ts'
import { levelOf } from '../people/people.access.ts'
import { people } from '../people/people.table.ts'
import { invitableLevels } from '../rights/managing.rules.ts'
import { managesTeam } from '../teams/teams.access.ts'
import { teams } from '../teams/teams.table.ts'
import { areTooManyHeld, mailsLeft } from './invitations.rules.ts'
import { invitations } from './invitations.table.ts'
import type { Standing } from './inviting.rules.ts'

/** What the invitations of this person are checked against. It sees what was written since. */
export function standingOf(read: Reader, actor: Actor, now: string): Standing {
  const all = read.where(invitations, {})
  return {
    levels: invitableLevels(levelOf(read, actor)),
    manages(teamId) {
      const team = read.get(teams, teamId)
      return team?.deletedAt === null ? managesTeam(read, actor, teamId) : undefined
    },
    isMember: (email) => read.where(people, { email, status: 'active' }).length > 0,
    isInvited: (email) => read.where(invitations, { email, status: 'pending' }).length > 0,
    left: mailsLeft(all, now),
    isHeldBack: areTooManyHeld(
      all.filter(({ invitedBy }) => invitedBy === actor.id),
      now,
    ),
  }
}
