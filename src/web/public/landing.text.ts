/** The navigation's name, read aloud. */
export const ACCOUNT = 'Account'
export const LOGIN = 'Login'
export const SIGN_UP = 'Get started free'

export const TITLE = 'One place for how your company runs'
export const SUMMARY =
  'Weekly metrics, goals, meetings, issues and tasks. Everyone on the team sees the same numbers at the same moment.'
export const GET_STARTED = 'Get Started Free'
export const FREE_TRIAL = 'Free trial, no credit card.'
