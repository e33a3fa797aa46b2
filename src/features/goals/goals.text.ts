/** Titles of refusals. */
export const GOAL_NOT_ADDED = 'Failed to add goal'
export const COMPANY_GOAL_NOT_ADDED = 'Failed to create company goal'
export const COMPANY_GOAL_NOT_UPDATED = 'Failed to update company goal'
export const GOAL_NOT_UPDATED = 'Failed to update goal'
export const STATUS_NOT_UPDATED = 'Failed to update goal status'
export const PROGRESS_NOT_UPDATED = 'Failed to update goal progress'
export const GOAL_NOT_ARCHIVED = 'Failed to archive goal. Please try again.'
export const GOAL_NOT_RESTORED = 'Failed to restore goal'
export const GOALS_NOT_CLOSED = 'Failed to close the quarter'
export const GOALS_NOT_REOPENED = 'Failed to reopen the goal'
export const GOALS_NOT_REORDERED = 'Failed to reorder goals'

/** The screen and its lists. */
export const GOALS = 'Goals'
export const COMPANY_GOALS = 'Company goals'
export const TEAM_GOALS = 'Team goals'
export const GOALS_OF_THE_TEAM = 'Goals of the team'
export const goalsOf = (team: string): string => `Goals of ${team}`
export const NO_GOALS = 'This team has no goals yet.'
export const NO_COMPANY_GOALS = 'There are no company goals yet. Three to seven a quarter are plenty.'
export const NO_TEAMS = 'You don’t have any teams yet. Create or join a team to add goals.'
export const MEMBERS_ONLY = 'Only members of this team can see its goals.'

/** A goal's row. */
/** Read aloud before the target date. */
export const actionsFor = (title: string): string => `Actions for ${title}`
export const EDIT = 'Edit'
export const OPEN = 'Open'
export const STATUS = 'Status'
export const TEAMS = 'Teams'
export const ARCHIVE = 'Archive'
export const GOAL_ARCHIVED = 'Goal archived'

/** The dialogs of a goal. */
export const ADD_GOAL = 'Add goal'
export const ADD_NEW_GOAL = 'Add New Goal'
export const EDIT_GOAL = 'Edit goal'
export const GOAL_FOR = 'Goal of'
/** A company goal belongs to the leadership team. */
export const GOAL_FOR_LABELS = { team: 'A team', company: 'The company' }
export const TARGET_DATE = 'Target date'
export const TEAM = 'Team'
export const SELECT_TEAM = 'Select a team'
export const GOAL_OWNER = 'Goal owner'

/** The dialog of other teams. */
export const sharingExplained = (title: string): string =>
  `${title}. These teams see the goal as well as its own team. While it is shared with any of them, everybody in the company can read it.`
export const NO_OTHER_TEAM = 'You’re not on any other team.'
