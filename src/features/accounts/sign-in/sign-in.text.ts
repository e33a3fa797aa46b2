export const SIGN_IN_FAILED = 'An unexpected error occurred during sign in'
export const SIGN_UP_FAILED = 'An unexpected error occurred during sign up'

export const WITH_YOUR_COMPANY = 'Sign in with your company'
export const NEW_HERE = 'New here?'
export const CREATE_AN_ACCOUNT = 'Create an account'

export const CREATE_YOUR_ACCOUNT = 'Create your account'
export const CREATE_ACCOUNT = 'Create account'
export const HAVE_AN_ACCOUNT = 'Already have an account?'

export const CHECK_YOUR_MAIL = 'Check your mail'
/** The words before and after the address. */
export const WROTE_TO = [
  'We wrote to ',
  '. Open the link in that e-mail to continue; it may take a minute to arrive.',
] as const
/** The same for a page that must not reveal whether the address has an account. */
export const WROTE_IF_KNOWN = [
  'If there is an account for ',
  ', an e-mail is on its way. Open the link in it to continue; it may take a minute to arrive.',
] as const
export const SEND_AGAIN = 'Send the e-mail again'
export const SENT_AGAIN =
  'If this address can be used, an e-mail is on its way. It may take a minute; check your spam folder too.'
export const NO_REAL_MAIL = 'This installation sends no real e-mail. Everything goes to the'
export const DEVELOPER_MAILBOX = 'developer mailbox'
export const DEVELOPER_MAILBOX_LINK = 'Developer mailbox'

export const CONFIRMING = 'Confirming your e-mail address'
export const ONE_MOMENT = 'One moment, please.'
export const CONFIRM_YOUR_ADDRESS = 'Confirm your e-mail address'
export const TRY_AGAIN = 'Try again'
export const SEND_NEW_LINK = 'Send a new link'
export const MAYBE_CONFIRMED =
  'If you have already confirmed your address, just sign in. Otherwise, we’ll send you a new link.'

export const TRY_THE_DEMO = 'Try the demo company'
