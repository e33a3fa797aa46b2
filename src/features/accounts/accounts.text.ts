/** Title and detail of each answer that a person may meet; codes of HTTP are chosen where they are thrown. */
export const refusals = {
  wrongPassword: [
    'Sign-in failed',
    'The e-mail address or the password is not right. Check both, or reset your password.',
  ],
  unconfirmed: [
    'Confirm your e-mail address first',
    'Look for our mail and open the link in it. We can send it again if you can’t find it.',
  ],
  tooManyTries: ['Too many tries', 'Wait a little, then try again.'],
  badLink: ['This link no longer works', 'It was used already or is too old. Ask for a new one.'],
  password: ['Choose another password', ''],
  noSuchSession: ['Not found', 'This session has already ended.'],
  noSuchPerson: ['Not found', 'Nobody of the demo company has this address.'],
} as const satisfies Record<string, readonly [title: string, detail: string]>

export const words = {
  signInFailed: 'An unexpected error occurred during sign in',
  signUpFailed: 'An unexpected error occurred during sign up',
  signOutFailed: 'Failed to sign out. Please try again.',
  profileFailed: 'Failed to update profile',
  success: 'Success',
  tryAgain: 'Check your connection and try again.',
  checkYourMail: 'Check your mail',
  mailSent:
    'If this address can be used, a mail is on its way. It may take a minute; look into the spam folder too.',
} as const

export const strengthWords = {
  refused: '',
  fair: 'Fair: a longer one is safer.',
  good: 'Good.',
  strong: 'Strong.',
} as const
