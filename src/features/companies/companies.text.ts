export const COMPANY_NOT_CREATED = 'Failed to create company'
export const COMPANY_NOT_SWITCHED = 'Error switching company'
export const COMPANIES_NOT_LOADED = 'Error loading companies'
export const SETTINGS_NOT_UPDATED = 'Failed to update settings. Please try again.'

export const NEW_COMPANY = 'New Company'
export const STARTS_EMPTY = 'It starts empty, with you as its director. Invite your colleagues next.'
export const COMPANY_NAME = 'Company name'
export const CHANGE_IT_LATER = 'You can change it later in the settings.'
export const CREATE_COMPANY = 'Create company'

export const SETTINGS = 'Settings'
export const GENERAL = 'General'
export const SHORTCUTS = 'Shortcuts'
export const THEME = 'Theme'
export const IN_THIS_BROWSER = 'How Quarterdeck looks in this browser.'

export const COMPANY = 'Company'
export const FOR_EVERYBODY = 'For everyone in the company.'
export const FOR_EVERYBODY_BY_DIRECTORS = 'For everyone in the company. Only directors can change it.'
export const DEFAULT_VOTE_LIMIT = 'Default vote limit'
export const VOTES_PER_PARTICIPANT =
  'Votes per participant where neither the meeting nor the team has its own limit. Leave it empty for 5.'

export const YOUR_SETTINGS = 'Your settings'
export const FOR_YOU_ALONE = 'Only for you, in this company.'
export const WEEK_STARTS_ON = 'Week starts on'
export const WEEK_STARTS = { monday: 'Monday', sunday: 'Sunday' } as const
export const ownVoteLimit = (max: number): string => `My vote limit (at most ${max})`
export const SHOW_CURRENT_WEEK = 'Show the current week'
export const WEEK_NOT_OVER = 'Metrics then include the week that isn’t over yet.'
export const HIGHLIGHT_CURRENT_WEEK = 'Highlight the current week'
