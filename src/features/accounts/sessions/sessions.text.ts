export const NOT_SIGNED_OUT = 'Failed to sign out. Please try again.'
export const ERROR = 'Error'

export const SIGNED_IN_ON = 'Signed in on'
export const END_UNKNOWN_SESSIONS = 'End any session that you don’t recognize; it ends immediately.'
export const SESSIONS_NOT_LOADED = 'Your sessions could not be loaded'
export const SIGN_OUT = 'Sign out'
export const SIGN_OUT_OTHERS = 'Sign out all others'
export const SIGN_OUT_EVERYWHERE = 'Sign out everywhere'
export const SIGN_OUT_EVERYWHERE_ASKED = 'Sign out everywhere?'
export const WHAT_IS_LOST =
  'This signs out every device, including this one. Changes that they haven’t sent yet are lost.'
export const THIS_DEVICE = 'This device'
export const LAST_SEEN = 'Last seen'
export const signOutOf = (device: string): string => `Sign out ${device}`

export const from = (place: string): string => `from ${place}`
