import type { IssueType } from './issues.table.ts'

export const ISSUE_NOT_ADDED = 'Failed to add issue. Please try again.'
export const ISSUE_NOT_UPDATED = 'Failed to update issue'

export const NO_TEAMS = 'You don’t have any teams yet. Create or join a team to add issues.'
export const NOT_AN_OWNER = 'The owner must be an active member of the team. Choose somebody else.'

export const ISSUE_TYPE_LABELS: Record<IssueType, string> = {
  short_term: 'Short-term',
  long_term: 'Long-term',
}
