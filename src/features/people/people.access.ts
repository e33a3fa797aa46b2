import type { Actor, Capability } from '../../sync/actor.ts'
import { company, person, role, type Scope, team } from '../../sync/scope.ts'
import type { Reader } from '../../sync/store.ts'
import { teamMembers, teams } from '../teams/teams.table.ts'
import { type Level, LEVELS, people, type Person } from './people.table.ts'

/** What each level adds to the one before it (spec 1, section 6). */
const ADDED = {
  inactive: [],
  'view-only': ['view_metrics', 'view_team_info', 'participate_meetings', 'vote_issues'],
  member: ['edit_metrics', 'create_personal_tasks', 'access_dashboard'],
  manager: [
    'manage_metrics',
    'view_company_data',
    'manage_assigned_teams',
    'add_remove_team_members',
    'conduct_meetings',
    'create_teams',
    'manage_team_settings',
    'assign_tasks_others',
    'access_analytics',
    'strategic_planning',
  ],
  director: ['full_company_access', 'manage_all_teams', 'company_settings', 'financial_data', 'manage_users'],
  super_admin: ['system_wide_access', 'manage_multiple_companies', 'override_security', 'access_admin_panel'],
} as const satisfies Record<Level, readonly string[]>

declare module '../../sync/actor.ts' {
  interface CapabilityNames extends Record<(typeof ADDED)[Level][number], true> {}
}

const CAPABILITIES: ReadonlyMap<Level, ReadonlySet<string>> = new Map(
  LEVELS.map((level, rank) => [level, new Set(LEVELS.slice(0, rank + 1).flatMap((below) => ADDED[below]))]),
)

/** The rank of a level: a person may only act on people ranked below. */
export const rank = (level: Level): number => LEVELS.indexOf(level)

export const levelCan = (level: Level, capability: Capability): boolean =>
  CAPABILITIES.get(level)!.has(capability)

/** The scope of what only managers and up receive, such as pending invitations. */
export const MANAGERS: Scope = role('managers')

/** Manager access: managers, directors and super admins. */
export const hasManagerLevel = (level: Level): boolean => rank(level) >= rank('manager')

export const hasManagerAccess = (actor: Actor): boolean => actor.sees(MANAGERS)

/** The actor's level; the server itself stands above everybody. */
export const levelOf = (read: Reader, actor: Actor): Level =>
  actor.system ? 'super_admin' : (read.get(people, actor.id)?.level ?? 'inactive')

/** Whether the person counts as one of the company now. */
export const isActiveMember = ({ status, level }: Person): boolean =>
  status === 'active' && level !== 'inactive'

/** A person's rights, read from the company's own rows; null without an active membership. */
export function actorOf(read: Reader, userId: string): Actor | null {
  const member = read.get(people, userId)
  if (!member || !isActiveMember(member)) return null
  const { level } = member
  const scopes = new Set<Scope>([company(), person(userId), ...teamIdsOf(read, userId, level).map(team)])
  if (hasManagerLevel(level)) scopes.add(MANAGERS)
  return {
    id: userId,
    system: false,
    scopes,
    can: (capability) => levelCan(level, capability),
    sees: (scope) => scopes.has(scope),
  }
}

/** A deleted team is nobody's, so that its work leaves every screen with it. */
function teamIdsOf(read: Reader, userId: string, level: Level): string[] {
  if (levelCan(level, 'manage_all_teams')) return read.where(teams, { deletedAt: null }).map(({ id }) => id)
  const own = read.where(teamMembers, { personId: userId }).map(({ teamId }) => teamId)
  return own.filter((teamId) => read.get(teams, teamId)?.deletedAt === null)
}
