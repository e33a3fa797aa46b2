import { LOCALE } from '../../../language/locale.text.ts'

export const WHOLE_COMPANY = 'The whole company'
export const OF_WHOM = 'Check-ups of'
export const OPEN_CHECKUP = 'Open a check-up'
export const OPEN = 'Open'
export const CLOSED = 'Closed'
export const CLOSES_ON = 'Last day'
export const CLOSE_NOW = 'Close now'
export const CLOSE_QUESTION = 'Close this check-up now?'
export const CLOSE_EXPLAINED = 'Nobody can answer after that, and it can’t be opened again.'
export const CHECKUP_OPENED = 'Check-up opened'
export const CHECKUP_CLOSED = 'Check-up closed'
export const CHECKUPS = 'Check-ups'
export const ANSWER = 'Answer'
export const YOU_HAVE_ANSWERED = 'You have answered.'
export const TO_ANSWER = 'Waiting for your answers'
export const ALL_ANSWERED = 'Open check-ups'
export const NO_CHECKUPS = 'Twenty statements, answered without names, show how healthy the company is.'
export const NO_CHECKUPS_OF_TEAM = 'There has been no check-up here yet. Those who manage the team open one.'
export const openUntil = (day: string): string => `Open until ${day}`
export const closedOn = (day: string): string => `Closed ${day}`
export const answeredOf = (answered: number, invited: number): string => `${answered} of ${invited} answered`
export const invites = (people: number): string =>
  people === 1 ? 'One person is asked.' : `${people} people are asked.`
export const FEW_ARE_ASKED = 'With fewer than five answers nothing is shown.'

export const NOT_THERE = 'This check-up isn’t here, or you are not invited to it.'
export const NOT_AT_ALL = 'not at all'
export const FULLY = 'fully'
export const SCALE = '1 is ‘not at all’, 5 is ‘fully’. On a keyboard, press 1 to 5.'
export const ANONYMOUS =
  'Nobody else ever sees your answers. Once it is closed, and only with five answers or more, combined results are shown.'
export const NOTE = 'Note'
export const NOTE_EXPLAINED = 'Shown as you write it, without your name, among those of all others.'
export const PROGRESS = 'Answered statements'
export const SUBMIT = 'Submit'
export const SUBMIT_EXPLAINED = 'You can’t change your answers after that.'
export const SUBMITTED = 'Check-up submitted'
export const THANKS = 'You have submitted your answers. Thank you.'
export const IS_CLOSED = 'This check-up is closed.'
export const YOUR_ANSWERS_STAY = 'What you chose is kept here for you alone.'
export const statementsLeft = (left: number): string =>
  left === 1 ? '1 statement left' : `${left} statements left`
export const doneOf = (done: number, all: number): string => `${done} of ${all}`
export const pointsFor = (points: number): string =>
  points === 1 ? `1, ${NOT_AT_ALL}` : points === 5 ? `5, ${FULLY}` : String(points)
export const checkupOf = (name: string | null): string =>
  name === null ? 'Check-up of the whole company' : `Check-up of ${name}`
export const ALL_CHECKUPS = 'All check-ups'

export const FEWER_THAN_FIVE = 'Fewer than five answered, so nothing is shown.'
export const BEING_COMPUTED = 'The result is being computed.'
export const RESULT = 'Result'
export const BY_COMPONENT = 'By component'
export const HIGHEST = 'Highest'
export const LOWEST = 'Lowest'
export const WIDEST = 'Widest spread'
export const ALL_AGREE = 'Everybody agrees on everything.'
export const STATEMENTS = 'All statements'
export const STATEMENT = 'Statement'
export const AVERAGE = 'Average'
export const SPREAD = 'Spread'
export const NOTES = 'Notes'
export const NO_NOTES = 'Nobody wrote a note.'
export const TREND = 'Trend by quarter'
export const COMPONENT = 'Component'
export const ALTOGETHER = 'Altogether'
export const MAKE_ISSUE = 'Make an issue'
export const issueOf = (statement: string): string => `Make an issue: ${statement}`
export const ACTIONS = 'Actions for this result'
export const EXPORT_COLUMNS = ['Component', 'Statement', 'Average', 'Spread', 'Answers'] as const

const whole = new Intl.NumberFormat(LOCALE, { style: 'percent', maximumFractionDigits: 0 })
const decimal = new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 1, maximumFractionDigits: 1 })

export const percentText = (percent: number): string => whole.format(percent / 100)
export const pointsText = (points: number): string => decimal.format(points)
export const spreadText = (spread: number): string => `± ${decimal.format(spread)}`
