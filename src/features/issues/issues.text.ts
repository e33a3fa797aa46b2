/** Titles of what did not happen. */
export const ISSUE_NOT_ADDED = 'Failed to add issue. Please try again.'
export const ISSUE_NOT_UPDATED = 'Failed to update issue'
export const ISSUE_NOT_MOVED = 'Failed to move issue'
export const ISSUES_NOT_MERGED = 'Failed to merge issues'

/** What happened. */
export const ISSUE_ADDED = 'Issue added successfully'
export const ISSUE_RESOLVED = 'Issue resolved'
export const ISSUE_ARCHIVED = 'Issue archived'

export const ISSUE_TYPE_LABELS = { short_term: 'Short-term', long_term: 'Long-term' }
export const RESOLVED = 'Resolved'
export const NAME_A_METRIC = 'Which metric should it move?'
export const NEEDS_AN_OWNER = 'Needs an owner'
/** Days as people read them, such as "Nov 3". */
export const archivedOn = (day: string): string => `Archived ${day}`
export const openSince = (day: string): string => `Open since ${day}`
export const unchangedSince = (day: string): string => `unchanged since ${day}`
export const cameBackOn = (day: string): string => `came back ${day}`
export const daysOpen = (days: number): string => `${days} d`
export const mergedInto = (title: string): string => `Merged into “${title}”`
export const movedToTeam = (team: string): string => `Moved to ${team}`
export const resolvedOn = (day: string): string => `Resolved ${day}`

/** Dialogs and their fields. */
export const ADD_ISSUE_DIALOG = 'Add Issue'
export const ADD_ISSUE = 'Add issue'
export const EDIT_ISSUE = 'Edit issue'
export const TYPE = 'Type'

/** Rows. */
export const MAKE_TASK = 'Make a task'
export const MAKE_TASK_KEY = 'T'
export const MERGE_INTO = 'Merge into…'
export const MOVE_TO_TEAM = 'Move to another team…'
export const moveTo = (type: string): string => `Move to ${type.toLowerCase()}`
export const TASKS_OF_ISSUE = 'Tasks made from it'
export const taskDue = (day: string): string => `due ${day}`
export const tasksMade = (count: number): string => `${count} ${count === 1 ? 'task' : 'tasks'}`

/** Lists. */
export const ISSUES = 'Issues'
export const ISSUES_BY_TYPE = 'Issues by type'
export const RESOLVED_ISSUES = 'Resolved issues'
export const issuesOfType = (type: string): string => `${type} issues`
export const noIssuesOfType = (type: string): string =>
  `No open ${type.toLowerCase()} issues. Add whatever keeps the team from its goals.`
export const NO_RESOLVED_ISSUES = 'Issues that the team has resolved appear here.'
export const NO_TEAMS = 'You don’t have any teams yet. Create or join a team to add issues.'
