export { doneTitle, titleWithin } from './calendar-feeds.text.ts'

export const CALENDAR_NAME = 'Team-Meetings'
export const TASKS_NAME = 'Meine Aufgaben'
export const GOALS_NAME = 'Meine Ziele'
/** In the audit log. */
export const FEED_RECORDED = {
  meetings: 'Kalenderadresse',
  tasks: 'Kalenderadresse für Aufgaben',
  goals: 'Kalenderadresse für Ziele',
}
