export const TEAM_NOT_CREATED = 'Failed to create team'
export const TEAM_NOT_UPDATED = 'Failed to update team'
export const TEAM_NOT_DELETED = 'Failed to delete team'

export const GO_TO_TEAMS = 'Go to teams'
/** The name of the team that a new company starts with. */
export const FIRST_TEAM = 'Leadership'
