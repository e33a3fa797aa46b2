import type { Actor } from '../../sync/actor.ts'
import { company, person, role, type Scope, team } from '../../sync/scope.ts'
import { levelCan } from './capabilities.rules.ts'
import { hasManagerLevel, type Level } from './levels.rules.ts'

/** The scope of rows that only managers and up receive, such as pending invitations. */
export const MANAGERS: Scope = role('managers')

export const hasManagerAccess = (actor: Actor): boolean => actor.sees(MANAGERS)

/** What a person of this level may do and see; `teamIds` are the teams whose work they receive. */
export function actorAt(personId: string, level: Level, teamIds: readonly string[]): Actor {
  const scopes = new Set<Scope>([company(), person(personId), ...teamIds.map(team)])
  if (hasManagerLevel(level)) scopes.add(MANAGERS)
  return {
    id: personId,
    system: false,
    scopes,
    home: scopes,
    can: (capability) => levelCan(level, capability),
    sees: (scope) => scopes.has(scope),
  }
}
