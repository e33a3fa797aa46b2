import type { GoalStatus } from '../../goals/goals.table.ts'
import { type DateOrder, dayNamed, type Reading, weekNamed } from '../../metrics/csv/csv-dates.rules.ts'
import { type Day, weekOf } from '../../time/calendar.rules.ts'

/** What stands in a cell where there is nothing, such as the first day of all in products that have no empty dates. */
const NOTHING = /^(?:[-–—]+|n\/?a|null|none|0*1[/.-]0*1[/.-]0001|0001-01-01)(?=$|[ T])/i

/** An apostrophe before a sign is what keeps spreadsheets from calculating it. A formula is a text like any other. */
export const cellText = (cell: string | undefined): string => (cell ?? '').trim().replace(/^'(?=[=+\-@])/, '')

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^a-z]+/g, '')

const COMPLETE = ['done', 'complete', 'completed', 'closed', 'solved', 'resolved', 'yes', 'true', 'y', 'x']
const OFF_TRACK = ['offtrack', 'atrisk', 'behind', 'off', 'notdone', 'incomplete', 'blocked']
const NO = ['', 'no', 'false', 'n', 'active', 'notarchived']

/** Whether a text says that something is done: a word for it. */
export const saysDone = (text: string): boolean => COMPLETE.includes(plain(text))

/** Whether a text that may be a date or a word says yes. */
export const saysYes = (text: string): boolean =>
  text !== '' && (/\d/.test(text) || !NO.includes(plain(text)))

const KNOWN = [
  ...COMPLETE,
  ...OFF_TRACK,
  ...NO,
  'ontrack',
  'on',
  'open',
  'opened',
  'todo',
  'new',
  'current',
  'inprogress',
  'started',
  'notstarted',
]

/** Whether a text for how something stands says more than can be kept of it here. */
export const saysMore = (text: string): boolean => !KNOWN.includes(plain(text))

/** How a goal is going, as other products name it. */
export function goalStatusNamed(text: string): GoalStatus {
  if (saysDone(text)) return 'complete'
  return OFF_TRACK.includes(plain(text)) ? 'off_track' : 'on_track'
}

export const isLongTerm = (text: string): boolean => /long|later|parking|vto|v\/to|quarterly/i.test(text)

/** A share such as 40%, 40, 66,7 % or 0.4, from 0 to 100; null for anything else. */
export function percentIn(text: string): number | null {
  const read = /^(\d+(?:\.\d+)?)\s*(%?)$/.exec(text.replace(',', '.'))
  if (!read) return null
  const value = Number(read[1])
  const share = read[2] === '' && value > 0 && value < 1 ? value * 100 : value
  return share <= 100 ? Math.round(share) : null
}

/** The day of a cell; null for an empty one, undefined for a text that is no date. */
export function dayIn(text: string, order: DateOrder, today: Day): Day | null | undefined {
  if (text === '' || NOTHING.test(text)) return null
  // A day of the week may stand before, and a time of day behind, which say nothing about a due date.
  const date = text
    .replace(/^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,? /i, '')
    .replace(/[ ,T]+\d{1,2}:\d{2}.*$/, '')
  return dayNamed(date, order, today) ?? undefined
}

/** The week of a column's title: one of its days or, as in 11/3 - 11/9, its first and last. */
export function weekOfTitle(title: string, order: DateOrder, reading: Reading): Day | null {
  const whole = weekNamed(title, order, reading)
  if (whole !== null) return whole
  const range = /^(.+?)(?: - | – | to )(.+)$/i.exec(title.replace(/^week (?:of|ending) /i, ''))
  if (!range) return weekNamed(title.replace(/^week (?:of|ending) /i, ''), order, reading)
  const year = /[,/ -](\d{4})$/.exec(range[2]!)?.[1]
  const first = range[1]!.trim()
  const complete =
    /\d{4}/.test(first) || year === undefined ? first : `${first}${first.includes('/') ? '/' : ', '}${year}`
  const short = /^(\d{1,2})\/(\d{1,2})$/.exec(complete)
  const dated = short ? lastSuch(short, order, reading) : complete
  return weekNamed(dated, order, reading)
}

/** A day and a month as a date: the last one that is not after this week. */
function lastSuch([whole]: readonly string[], order: DateOrder, reading: Reading): string {
  const { today, weekStartDay } = reading
  const year = Number(today.slice(0, 4))
  const week = weekNamed(`${whole}/${year}`, order, reading)
  return `${whole}/${week !== null && week > weekOf(today, weekStartDay) ? year - 1 : year}`
}
