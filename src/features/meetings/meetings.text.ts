import type { MeetingType } from './meetings.table.ts'

export const NOT_STARTED = 'Failed to Start Meeting'
export const NOT_JOINED = 'Failed to Join Meeting'
export const NOT_TAKEN_OVER = 'Failed to Take Over'
export const NOT_LEFT = 'Failed to Leave Meeting'
export const NOT_ENDED = 'Failed to finalize meeting'
export const NOT_RATED = 'Rating not saved'
export const NOT_DELETED = 'Failed to delete meeting'
export const TIMER_NOT_CHANGED = 'Timer not changed'

export const MEETING_NOT_ACTIVE = 'Meeting not found or not active'
export const MEETING_NOT_FOUND = 'Meeting not found or access denied'
export const ALREADY_RUNNING = 'This team’s meeting is already running. Join it instead.'
export const JOIN_FIRST = 'Join the meeting first.'
export const NOT_IN_MEETING = 'You are not in this meeting.'
export const END_FIRST = 'This meeting is still running. End it first.'
export const ONLY_SCRIBER_OR_MANAGER_ENDS =
  'Only the scriber or a manager can end the meeting. Take over, or ask one of them.'
export const NO_SUCH_SECTION = 'The agenda has no such section. Choose one from the list.'
export const NOBODY_IS_SCRIBER = 'Nobody is the scriber now. Take over to run the timer.'
export const SCRIBER_AGAIN = 'You became the scriber again after you did this. Do it once more.'

export const SCRIBER_LEFT = 'The scriber left a moment ago. Press Take over again.'

export const scriberIs = (name: string): string =>
  `${name} is the scriber now. Only the scriber runs the timer.`
export const tookOver = (name: string): string => `${name} took over a moment ago.`

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
