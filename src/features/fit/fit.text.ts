import type { SeatAnswer, SeatQuestion, ValueMark } from './fit-marks.rules.ts'
import type { Bar, Result } from './fit.rules.ts'

export const FIT = 'Fit'
export const FIT_GRID = 'Fit of people'
export const FOR_MANAGERS = 'Fit is for managers and directors.'

export const VALUE_MARK_NAMES: Record<ValueMark, string> = {
  mostly: 'Mostly',
  sometimes: 'Sometimes',
  rarely: 'Rarely',
}
export const NOT_RATED = 'Not rated'

export const SEAT_QUESTION_NAMES: Record<SeatQuestion, string> = {
  understands: 'Understands it',
  wants: 'Wants it',
  capacity: 'Has capacity',
}
/** Their letters on cards. */
export const SEAT_LETTERS: Record<SeatQuestion, string> = { understands: 'U', wants: 'W', capacity: 'C' }
export const SEAT_ANSWER_NAMES: Record<SeatAnswer, string> = { yes: 'Yes', no: 'No', open: 'Open' }

export const RESULT_NAMES: Record<Result, string> = {
  meets: 'Meets the bar',
  below: 'Below the bar',
  incomplete: 'Not fully rated',
}

export const PERSON = 'Person'
export const RESULT = 'Result'
export const VALUES = 'Values'
export const SEATS = 'Seats'
export const removedValue = (title: string): string => `${title} (removed)`

export const THE_BAR = 'The bar'
export const CHANGE_BAR = 'Change the bar'
export const BAR_SAVED = 'Bar saved'
export const BAR_EXPLAINED = 'What the company asks of everybody. It counts for every quarter.'
export const valuesBar = ({ maxSometimes, maxRarely }: Bar): string =>
  `at most ${maxSometimes} × sometimes, ${maxRarely} × rarely`
export const seatsBar = ({ seatYes }: Bar): string => `${seatYes} of 3 × yes`
export const MAX_SOMETIMES = 'Values lived only sometimes, at most'
export const MAX_RARELY = 'Values lived rarely, at most'
export const SEAT_YES = 'Yes to questions about a seat, at least'

export const QUARTER = 'Quarter'
export const TEAM = 'Team'
export const ALL_TEAMS = 'All teams'
export const SORT = 'Sort'
export const SORTS = { name: 'By name', result: 'By result' } as const
export const EXPORT_CSV = 'Export CSV'
export const PRINT = 'Print'

export const FROZEN = 'This quarter is over. Its ratings stay as they are.'
export const KEYS_HINT = 'Arrows move, 1 2 3 or + = − mark, Y and N answer, 0 clears, Enter opens the person.'
export const ratingBy = (name: string): string => `Rated by ${name}`
export const cellLabel = (column: string, said: string): string => `${column}: ${said}`
export const rowName = (person: string, seat: string | null): string =>
  seat === null ? person : `${person}, ${seat}`
export const openPerson = (name: string): string => `Open ${name}`

export const NO_VALUES = 'Add your core values first'
export const NO_VALUES_DETAIL = 'Fit is rated against the values of the company plan.'
export const OPEN_STRATEGY = 'Open strategy'
export const VALUES_NOT_SHARED = 'The company’s values have not been shared with you yet.'
export const NOBODY_TO_RATE = 'Nobody reports to you on the org chart yet.'
export const NOBODY_FOUND = 'Nobody on this team has a rating that you can read or give.'

export const NOTE = 'Note'
export const NOTE_PLACEHOLDER = 'What have you seen? Examples say more than adjectives.'
export const OTHER_RATERS = 'Others who rated'
export const NO_OTHER_RATERS = 'Nobody else has shared a rating of this quarter.'
export const EIGHT_QUARTERS = 'Eight quarters'
export const NO_RATING = 'No rating'
export const PRIVATE = 'Only you can read this.'
export const SHARED = 'Managers and directors can read this.'
export const SHARE_WITH_MANAGERS = 'Share with managers'
export const SHARE_QUESTION = 'Share this rating with managers?'
export const shareWarning = (name: string): string =>
  `Every manager and director can read this, also ${name} if ${name} is one. Talk first.`
export const TAKE_BACK = 'Make private again'
export const RATING_SHARED = 'Rating shared with managers'
export const RATING_TAKEN_BACK = 'Only you can read this rating now'

export const actionsFor = (what: string): string => `What to do about ${what}`
export const PLAN_CONVERSATION = 'Plan a conversation'
export const MAKE_TASK = 'Make a task'
export const MAKE_ISSUE = 'Make an issue'
export const talkWith = (name: string, about: string): string => `Talk with ${name} about ${about}`
export const issueAbout = (value: string): string => `People: ${value}`
export const everybodyReads = (team: string): string => `Everybody on ${team} can read this issue.`

export const EXPORT_COLUMNS = [
  'person',
  'email',
  'quarter',
  'rater',
  'shared',
  'result',
  'seat',
  'understands',
  'wants',
  'capacity',
  'note',
] as const
export const exportName = (quarter: string): string => `Fit ${quarter}`
export const YES = 'yes'
export const NO = 'no'

export const fitMarks = (said: string): string => `Fit: ${said}`

export const KEYS_OF_FIT = 'Fit'
export const GO_TO_CELLS = 'Go to another cell'
export const ANSWER_YES = 'Yes, in the columns of seats'
export const ANSWER_NO = 'No, in the columns of seats'
export const CLEAR_MARK = 'Clear'
export const OPEN_PANEL = 'Open the person'
