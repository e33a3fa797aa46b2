export const PASSWORD = 'Password'
export const SHOW_PASSWORD = 'Show password'
export const HIDE_PASSWORD = 'Hide password'

export const SAME_AS_ADDRESS = 'The password can’t be your e-mail address.'
export const TOO_COMMON = 'This is one of the most common passwords. Choose another.'
export const atLeast = (characters: number): string => `Use at least ${characters} characters.`

export const hintAtFirst = (characters: number): string =>
  `At least ${characters} characters; a few words make a good password.`
export const STRENGTH_HINTS = {
  refused: '',
  fair: 'Fair: a longer one is safer.',
  good: 'Good.',
  strong: 'Strong.',
} as const

export const FORGOT_PASSWORD = 'Forgot your password?'
export const GET_A_LINK =
  'Enter your account’s e-mail address. We’ll send you a link to choose a new password.'
export const SEND_LINK = 'Send the link'
export const LINK_NOT_SENT = 'The e-mail could not be sent'

export const CHOOSE_PASSWORD = 'Choose a new password'
export const NEW_PASSWORD = 'New password'
export const CHANGE_PASSWORD = 'Change password'
export const ASK_FOR_LINK = 'Ask for a new link'
export const PASSWORD_NOT_CHANGED = 'The password could not be changed'
export const PASSWORD_CHANGED = 'Password changed'
export const SIGNED_OUT_EVERYWHERE = 'You were signed out everywhere. Sign in with your new password.'
