import type { Capability } from '../../sync/actor.ts'

/** All capabilities, by what they are about, each category from what most levels have to what few have. */
export const CAPABILITY_CATEGORIES = {
  'Metrics & Data': [
    'view_metrics',
    'edit_metrics',
    'manage_metrics',
    'view_company_data',
    'access_analytics',
    'financial_data',
  ],
  'Team Management': [
    'view_team_info',
    'create_teams',
    'manage_assigned_teams',
    'add_remove_team_members',
    'manage_team_settings',
    'manage_all_teams',
  ],
  'Meetings & Communication': ['participate_meetings', 'vote_issues', 'conduct_meetings'],
  'Planning & Strategy': ['create_personal_tasks', 'assign_tasks_others', 'strategic_planning'],
  Administration: ['manage_users', 'company_settings', 'full_company_access'],
  'System Access': [
    'access_dashboard',
    'system_wide_access',
    'manage_multiple_companies',
    'override_security',
    'access_admin_panel',
  ],
} as const satisfies Record<string, readonly Capability[]>
