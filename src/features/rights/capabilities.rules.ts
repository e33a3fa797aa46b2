import type { Capability } from '../../sync/actor.ts'
import { type Level, LEVELS } from './levels.rules.ts'

/** What each level adds to the one before it. */
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
  LEVELS.map((level, index) => [level, new Set(LEVELS.slice(0, index + 1).flatMap((below) => ADDED[below]))]),
)

export const levelCan = (level: Level, capability: Capability): boolean =>
  CAPABILITIES.get(level)!.has(capability)
