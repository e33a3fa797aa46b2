export const SIGN_IN_WITH_PASSKEY = 'Sign in with a passkey'
export const PASSKEY_SIGN_IN_FAILED = 'An unexpected error occurred during sign in'
export const CALLED_OFF = 'It was called off or took too long. Try again.'
