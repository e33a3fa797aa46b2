export const MAY_NOT_RESEND = "You don't have permission to resend invitations"
export const MAY_NOT_REVOKE = "You don't have permission to revoke invitations"
export const MAY_NOT_INVITE = "You don't have permission to invite people"
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
export const ACCEPTED = { title: 'Invitation accepted', detail: 'You have successfully joined the company!' }
export const DECLINED = 'Invitation declined'
export const INVITATION_RESENT = 'Invitation Resent'
