import { BEST_RATING } from '../../meetings/meeting-values.rules.ts'
import { ratingText } from '../../meetings/ratings/ratings.text.ts'
import { clockText } from '../../meetings/timer/timer.text.ts'
import type { LeftIssue } from './meeting-results.table.ts'

export const ALL_MEETINGS = 'Meetings'
export const PRINT = 'Print'

export const dayAndTime = (day: string, time: string): string => `${day}, ${time}`
export const fromTo = (start: string, end: string): string => `${start} to ${end}`
export const nextMeeting = (when: string): string => `Next: ${when}`
/** Leads to the meeting before, such as "Nov 17 meeting". */
export const previousMeeting = (day: string): string => `${day} meeting`

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

/** What the meeting decided. */
export const DECISIONS = 'Decisions'
export const brought = (solved: number, tasks: number): string =>
  `${counted(solved, 'issue', 'issues')} solved, ${counted(tasks, 'task', 'tasks')} made`
export const NO_DECISIONS = 'No issue was solved and no task was made.'
export const OTHER_TASKS = 'Other tasks'
export const ownedBy = (name: string): string => `Owner: ${name}`
/** Below a decision: the issue that it solves, and how long that took, if that is known. */
export const solvedIn = (issue: string, time: string | null): string =>
  time === null ? issue : `${issue} · ${time}`
export const doneTask = (title: string): string => `Done: ${title}`

/** What else came of it. */
export const NOT_DECIDED = 'Not decided today'
export const FATES: Record<LeftIssue['fate'], string> = {
  stays: 'stays',
  long_term: 'long-term',
  dropped: 'dropped',
  moved: 'to another team',
}
export const MESSAGES = 'Messages to teams'
export const toTeam = (name: string): string => `to ${name}`
export const NUMBERS_OFF = 'Numbers off target'
export const answerText = (answer: { decision: number } | 'issue' | 'none'): string => {
  if (answer === 'none') return 'no issue'
  return answer === 'issue' ? 'issue stays' : `decision ${answer.decision}`
}
export const HEADLINES = 'Headlines'
export const AUTO_CREATED = 'Issues made of what is overdue'
export const ON_THE_LIST = 'on the list'
export const GOALS = 'Goals added'
export const METRICS = 'Metrics added'
/** Of a running meeting. */
export const ISSUES_RESOLVED = 'Issues solved'

/** People who are out of the reader's sight. */
export const others = (count: number): string => counted(count, 'other', 'others')

/** Ratings. */
export const RATING = 'Rating'
export const healthyFrom = (rating: number): string => `healthy from ${rating}`
export const ratingsRead = (averages: readonly (number | null)[]): string =>
  `Ratings so far, oldest first: ${averages.map((one) => (one === null ? 'none' : ratingText(one))).join(', ')}`
export const ATTENDEES = 'Attendees'
export const ABSENT = 'Absent:'
export const LEFT_EARLY = 'Left early'
export const NOT_COUNTED = 'Their ratings don’t count in the average.'
export const NOT_RATED = 'Not rated'
export const ratingOf10 = (rating: number): string => `${rating} of ${BEST_RATING}`
export const FOR_A_10 = 'For a 10:'

/** Figures. */
export const NUMBERS_ON_TARGET = 'numbers on target'
export const TASKS_DONE = 'tasks done'
export const GOALS_ON_TRACK = 'goals on track'
export const percentText = (percent: number | null): string => (percent === null ? '–' : `${percent}%`)
export const countOf = (count: number, all: number): string => (all === 0 ? '–' : `${count} of ${all}`)
export const shareOfNumbers = (met: number, missed: number): string =>
  met + missed === 0 ? 'none to judge' : `${met} of ${met + missed}${missed > 0 ? `, ${missed} off` : ''}`
export const shareOfTasks = (done: number, due: number, bar: number): string =>
  due === 0 ? 'none were due' : `${done} of ${due}, bar ${bar}`
export const shareOfGoals = (percent: number | null, bar: number): string =>
  percent === null ? 'no goals' : `${percent}%, bar ${bar}`

/** Times. */
export const TIME = 'Time'
export const TIME_COLUMNS = {
  section: 'Section',
  planned: 'Planned',
  taken: 'Taken',
  difference: 'Difference',
}
export const TIME_LEGEND = [
  { of: 'planned', label: 'Planned' },
  { of: 'taken', label: 'Taken' },
  { of: 'over', label: 'Over' },
] as const
/** Seconds; follows the time taken, such as "of 90:00, within the plan". */
export const ofPlan = (planned: number, taken: number): string =>
  `of ${clockText(planned * 1_000)}, ${
    taken <= planned ? 'within the plan' : `${clockText((taken - planned) * 1_000)} over`
  }`
/** Such as +1:30 for a section that took longer than planned. */
export const differenceText = (seconds: number): string =>
  seconds === 0 ? '0:00' : `${seconds > 0 ? '+' : '−'}${clockText(Math.abs(seconds) * 1_000)}`

export const DELETE_MEETING = 'Delete meeting'
export const DELETE_MEETING_QUESTION = 'Delete this meeting?'
export const DELETE_MEETING_EXPLAINED =
  'The meeting and its result disappear for everybody. Tasks, issues and headlines stay.'
export const DELETE = 'Delete'
export const MEETING_DELETED = 'Meeting deleted successfully'

/** Said of a meeting that an address without its team leads to, and that is not found. */
export const NAMES_NO_TEAM =
  'This address doesn’t say which team met. Choose the team in the list of all meetings and show earlier ones there.'
