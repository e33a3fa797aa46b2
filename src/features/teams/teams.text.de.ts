export const TEAM_NOT_CREATED = 'Team nicht angelegt'
export const TEAM_NOT_UPDATED = 'Team nicht geändert'
export const TEAM_NOT_DELETED = 'Team nicht gelöscht'

export const FIRST_TEAM = 'Führungsteam'
