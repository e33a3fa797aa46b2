import type { Capability } from '../../../sync/actor.ts'

export const PERMISSIONS = 'Permissions'
export const WHO_HAS_WHAT = 'People'
export const WHAT_LEVELS_MAY = 'What each level may do'

export const CAPABILITY_LABELS: Record<Capability, string> = {
  view_metrics: 'See metrics',
  edit_metrics: 'Enter values of metrics',
  manage_metrics: 'Create and change metrics',
  view_company_data: 'See the company’s data',
  access_analytics: 'See analytics',
  financial_data: 'See financial data',
  view_team_info: 'See people and teams',
  create_teams: 'Create teams',
  manage_assigned_teams: 'Manage the teams they are on',
  add_remove_team_members: 'Add people to teams and take them off',
  manage_team_settings: 'Change the settings of teams',
  manage_all_teams: 'Manage every team',
  participate_meetings: 'Take part in meetings',
  vote_issues: 'Vote for issues',
  conduct_meetings: 'Run meetings',
  create_personal_tasks: 'Create tasks of their own',
  assign_tasks_others: 'Assign tasks to others',
  strategic_planning: 'Work on the strategy',
  manage_users: 'Remove people, and make directors',
  company_settings: 'Change the company’s settings',
  full_company_access: 'See everything in the company',
  access_dashboard: 'Open the dashboard',
  system_wide_access: 'Reach the whole installation',
  manage_multiple_companies: 'Manage several companies',
  override_security: 'Override safeguards',
  access_admin_panel: 'Open the platform’s administration',
}

export const CAPABILITY = 'Capability'
export const MAY = 'Yes'
export const MAY_NOT = 'No'
export const ONE_LEVEL = 'Level'

export const yourLevelIs = (level: string): string => `Your level here is ${level}.`
export const WHOM_TO_ASK = 'Whom to ask'
export const WHOM_TO_ASK_EXPLAINED = 'Managers and directors change levels below their own.'

export const FIND_PERSON = 'Find a person'
export const ANY_LEVEL = 'Any level'
export const ANY_TEAM = 'Any team'
export const TEAM = 'Team'
export const NOBODY_FOUND = 'Nobody is like that. Change the filters to find others.'
export const CHANGE = 'Change'
export const changeLevelOf = (name: string): string => `Change the permission of ${name}`
export const HISTORY = 'History'
export const historyOf = (name: string): string => `History of ${name}`
export const NO_HISTORY = 'Nothing has been recorded of this person’s level in this time.'
/** `day` as people read it, such as "Aug 22". */
export const showRecordedBefore = (day: string): string => `Show what was recorded before ${day}`
