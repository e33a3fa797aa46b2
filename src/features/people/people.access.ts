import type { Actor } from '../../sync/actor.ts'
import { roster, type Scope, team } from '../../sync/scope.ts'
import type { Reader } from '../../sync/store.ts'
import { actorAt, type TeamsInSight } from '../rights/actor.access.ts'
import { levelCan } from '../rights/capabilities.rules.ts'
import type { Level } from '../rights/levels.rules.ts'
import { type Team, teamMembers, teams } from '../teams/teams.table.ts'
import { isActiveMember } from './people.rules.ts'
import { people } from './people.table.ts'

/** A person's rights, read from the company's own rows; null without an active membership. */
export function actorOf(read: Reader, userId: string): Actor | null {
  const member = read.get(people, userId)
  if (!member || !isActiveMember(member)) return null
  return actorAt(userId, member.level, teamsInSight(read, userId, member.level))
}

/** The actor's level; the server itself ranks above everybody. */
export const levelOf = (read: Reader, actor: Actor): Level =>
  actor.system ? 'super_admin' : (read.get(people, actor.id)?.level ?? 'inactive')

/** The teams that the person is on; who manages all teams sees all of them. */
function teamsInSight(read: Reader, userId: string, level: Level): TeamsInSight {
  const own = read
    .where(teamMembers, { personId: userId })
    .flatMap(({ teamId }) => read.get(teams, teamId) ?? [])
    .flatMap(scopesOf)
  return { seen: levelCan(level, 'manage_all_teams') ? read.where(teams, {}).flatMap(scopesOf) : own, own }
}

/** The work of a deleted team leaves every screen. Who was on it stays known, because they may restore it. */
const scopesOf = ({ id, deletedAt }: Team): Scope[] =>
  deletedAt === null ? [team(id), roster(id)] : [roster(id)]
