/** Texts of the settings screen alone; those that the shell shares stand in `companies.text.ts`. */
export const SETTINGS_NOT_UPDATED = 'Failed to update settings. Please try again.'
export const THEME = 'Theme'
export const IN_THIS_BROWSER = 'How Quarterdeck looks to you. Your other devices follow.'

export const FOR_EVERYBODY = 'For everyone in the company.'
export const FOR_EVERYBODY_BY_DIRECTORS = 'For everyone in the company. Only directors can change it.'
export const DEFAULT_VOTE_LIMIT = 'Default vote limit'
export const VOTES_PER_PARTICIPANT =
  'Votes per participant where neither the meeting nor the team has its own limit. Leave it empty for 5.'
export const AUTO_CREATE_ISSUES = 'Make issues of what is overdue'
export const AUTO_CREATE_EXPLAINED =
  'When a meeting ends, tasks overdue by more than 7 days and metrics off track for 3 weeks become issues of its team.'

export const YOUR_SETTINGS = 'Your settings'
export const FOR_YOU_ALONE = 'Only for you, in all your companies.'
export const WEEK_STARTS_ON = 'Week starts on'
export const WEEK_STARTS = { monday: 'Monday', sunday: 'Sunday' } as const
export const WEEK_ORDER = 'Order of weeks'
export const WEEK_ORDERS = { newest_first: 'Newest first', oldest_first: 'Oldest first' } as const
export const ownVoteLimit = (max: number): string => `My vote limit (at most ${max})`
export const SHOW_CURRENT_WEEK = 'Show the current week'
export const WEEK_NOT_OVER = 'Metrics then include the week that isn’t over yet.'
export const HIGHLIGHT_CURRENT_WEEK = 'Highlight the current week'
export const INVERT_ORG_CHART = 'Invert org chart colors'
export const INVERT_ORG_CHART_EXPLAINED = 'Wherever you look at the org chart of this company.'
export const COMPANY_ADDRESS = 'Address'
export const AUTO_CREATE_AT_MY_MEETINGS = 'Make issues of what is overdue when I end a meeting'
export const ALLOWED_BY_COMPANY = 'The company allows it.'
export const NOT_ALLOWED_BY_COMPANY =
  'It has no effect at present: a director has to switch it on for the company first.'
