import { refuse } from './invitations.refusals.ts'

export const INVITATION_FAILED = 'Invitation Failed'
export const INVITATION_NOT_RESENT = 'Failed to resend invitation. Please try again.'
export const ACCEPT_FAILED = 'Failed to accept invitation'
export const DECLINE_FAILED = 'Failed to decline invitation'

export const ENTER_AN_ADDRESS = refuse.reason('invitation/not-an-address').detail
export const NO_LONGER_VALID = refuse.reason('invitation/no-longer-valid').detail

export const INVITATION_RESENT = 'Invitation Resent'
export const ACCEPTED = 'Invitation accepted'
export const YOU_HAVE_JOINED = 'You have successfully joined the company!'
export const DECLINED = 'Invitation declined'

export const INVITE_PEOPLE = 'Invite people'
export const INVITE_SEVERAL_INSTEAD = 'Several people'
export const INVITING_EXPLAINED = 'They will get an e-mail with a link that works for 7 days.'
export const EMAIL = 'E-mail'
export const FULL_NAME = 'Full name (optional)'
export const TEAMS = 'Teams (optional)'
export const CHOOSE_TEAMS = 'Choose teams'
export const TEAM_PICKER = {
  loading: 'Loading teams...',
  none: 'No teams available',
  noMatch: 'No teams found.',
}
export const SEND_INVITATION = 'Send invitation'

export const PENDING_INVITATIONS = 'Pending invitations'
export const NO_INVITATIONS = 'No pending invitations match.'
export const invitedBy = (inviter: string, day: string): string => `Invited by ${inviter}, ${day}`
export const DECLINED_INVITATIONS = 'Declined in the last 30 days'
export const declinedOn = (day: string): string => `Declined ${day}`
export const INVITED = 'Invited'
export const invitedOn = (inviter: string, day: string): string => `${day}, by ${inviter}`
export const NOT_INVITED = 'Joined without an invitation'
export const EXPIRED = 'Expired'
export const NOT_MAILED = 'Not mailed'
export const NOT_MAILED_EXPLAINED =
  'Enough invitations were mailed for one day, to this address or by the same person. Resend this one tomorrow, or tell them that it waits for them in Quarterdeck.'
export const RESEND = 'Resend'
export const resendTo = (email: string): string => `Resend the invitation to ${email}`
export const REVOKE = 'Revoke'
export const revokeFrom = (email: string): string => `Revoke the invitation to ${email}`
