import type { PartOfDay } from './dashboard.rules.ts'

const GREETINGS: Record<PartOfDay, string> = {
  morning: 'Good morning',
  afternoon: 'Good afternoon',
  evening: 'Good evening',
}

/** The heading; the name is missing until it is known. */
export const greeting = (part: PartOfDay, firstName: string | undefined): string =>
  firstName ? `${GREETINGS[part]}, ${firstName}` : GREETINGS[part]

export const VIEWERS_HAVE_NONE =
  'The dashboard is for members. Ask a manager of your company to make you one.'
export const GO_TO_TASKS = 'Go to your tasks'

/** The numbers. */
export const ON_TRACK = 'On track'
export const METRICS = 'metrics'
/** Such as '3 of 5'; a dash when no metric has both a target and a value. */
export const onTrackOf = (onTrack: number, judged: number): string =>
  judged === 0 ? '–' : `${onTrack} of ${judged}`
/** Under the number of those on track. */
export const aheadAndBehind = (ahead: number, behind: number): string =>
  `${ahead}\u00a0ahead, ${behind}\u00a0behind`
export const OPEN_ISSUES = 'Open issues'
export const IN_MY_TEAMS = 'in my teams'
export const TASKS_DUE = 'Tasks due'
export const THIS_WEEK = 'this week'

/** Running meetings; `type` is weekly or quarterly. */
export const meetingIsRunning = (team: string | undefined, type: string): string =>
  `${team ?? ''}: the ${type} meeting is running`
export const meetingsAreRunning = (count: number): string => `${count} of your meetings are running`
export const SEE_MEETINGS = 'See meetings'
export const JOIN_MEETING = 'Join Meeting'
export const BACK_TO_MEETING = 'Back to the meeting'

/** The panels. */
export const MY_TASKS = 'My tasks this week'
export const NO_TASKS = 'Nothing is due this week.'
export const SEE_TASKS = 'See all your tasks'
export const OFF_TRACK = 'Off track'
/** Those that the list leaves out, such as '+3 more'. */
export const moreOffTrack = (count: number): string => `+${count} more`
export const NONE_OFF_TRACK = 'No metric of your teams is off track.'
export const SEE_SCORECARD = 'See the scorecard'
export const MY_GOALS = 'My goals'
export const NO_GOALS = 'You don’t own any open goals.'
export const SEE_GOALS = 'See your teams’ goals'
export const LATEST_HEADLINES = 'Latest headlines'
export const NO_HEADLINES = 'Headlines that your teams share appear here.'
