import {
  addDays,
  type Day,
  daysBetween,
  endOfQuarter,
  mondayOf,
  startOfQuarter,
} from '../time/calendar.rules.ts'

/** From this hour on, by the company's clock, its people are told of the day. */
const FIRST_HOUR = 7

/** A quarter's half and a missing number are told late rather than never, if no server ran in time. */
const LATE_DAYS = 3

/** What a day brings that people are told of. */
export interface Occasions {
  today: Day
  /** Of these days, tasks that are due. */
  tasksDue: Day[]
  /** Of these days, goals that are due. */
  goalsDue: Day[]
  /** Of these days, conversations that are due. */
  conversationsDue: Day[]
  /** The last of those days on which check-ups close that people are reminded of. */
  checkupsClosing: Day
  /** The quarter that is half over, by its first day; null on other days. */
  halfOf: Day | null
  /** The finished week whose numbers should be there by now, by its Monday; null on other days. */
  weekOf: Day | null
}

/** Whether it is time, by the clock that shows `time`, such as 07:30. */
export const isTime = (time: string): boolean => Number(time.slice(0, 2)) >= FIRST_HOUR

/**
 * What people are told of on a day: tasks due on it and on the next, goals and conversations due tomorrow and in a week, the half of a quarter, and from the
 * second day of a week on numbers that the last one lacks.
 */
export function occasionsOn(today: Day): Occasions {
  const start = startOfQuarter(today)
  const half = addDays(start, Math.floor((daysBetween(start, endOfQuarter(today)) + 1) / 2))
  const sinceHalf = daysBetween(half, today)
  const monday = mondayOf(today)
  const dayOfWeek = daysBetween(monday, today) + 1
  return {
    today,
    tasksDue: [today, addDays(today, 1)],
    goalsDue: [addDays(today, 1), addDays(today, 7)],
    conversationsDue: [addDays(today, 1), addDays(today, 7)],
    checkupsClosing: addDays(today, 2),
    halfOf: sinceHalf >= 0 && sinceHalf < LATE_DAYS ? start : null,
    weekOf: dayOfWeek >= 2 && dayOfWeek < 2 + LATE_DAYS ? addDays(monday, -7) : null,
  }
}
