import type { MeetingType } from '../meetings/meetings.table.ts'

export const HEADLINE_NOT_ADDED = 'Failed to add headline. Please try again.'
export const HEADLINE_NOT_UPDATED = 'Failed to update headline'
export const HEADLINE_NOT_ARCHIVED = 'Failed to archive headline'

export const NOT_YOUR_TEAM = "You don't have permission to add headlines to this team."
export const ONLY_ITS_CREATOR = 'Only the person who added a headline can change or archive it.'

export const NO_TEAMS = 'You don’t have any teams yet. Create or join a team to add headlines.'
export const EDIT_HEADLINE = 'Edit headline'
export const HEADLINE_UPDATED = 'Headline updated'

export const NO_MEETING = 'No meeting'
export const CREATED_BY = 'Created by'

export const MEETING_LABELS: Record<MeetingType, string> = {
  weekly: 'The running weekly meeting',
  quarterly: 'The running quarterly meeting',
}
