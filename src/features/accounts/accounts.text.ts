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
