export const COMPANY_INVITATIONS = 'Company Invitations'
export const CLOSE = 'Close'
export const REFRESH = 'Refresh'
export const NOT_LOADED = 'Your invitations couldn’t be loaded'
export const NO_INVITATIONS = 'You have no invitations. New ones also arrive by e-mail.'

export const ACCEPT = 'Accept'
export const acceptOf = (company: string): string => `Accept ${company}`
export const DECLINE = 'Decline'
export const declineOf = (company: string): string => `Decline ${company}`

export const ADDRESS_CONFIRMED = 'Your e-mail address is confirmed. Welcome!'
export const NO_COMPANY = "You're not a member of any company yet"
export const CREATE_A_COMPANY = 'Create your first company to unlock all features'
export const INVITATIONS = 'Invitations'

export const INVITATION = 'Invitation'
export const LOADING = 'Loading'
export const GO_TO_DASHBOARD = 'Go to Dashboard'
export const GO_TO_LOGIN = 'Go to Login'

export const join = (company: string): string => `Join ${company}`
export const invitesYou = (inviter: string, company: string): string =>
  `${inviter} invites you to ${company}.`
/** The invited address follows, in bold. */
export const INVITATION_IS_FOR = 'This invitation is for'
export const signedInAs = (email: string): string => `You are signed in as ${email}.`
export const SIGN_UP = 'Sign up'
export const LOG_IN = 'I already have an account'
export const SIGN_OUT_FIRST = 'Sign out and continue'
export const STAY = 'Stay signed in'
export const linkIsUsed = (company: string): string =>
  `The link to join ${company} no longer works. You can close this page.`
