export const FACTOR_TITLE = 'One more step'
export const factorMeans = (company: string): string =>
  `${company} opens only for people with a second factor. What you have not sent yet is kept on this device and goes out afterwards.`
export const SET_UP_FACTOR = 'Set up one-time codes'
export const SET_UP_MEANS =
  'You need an authenticator app on your phone. If you have a passkey, sign out and sign in with it instead.'
export const CODE_OF_APP = 'Code of your authenticator app'
export const OR_RECOVERY = 'Or one of your recovery codes.'
export const GO_ON = 'Continue'
export const NOT_SHOWN = 'The code was not taken'
export const STATE_NOT_LOADED = 'Whether you have a second factor could not be looked up'
