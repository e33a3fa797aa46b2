import type { Actor } from '../../sync/actor.ts'
import type { Reader } from '../../sync/store.ts'
import { actorAt } from '../rights/actor.access.ts'
import { levelCan } from '../rights/capabilities.rules.ts'
import type { Level } from '../rights/levels.rules.ts'
import { teamMembers, teams } from '../teams/teams.table.ts'
import { isActiveMember } from './people.rules.ts'
import { people } from './people.table.ts'

/** A person's rights, read from the company's own rows; null without an active membership. */
export function actorOf(read: Reader, userId: string): Actor | null {
  const member = read.get(people, userId)
  if (!member || !isActiveMember(member)) return null
  return actorAt(userId, member.level, teamIdsOf(read, userId, member.level))
}

/** The actor's level; the server itself ranks above everybody. */
export const levelOf = (read: Reader, actor: Actor): Level =>
  actor.system ? 'super_admin' : (read.get(people, actor.id)?.level ?? 'inactive')

/** Nobody belongs to a deleted team, so its work leaves every screen with it. */
function teamIdsOf(read: Reader, userId: string, level: Level): string[] {
  if (levelCan(level, 'manage_all_teams')) return read.where(teams, { deletedAt: null }).map(({ id }) => id)
  const own = read.where(teamMembers, { personId: userId }).map(({ teamId }) => teamId)
  return own.filter((teamId) => read.get(teams, teamId)?.deletedAt === null)
}
