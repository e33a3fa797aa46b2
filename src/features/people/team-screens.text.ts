export const TEAMS = 'Teams'
export const NO_TEAMS = 'No teams yet. Metrics, goals and meetings belong to a team.'
export const NO_OWN_TEAMS =
  'You are not on any team yet. Metrics, goals and meetings belong to a team. Ask a director to add you to one.'
export const LEADERSHIP = 'Leadership'
export const NO_MEMBERS = 'No members yet.'
export const membersOf = (team: string): string => `Members of ${team}`
export const editTeam = (team: string): string => `Edit ${team}`

export const NEW_TEAM = 'New team'
export const EDIT_TEAM = 'Edit team'
export const CREATE_TEAM = 'Create team'
export const SAVE = 'Save'
export const NAME = 'Name'
export const DESCRIPTION = 'Description (optional)'
export const MEMBERS = 'Members'
export const OTHER_MEMBERS = 'Other members (optional)'
export const CHOOSE_PEOPLE = 'Choose people'
export const MEMBER_PICKER = {
  loading: 'Loading team members...',
  none: 'No team members found',
  noMatch: 'No users found.',
}
export const LEADERSHIP_TEAM = 'Leadership team'
export const LEADERSHIP_EXPLAINED =
  'Its members handle the company goals, which move to it. There is only one: the present leadership team steps down.'

export const OWN_PLAN = 'A plan of its own'
export const OWN_PLAN_EXPLAINED =
  'It is written under Strategy. The leadership team has the company plan in any case.'

export const DELETED = 'Deleted'
export const restorableUntil = (day: string): string => `Can be restored until ${day}`
export const RESTORE = 'Restore'
export const restoreTeamNamed = (team: string): string => `Restore ${team}`

export const DELETE_TEAM = 'Delete team'
export const deleteQuestion = (team: string): string => `Delete ${team}?`
export const DELETING_EXPLAINED =
  'The team and its work disappear for everybody. For 30 days whoever manages the team can restore both under People > Team > Deleted.'
export const TEAM_DELETED = 'Team deleted'
export const teamDeleted = (team: string): string => `${team} and its work are hidden.`
