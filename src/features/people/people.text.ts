import type { Level } from './people.table.ts'

export const LEVEL_LABELS: Record<Level, string> = {
  inactive: 'Inactive',
  'view-only': 'View only',
  member: 'Member',
  manager: 'Manager',
  director: 'Director',
  super_admin: 'Super admin',
}

/** The title of every refusal by rights, as the product words it. */
export const ACCESS_DENIED = 'Access Denied'

export const MAY_NOT_SET_PERMISSION = "You don't have permission to change user permissions"
export const MAY_NOT_RENAME = "You don't have permission to update user names"
export const MAY_NOT_RESEND = "You don't have permission to resend invitations"
export const MAY_NOT_REVOKE = "You don't have permission to revoke invitations"
export const MAY_NOT_INVITE = "You don't have permission to invite people"
export const MAY_NOT_REMOVE = 'Insufficient permissions to remove user from company'

export const UPDATE_FAILED = 'Update Failed'
const permissionProblem = (message: string) => `Failed to update permission: ${message}`
export const OWN_PERMISSION = permissionProblem('you can’t change your own level. Ask somebody else who may.')
export const LAST_DIRECTOR = permissionProblem('a company needs at least one active director.')

export const REMOVAL_FAILED = 'Failed to remove user from company'
export const SELF_REMOVAL = 'A user cannot remove themselves'
export const NOT_A_MEMBER = 'User is not a member of this company'
export const LAST_DIRECTOR_REMOVED = 'A company needs at least one active director. Name another one first.'

export const INVITATION_FAILED = 'Invitation Failed'
export const ENTER_AN_ADDRESS = 'Enter an e-mail address like name@company.com.'
export const ALREADY_A_MEMBER = 'This person is a member of the company already.'
export const LEVEL_TOO_HIGH = 'You can’t invite people to this permission level.'
export const TEAM_NOT_YOURS = 'You can invite people to the teams you manage only.'

export const ALREADY_INVITED = {
  title: INVITATION_FAILED,
  detail: 'This person is invited already. Resend the invitation instead.',
}

export const RESEND_FAILED = 'Failed to resend invitation. Please try again.'
export const tooManySent = (limit: number): string =>
  `Your company has sent ${limit} invitations within a day, which is the most it can. Try again tomorrow.`

export const ACCEPT_FAILED = 'Failed to accept invitation'
export const DECLINE_FAILED = 'Failed to decline invitation'
export const NO_LONGER_VALID =
  'This invitation is no longer valid: it was used, withdrawn or is older than 7 days. Ask for a new one.'
export const OTHER_ADDRESS =
  'This invitation was sent to another e-mail address. Sign in with that one to accept it.'

export const SIGN_IN_TO_ANSWER = [
  DECLINE_FAILED,
  'You are signed out. Sign in to answer this invitation.',
] as const

export const ACCEPTED = { title: 'Invitation accepted', detail: 'You have successfully joined the company!' }
export const DECLINED = 'Invitation declined'

export const PERMISSION_UPDATED = 'Permission Updated'
export const NAME_UPDATED = 'Name Updated'
export const USER_DEACTIVATED = 'User Deactivated'
export const PERSON_REMOVED = 'User Removed'
export const INVITATION_RESENT = 'Invitation Resent'

export const LEVEL_ABOUT: Record<Level, string> = {
  inactive: 'Has no access.',
  'view-only': 'Sees metrics and teams, takes part in meetings and votes.',
  member: 'Also enters metrics and creates work of their own.',
  manager: 'Also runs teams and meetings, invites people and assigns tasks to others.',
  director: 'Also manages every team, all people and the company’s settings.',
  super_admin: 'Also administers the whole installation.',
}
