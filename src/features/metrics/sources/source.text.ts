import { LOCALE } from '../../../language/locale.text.ts'
import type { Schedule } from './schedule.rules.ts'

export const SOURCE = 'Fills itself'
export const NO_SOURCE =
  'Quarterdeck can fetch this metric’s number by itself: from an address on the web, or from a database of the company.'
export const SET_UP = 'Fetch it'
export const EDIT = 'Edit'
export const RUN_AGAIN = 'Run again'
export const PAUSE = 'Pause'
export const RESUME = 'Turn on'
export const REMOVE = 'Remove'
export const REMOVING = 'Remove what fills this metric?'
export const REMOVING_DETAIL = 'Its values stay. Its secrets are forgotten.'
export const RAN = 'It ran'
export const RAN_AND_FAILED = 'It ran and failed'
export const NOT_DONE = 'That did not work'
export const NOT_LOADED = 'Not loaded'
export const PAUSED = 'Paused'
export const STOPPED = 'Stopped, because it failed for days. Have it run again once it works.'
export const failedSince = (when: string): string => `The last run failed. It has failed since ${when}.`
export const nextAt = (when: string): string => `Next at ${when}`
export const RUNS = 'Its runs'
export const NO_RUNS = 'It has not run yet.'
export const BY_HAND_RUN = 'started by somebody'
export const kept = (count: number): string =>
  count === 1 ? 'what somebody had entered stayed' : `${count} weeks that somebody had entered stayed`
export const took = (milliseconds: number): string => `${milliseconds.toLocaleString(LOCALE)} ms`
export const found = (value: string, week: string): string => `${value} for the week of ${week}`
export const foundWeeks = (count: number): string => `Values of ${count} weeks`
const SENT = 'sent by a program'
export const ORIGINS = 'Where its values came from'
export const cameFrom = (week: string, value: string, from: string): string =>
  `Week of ${week}: ${value}, ${from}`
export const fromRequest = (origin: string, path: string | null, when: string): string =>
  `from ${origin}${path === null ? '' : `, at ${path}`}, ${when}`
export const fromQuery = (name: string, when: string): string => `by SQL on “${name}”, ${when}`
export const fromProgram = (when: string): string => `${SENT}, ${when}`
export const CHANGED_SINCE = 'Changed by hand since then, which stays until the week is cleared.'

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

export function scheduleWords({ every, weekday, time, timeZone }: Schedule): string {
  const zone = timeZone.replaceAll('_', ' ')
  if (every === 'hour') return `Each hour, ${Number(time.slice(3))} minutes past`
  return every === 'day' ? `Each day at ${time} (${zone})` : `Each ${DAYS[weekday]} at ${time} (${zone})`
}

export const SET_UP_TITLE = 'Fill this metric by itself'
export const FROM = 'From'
export const KINDS = [
  { value: 'http', label: 'An address on the web' },
  { value: 'sql', label: 'A database of the company' },
]
export const METHOD = 'Method'
export const METHODS = ['GET', 'POST'].map((value) => ({ value, label: value }))
export const ADDRESS = 'Address'
export const ADDRESS_KEPT =
  'What stands here as … is kept and not shown. To change it, enter the whole address.'
export const HEADERS = 'Headers'
export const HEADERS_HINT =
  'One a line, such as Authorization: Bearer abc. Values are stored encrypted and never shown again.'
export const KEPT_VALUE = '(kept)'
export const BODY = 'Body'
export const BODY_LEFT_OUT = 'It did not come along with the import. Enter it again in place of the “…”.'
export const PATH = 'JSON path'
export const PATH_HINT = 'Where the number is in the answer, such as $.data[0].total'
export const DATABASE = 'Database'
export const NO_DATABASE = 'No database is set up. A director adds one in Settings, under Integrations.'
export const QUERY = 'Query'
export const QUERY_HINT =
  'Selects one number, or two columns for several weeks: a day of the week and its number. It can only read.'
export const EVERY_LABEL = 'How often'
export const EVERY_OPTIONS = [
  { value: 'hour', label: 'Each hour' },
  { value: 'day', label: 'Each day' },
  { value: 'week', label: 'Each week' },
]
export const ON_DAY = 'On'
export const DAY_OPTIONS = DAYS.map((label, day) => ({ value: String(day), label }))
export const AT = 'At'
export const inZone = (zone: string): string => `By the clock of ${zone.replaceAll('_', ' ')}`
export const COUNTS = 'Counts for'
export const COUNTS_OPTIONS = [
  { value: 'current', label: 'The current week' },
  { value: 'finished', label: 'The week that has ended' },
]
export const TRY = 'Try it'
export const TRIED = 'What it found'
export const wouldEnter = (value: string, week: string): string =>
  `It would enter ${value} for the week of ${week}.`
export const WOULD_KEEP = 'Somebody entered that week themselves, which stays.'
export const ANSWERED = 'The answer'
export const HTTPS = 'https://'
