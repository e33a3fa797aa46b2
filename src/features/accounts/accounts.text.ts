export const BACK_TO_SIGN_IN = 'Back to sign in'
export const EMAIL = 'E-mail'
export const FULL_NAME = 'Full name'
export const SIGN_IN = 'Sign in'

export const ADDRESS_TOO_LONG = 'This e-mail address is too long.'
export const ENTER_A_PASSWORD = 'Enter a password.'
export const ENTER_AN_ADDRESS = 'Enter an e-mail address like name@company.com.'
export const ENTER_YOUR_NAME = 'Enter your name.'
export const atMost = (characters: number): string => `Use at most ${characters} characters.`

export const PROFILE = 'Profile'
export const PROFILE_NOT_LOADED = 'Your profile could not be loaded'
export const PROFILE_NOT_UPDATED = 'Failed to update profile'
export const YOUR_NAME = 'Your name'
export const HOW_COLLEAGUES_SEE_YOU = 'How colleagues see you in every company.'
export const SAVE = 'Save'
export const SUCCESS = 'Success'
export const NAME_UPDATED = 'Your name was updated.'
