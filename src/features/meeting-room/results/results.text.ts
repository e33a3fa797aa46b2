import { BEST_RATING } from '../../meetings/meetings.table.ts'
import { HEALTHY_FROM, isHealthy } from '../../meetings/ratings/ratings.rules.ts'
import { clockText } from '../../meetings/timer/timer.text.ts'

export const ALL_MEETINGS = 'All meetings'
export const PRINT = 'Print'

export const dayAndTime = (day: string, time: string): string => `${day}, ${time}`
export const periodText = (start: string, end: string, duration: string): string =>
  `${start} to ${end} · ${duration}`

export const TASKS = 'Tasks'
export const NO_TASKS = 'No tasks were made.'
export const ISSUES_RESOLVED = 'Issues resolved'
export const NO_ISSUES = 'No issue was resolved.'
export const HEADLINES = 'Headlines'
export const NO_HEADLINES = 'No headlines were added.'
export const MESSAGES = 'Cascading messages'
export const toTeam = (name: string): string => `to ${name}`
export const GOALS = 'Goals'
export const METRICS = 'Metrics'

/** People who are out of the reader's sight. */
export const others = (count: number): string => (count === 1 ? '1 other' : `${count} others`)

export const TIME = 'Time'
export const TIME_COLUMNS = {
  section: 'Section',
  planned: 'Planned',
  taken: 'Taken',
  difference: 'Difference',
}

/** Such as +1:30 for a section that took longer than planned. */
export const differenceText = (seconds: number): string =>
  seconds === 0 ? '0:00' : `${seconds > 0 ? '+' : '−'}${clockText(Math.abs(seconds) * 1_000)}`

export const ATTENDEES = 'Attendees'
export const LEFT_EARLY = 'Left early'
export const NOT_COUNTED = 'Their ratings don’t count in the average.'
export const NOT_RATED = 'Not rated'
export const ratingOf10 = (rating: number): string => `${rating} of ${BEST_RATING}`
export const quoted = (note: string): string => `“${note}”`
/** What an average says of the meeting. */
export const healthText = (average: number): string =>
  isHealthy(average) ? 'healthy' : `below ${HEALTHY_FROM}`

export const DELETE_MEETING = 'Delete meeting'
export const DELETE_MEETING_QUESTION = 'Delete this meeting?'
export const DELETE_MEETING_EXPLAINED =
  'The meeting and its result disappear for everybody. Tasks, issues and headlines stay.'
export const DELETE = 'Delete'
export const MEETING_DELETED = 'Meeting deleted successfully'
