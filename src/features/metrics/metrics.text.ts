export const METRICS = 'Metrics'
export const METRIC_NOT_UPDATED = 'Failed to update metric'

export const TEAM = 'Team'
export const TIME_PERIOD = 'Time period'
export const SHOW_CURRENT_WEEK = 'Show current week'
export const REFRESH = 'Refresh'
export const SELECT_TEAM = 'Select a team'
export const NO_TEAMS = 'You don’t have any teams yet. Create or join a team to add metrics.'

/** What the scorecard shows, such as "1 metric, 13 weeks". */
export const shownOf = (metrics: number, weeks: number): string =>
  `${metrics} ${metrics === 1 ? 'metric' : 'metrics'}, ${weeks} ${weeks === 1 ? 'week' : 'weeks'}`
