import type { Actor, Capability } from '../../../sync/actor.ts'
import type { Scope } from '../../../sync/scope.ts'
import { MANAGERS } from '../../rights/actor.access.ts'
import type { TokenScope } from './scopes.rules.ts'

/** What a token leaves of its person's rights. */
export interface Grant {
  readonly scopes: readonly TokenScope[]
  /** Null: every team of the person. */
  readonly teamIds: readonly string[] | null
}

/** What reaches teams without being on them: a token of some teams does there what somebody on them may. */
const BEYOND_TEAMS: ReadonlySet<Capability> = new Set([
  'full_company_access',
  'manage_all_teams',
  'company_settings',
  'manage_users',
  'create_teams',
])

/** The person with no more in sight than the token is for: rows of other teams are as if they were not there. */
export function narrowed(actor: Actor, grant: Grant): Actor {
  const leaves = (scope: Scope) => mayStay(scope, grant)
  const scopes = new Set([...actor.scopes].filter(leaves))
  return {
    id: actor.id,
    system: false,
    scopes,
    home: new Set([...actor.home].filter(leaves)),
    can: (capability) => actor.can(capability) && (grant.teamIds === null || !BEYOND_TEAMS.has(capability)),
    sees: (scope) => scopes.has(scope),
  }
}

/** Invitations and the audit log are about people. */
function mayStay(scope: Scope, { scopes, teamIds }: Grant): boolean {
  if (scope === MANAGERS) return scopes.includes('people:read') || scopes.includes('people:write')
  const [kind, id] = scope.split(':')
  return teamIds === null || (kind !== 't' && kind !== 'm') || teamIds.includes(id!)
}
