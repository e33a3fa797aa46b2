// What other calendars show.
export const CALENDAR_NAME = 'Team meetings'
export const TASKS_NAME = 'My tasks'
export const GOALS_NAME = 'My goals'
export const titleWithin = (title: string, within: string | null): string =>
  within === null ? title : `${title} · ${within}`
export const doneTitle = (title: string): string => `✓ ${title}`
/** In the audit log. */
export const FEED_RECORDED = {
  meetings: 'Calendar feed',
  tasks: 'Calendar feed of tasks',
  goals: 'Calendar feed of goals',
}
