import { addDays, addMonths, type Day, isPlausible, mondayOf, quarterFrom } from './calendar.rules.ts'

// In every language of the interface at once: people type what they are used to.
const MONTHS = [
  ['jan', 'jän'],
  ['feb'],
  ['mar', 'mär', 'mrz'],
  ['apr'],
  ['may', 'mai'],
  ['jun'],
  ['jul'],
  ['aug'],
  ['sep'],
  ['oct', 'okt'],
  ['nov'],
  ['dec', 'dez'],
]
const WEEKDAYS = [
  ['sunday', 'sonntag'],
  ['monday', 'montag'],
  ['tuesday', 'dienstag'],
  ['wednesday', 'mittwoch'],
  ['thursday', 'donnerstag'],
  ['friday', 'freitag'],
  ['saturday', 'samstag'],
]
const AHEAD = [['today', 'heute'], ['tomorrow', 'morgen'], ['übermorgen']]
const MOST_DAYS = 3_650
const MOST_MONTHS = 120
const YEARS_AHEAD = 8

const padded = (number: number): string => String(number).padStart(2, '0')

/** The day, if the calendar has it. */
function dayAt(year: number, month: number, date: number): Day | undefined {
  const day = `${year}-${padded(month)}-${padded(date)}`
  const read = new Date(`${day}T00:00:00Z`)
  const isReal = !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day)
  return isReal && isPlausible(day) ? day : undefined
}

/** The next of these days, today included. */
function nextOf(today: Day, count: number, nth: (index: number) => Day | undefined): Day | undefined {
  const days = Array.from({ length: count }, (_, index) => nth(index))
  return days.find((day) => day !== undefined && day >= today)
}

function inYear(today: Day, month: number, date: number, year: string | undefined): Day | undefined {
  if (year) return dayAt(Number(year.length === 2 ? `20${year}` : year), month, date)
  const thisYear = Number(today.slice(0, 4))
  return nextOf(today, YEARS_AHEAD, (index) => dayAt(thisYear + index, month, date))
}

const monthNamed = (name: string): number =>
  MONTHS.findIndex((names) => names.some((month) => name.startsWith(month))) + 1

type Reading = [pattern: RegExp, read: (today: Day, ...parts: (string | undefined)[]) => Day | undefined]

const READINGS: readonly Reading[] = [
  [/^(\d{4})-(\d\d?)-(\d\d?)$/, (_, year, month, date) => dayAt(Number(year), Number(month), Number(date))],
  [
    /^(\d\d?)\/(\d\d?)(?:\/(\d{4}|\d\d))?$/,
    (today, month, date, year) => inYear(today, Number(month), Number(date), year),
  ],
  [
    /^([a-zä]{3,9})\.? (\d\d?)(?:,? (\d{4}))?$/,
    (today, month, date, year) => inYear(today, monthNamed(month!), Number(date), year),
  ],
  [
    /^(\d\d?)\.? ([a-zä]{3,9})\.?(?:,? (\d{4}))?$/,
    (today, date, month, year) => inYear(today, monthNamed(month!), Number(date), year),
  ],
  [
    /^(\d\d?)\. ?(\d\d?)\.? ?(\d{4}|\d\d)?$/,
    (today, date, month, year) => inYear(today, Number(month), Number(date), year),
  ],
  [
    /^(?:in |\+ ?)?(\d{1,5}) ?(d|days?|tage?n?|w|weeks?|wochen?|m|months?|monate?n?)$/,
    (today, count, unit) => later(today, count, unit),
  ],
  [/^\+ ?(\d{1,5})$/, (today, count) => later(today, count, 'days')],
  [
    /^(\d\d?)$/,
    (today, date) =>
      nextOf(today, 3, (index) => {
        const month = Number(today.slice(5, 7)) - 1 + index
        return dayAt(Number(today.slice(0, 4)) + Math.floor(month / 12), (month % 12) + 1, Number(date))
      }),
  ],
  [/^(?:next|nächste[nrs]?) ([a-z]{2,10})$/, (today, name) => ofNext(today, name!)],
  [
    /^([a-zü]{3,10})$/,
    (today, name) => {
      const ahead = AHEAD.findIndex((words) => words.some((word) => word.startsWith(name!)))
      return ahead >= 0 ? addDays(today, ahead) : undefined
    },
  ],
  [/^(?:this |diese[nrs]? )?([a-z]{2,10})$/, (today, name) => weekdayAfter(today, name!)],
]

function later(today: Day, count: string | undefined, unit: string | undefined): Day | undefined {
  if (unit!.startsWith('m')) return Number(count) <= MOST_MONTHS ? addMonths(today, Number(count)) : undefined
  const days = Number(count) * (unit!.startsWith('w') ? 7 : 1)
  return days <= MOST_DAYS ? addDays(today, days) : undefined
}

/** The first such weekday after the day. */
function weekdayAfter(day: Day, name: string): Day | undefined {
  const comingDays = Array.from({ length: 7 }, (_, index) => addDays(day, index + 1))
  return comingDays.find((one) => weekdayOf(one).some((weekday) => weekday.startsWith(name)))
}

/** A day of the coming week, which begins on Monday; or the first day of what comes next. */
function ofNext(today: Day, name: string): Day | undefined {
  const sunday = addDays(mondayOf(today), 6)
  if (/^(week|woche)$/.test(name)) return addDays(sunday, 1)
  if (/^(month|monats?)$/.test(name)) return addMonths(today, 1, 1)
  if (/^(quarter|quartal)$/.test(name)) return quarterFrom(today, 1)
  return weekdayAfter(sunday, name)
}

const weekdayOf = (day: Day): readonly string[] => WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()]!

/**
 * The day that a person means by what is typed, such as "Dec 17", "12/17", "17.12.", "fri", "next mon", "+7" or "2 weeks"; undefined if it names no day.
 * Without a year, or a month, it is the next such day.
 */
export function dayNamed(typed: string, today: Day): Day | undefined {
  const text = typed.trim().toLowerCase()
  for (const [pattern, read] of READINGS) {
    const parts = pattern.exec(text)
    const day = parts && read(today, ...parts.slice(1))
    if (day) return day
  }
  return undefined
}
