import type { MeetingType } from './meetings.table.ts'

/** Titles of what did not happen. */
export const NOT_JOINED = 'Failed to Join Meeting'
export const NOT_LEFT = 'Failed to Leave Meeting'
export const NOT_TAKEN_OVER = 'Failed to Take Over'
export const NOT_HANDED_OVER = 'Scriber not changed'
export const TURN_NOT_GIVEN = 'Turn not given'
export const TIMER_NOT_CHANGED = 'Timer not changed'
export const NOT_RATED = 'Rating not saved'
export const AGENDA_NOT_SAVED = 'Agenda not saved'
export const TIME_NOT_SAVED = 'Meeting time not saved'
export const MEETING_NOT_MOVED = 'Meeting not moved'

export const MEETING_TYPE_LABELS: Record<MeetingType, string> = {
  weekly: 'Weekly Meeting',
  quarterly: 'Quarterly Planning',
}

/** Such as Crew · Weekly Meeting; without the team's name when the team is out of sight. */
export const meetingTitle = (teamName: string | undefined, type: MeetingType): string =>
  teamName === undefined ? MEETING_TYPE_LABELS[type] : `${teamName} · ${MEETING_TYPE_LABELS[type]}`
