import type { PersonAct } from './person-acts.rules.ts'

export const PERMISSION_NOT_UPDATED = 'Failed to update user permission. Please try again.'
export const NAME_NOT_UPDATED = 'Failed to update user name. Please try again.'
export const INVALID_USER = 'Invalid user identifier provided'
export const PERSON_NOT_REMOVED = 'Failed to remove user from company'

export const PERMISSION_UPDATED = 'Permission Updated'
export const NAME_UPDATED = 'Name Updated'
export const USER_DEACTIVATED = 'User Deactivated'
export const PERSON_REMOVED = 'User Removed'

export const PEOPLE = 'People'
export const PEOPLE_AND_TEAMS = 'People and teams'
export const TEAM_TAB = 'Team'

/** Follows the reader's own name. */
export const YOU = '(you)'
export const NO_TEAM = 'No team'
export const lastActiveOn = (day: string): string => `Last active ${day}`
export const NEVER_ACTIVE = 'Not active yet'
export const joinedOn = (day: string): string => `Joined ${day}`

export const actionsFor = (name: string): string => `Actions for ${name}`
export const ACT_LABELS: Record<PersonAct, string> = {
  'change level': 'Change permission',
  rename: 'Rename',
  deactivate: 'Deactivate',
  remove: 'Remove from company',
}

export const FULL_NAME = 'Full name'
export const FULL_NAME_EXPLAINED = 'What this person is called in this company.'
export const ENTER_A_NAME = 'Enter a name.'

export const deactivateQuestion = (name: string): string => `Deactivate ${name}?`
export const DEACTIVATION_EXPLAINED =
  'They will be signed out everywhere and can only view from then on. You can change their permission later.'
