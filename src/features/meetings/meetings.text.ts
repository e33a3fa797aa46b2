import type { MeetingType } from './meetings.table.ts'

export const NOT_STARTED = 'Failed to Start Meeting'
export const NOT_JOINED = 'Failed to Join Meeting'
export const NOT_TAKEN_OVER = 'Failed to Take Over'
export const NOT_LEFT = 'Failed to Leave Meeting'
export const NOT_ENDED = 'Failed to finalize meeting'
export const NOT_RATED = 'Rating not saved'
export const NOT_DELETED = 'Failed to delete meeting'
export const TIMER_NOT_CHANGED = 'Timer not changed'

export const MEETING_DELETED = 'Meeting deleted successfully'
export const MEETING_FINALIZED = 'Meeting finalized successfully'

export const MEETING_TYPE_LABELS: Record<MeetingType, string> = {
  weekly: 'Weekly Meeting',
  quarterly: 'Quarterly Planning',
}

export const LOADING_TEAMS = 'Loading teams...'
export const NO_TEAMS = 'No teams available'
export const NEEDS_A_TEAM =
  'No teams available - you need to be assigned to a team to conduct meetings; contact your administrator.'
export const MEETING_RUNNING = 'Meeting running'
export const MEETING_HAS_ENDED = 'The meeting has ended'
export const movedOnTo = (section: string): string => `The meeting has moved on to ${section}`
export const STILL_THERE =
  'This meeting has been in its last section for a while. End it to store its result.'
