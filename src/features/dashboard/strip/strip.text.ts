import { LOCALE } from '../../../language/locale.text.ts'

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

/** Such as "2 numbers missing, both yours". */
export function numbersMissing(missing: number, mine: number): string {
  const told = `${counted(missing, 'number', 'numbers')} missing`
  if (mine === 0) return told
  if (mine < missing) return `${told}, ${mine} yours`
  return `${told}, ${missing === 1 ? 'yours' : missing === 2 ? 'both yours' : 'all yours'}`
}
export const numbersIn = (count: number): string => (count === 1 ? '1 number in' : `All ${count} numbers in`)
export const overdue = (count: number): string => counted(count, 'overdue task', 'overdue tasks')
export const openIssues = (count: number): string => counted(count, 'issue', 'issues')
export const headlinesWaiting = (count: number): string => counted(count, 'headline', 'headlines')

export const NEXT_MEETING = 'Next meeting'
export const NO_TIME_SET = 'No time set'
export const MEMBERS = 'Members'
export const PREPARE = 'Prepare'
export const START = 'Start'
/** Running meetings; `type` is weekly or quarterly. */
export const meetingIsRunning = (team: string | undefined, type: string): string =>
  `${team ?? ''}: the ${type} meeting is running`
export const meetingsAreRunning = (count: number): string => `${count} of your meetings are running`
export const RUNNING = 'Now'
export const SEE_MEETINGS = 'See meetings'
export const JOIN_MEETING = 'Join Meeting'
export const BACK_TO_MEETING = 'Back to the meeting'

const dayFormat = new Intl.DateTimeFormat(LOCALE, { weekday: 'short', month: 'short', day: 'numeric' })
/** The day of a coming meeting such as "Tue, Nov 24", by the reader's calendar. */
export const meetingDay = (at: number): string => dayFormat.format(at)
