export const SIGN_IN_TAB = 'Sign-in'
