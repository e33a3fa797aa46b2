import type { Level } from './levels.rules.ts'

export const LEVEL_LABELS: Record<Level, string> = {
  inactive: 'Inactive',
  'view-only': 'View only',
  member: 'Member',
  manager: 'Manager',
  director: 'Director',
  super_admin: 'Super admin',
}

export const LEVEL_ABOUT: Record<Level, string> = {
  inactive: 'Has no access.',
  'view-only': 'Sees metrics and teams, takes part in meetings, and votes.',
  member: 'Also enters metric values and creates their own work.',
  manager: 'Also runs teams and meetings, invites people and assigns tasks to others.',
  director: 'Also manages every team, all people and the company’s settings.',
  super_admin: 'Also administers the whole installation.',
}

export const PERMISSION_LEVEL = 'Permission level'

/** The title that refusals share when somebody lacks the right. */
export const ACCESS_DENIED = 'Access Denied'
