export const TEAM_NOT_CREATED = 'Failed to create team'
export const TEAM_NOT_UPDATED = 'Failed to update team'
export const TEAM_NOT_DELETED = 'Failed to delete team'

/** The name of the team that a new company starts with. */
export const FIRST_TEAM = 'Leadership'
