import type { Actor } from '../../sync/actor.ts'
import { company, person, role, type Scope } from '../../sync/scope.ts'
import { levelCan } from './capabilities.rules.ts'
import { hasDirectorLevel, hasManagerLevel, type Level } from './levels.rules.ts'

/** The scope of rows that only managers and up receive, such as pending invitations. */
export const MANAGERS: Scope = role('managers')

/** The scope of rows that only directors and up receive, such as the audit log. */
export const DIRECTORS: Scope = role('directors')

export const hasDirectorAccess = (actor: Actor): boolean => actor.sees(DIRECTORS)

export const hasManagerAccess = (actor: Actor): boolean => actor.sees(MANAGERS)

/** What a person may see of teams: in all, and of those among them that the person is on. */
export interface TeamsInSight {
  readonly seen: readonly Scope[]
  readonly own: readonly Scope[]
}

/** What a person of this level may do and see. */
export function actorAt(personId: string, level: Level, { seen, own }: TeamsInSight): Actor {
  const beyondTeams = [
    company(),
    person(personId),
    ...(hasManagerLevel(level) ? [MANAGERS] : []),
    ...(hasDirectorLevel(level) ? [DIRECTORS] : []),
  ]
  const scopes = new Set<Scope>([...beyondTeams, ...seen])
  return {
    id: personId,
    system: false,
    scopes,
    home: new Set<Scope>([...beyondTeams, ...own]),
    can: (capability) => levelCan(level, capability),
    sees: (scope) => scopes.has(scope),
  }
}
