import type { MeetingType } from './meetings.table.ts'

export const NOT_JOINED = 'Teilnahme nicht möglich'
export const NOT_LEFT = 'Meeting nicht verlassen'
export const NOT_TAKEN_OVER = 'Protokoll nicht übernommen'
export const NOT_HANDED_OVER = 'Protokoll nicht übergeben'
export const TURN_NOT_GIVEN = 'Wort nicht gegeben'
export const TIMER_NOT_CHANGED = 'Uhr nicht geändert'
export const NOT_RATED = 'Bewertung nicht gespeichert'
export const AGENDA_NOT_SAVED = 'Agenda nicht gespeichert'
export const TIME_NOT_SAVED = 'Meetingzeit nicht gespeichert'
export const MEETING_NOT_MOVED = 'Meeting nicht verschoben'

export const MEETING_TYPE_LABELS: Record<MeetingType, string> = {
  weekly: 'Wochenmeeting',
  quarterly: 'Quartalsplanung',
}

export const meetingTitle = (teamName: string | undefined, type: MeetingType): string =>
  teamName === undefined ? MEETING_TYPE_LABELS[type] : `${teamName} · ${MEETING_TYPE_LABELS[type]}`
