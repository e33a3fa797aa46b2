import type { GoalStatus } from './goals.table.ts'

/** Titles of what did not happen. */
export const GOAL_NOT_ADDED = 'Failed to add goal'
export const COMPANY_GOAL_NOT_ADDED = 'Failed to create company goal'
export const GOAL_NOT_UPDATED = 'Failed to update goal'
export const STATUS_NOT_UPDATED = 'Failed to update goal status'
export const PROGRESS_NOT_UPDATED = 'Failed to update goal progress'
export const GOAL_NOT_ARCHIVED = 'Failed to archive goal. Please try again.'
export const GOAL_NOT_RESTORED = 'Failed to restore goal'
export const GOALS_NOT_REORDERED = 'Failed to reorder goals'
export const PARTIAL_UPDATE = 'Partial Update'
export const ACCESS_DENIED = 'Access Denied'

/** The same of a company goal: 'Failed to update goal' becomes 'Failed to update company goal'. */
export const ofCompanyGoal = (title: string): string =>
  title.replace(/ goal(s?)( status| progress)?\b.*/, ' company goal$1')

/** Why. */
export const TITLE_REQUIRED = 'Goal title is required'
export const TEAM_REQUIRED = 'Select a team for this goal'
export const LEADERSHIP_ONLY = 'Only leadership team members can create company goals'
export const LEADERSHIP_ONLY_CHANGES = 'Only leadership team members can change company goals'
export const NO_LEADERSHIP_TEAM = 'Leadership team not found - required for company goals'
export const OWNER_REQUIRED = 'Valid owner ID is required'
export const GOAL_GONE = 'Goal not found'
export const NOT_YOUR_TEAM = "You don't have permission to add goals to this team."
export const ONLY_ITS_TEAM = 'Only members of the goal’s own team can change it.'
export const NOT_A_DATE = 'Choose a target date between 2000 and 2199.'
export const ASSIGNMENT_KEPT = 'Could not remove assignment from some teams due to permissions'

/** What happened. */
export const GOAL_ARCHIVED = 'Goal archived'

export const STATUS_LABELS: Record<GoalStatus, string> = {
  on_track: 'On track',
  off_track: 'Off track',
  complete: 'Complete',
}

export const SHARING_EXPLAINED =
  'These teams see the goal beside its own. While there is one, everybody in the company can read it.'
export const NO_GOALS = 'This team has no goals yet.'
export const NO_COMPANY_GOALS = 'There are no company goals yet. Three to seven a quarter are plenty.'
export const NO_TEAMS = 'You don’t have any teams yet. Create or join a team to add goals.'
