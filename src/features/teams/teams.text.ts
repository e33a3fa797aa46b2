export const TEAM_NOT_CREATED = 'Failed to create team'
export const TEAM_NOT_UPDATED = 'Failed to update team'
export const TEAM_NOT_DELETED = 'Failed to delete team'

export const GENERAL_IS_TAKEN =
  'Teams named General or General Team are not shown in lists. Choose another name.'

export const NOT_YOUR_TEAM =
  'Managers can change the teams they belong to. Ask a director to change this one.'
export const MEETING_RUNNING = 'Its meeting is running. End the meeting first.'
export const DIRECTORS_CHOOSE_LEADERSHIP = 'Only a director can choose which team is the leadership team.'

export const ONE_LEADERSHIP_TEAM = {
  title: TEAM_NOT_UPDATED,
  detail: 'Another team became the leadership team at the same moment. Look at the teams again and retry.',
}

export const ALREADY_ON_TEAM = {
  title: TEAM_NOT_UPDATED,
  detail: 'This person is on the team already.',
}
