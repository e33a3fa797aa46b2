import type { ValueStatus } from '../../metrics/values/targets.rules.ts'
import { addDays, type Day, daysBetween, mondayOf, weeksBack } from '../../time/calendar.rules.ts'
import type { ReadingCounts } from '../readers/readers.table.ts'
import type { Followed, ProcessCheck } from './followed.table.ts'

/** How many weeks of its metrics say whether a process works. */
const WEEKS_MEASURED = 13
/** From here on a part is good enough. */
export const GOOD = 80
/** For how many days the owner's answer counts. */
export const ANSWER_DAYS = 35
/** A review that is no later than this counts half. */
const LATE_DAYS = 30

const SCORES: Record<Followed, number> = { always: 100, mostly: 60, rarely: 20 }

/** The four parts of being followed by everyone, each from 0 to 100. */
export interface Parts {
  readonly read: number
  readonly measured: number
  readonly followed: number
  readonly current: number
}

const percentOf = (part: number, whole: number): number => (whole === 0 ? 0 : (part / whole) * 100)

/** The share of those asked who have confirmed the present version; 0 if nobody is asked. */
export const readPart = (counts: Pick<ReadingCounts, 'assigned' | 'confirmed'> | undefined): number =>
  counts ? percentOf(counts.confirmed, counts.assigned) : 0

/** The Mondays of the weeks of its metrics that count, latest first: those that are over. */
export const weeksMeasured = (today: Day): Day[] => weeksBack(addDays(mondayOf(today), -7), WEEKS_MEASURED)

/** The share of weeks on target, of all metrics together, of those that have a value and a target; 0 without any. */
export function measuredPart(weeks: readonly ValueStatus[]): number {
  const met = weeks.filter((status) => status === 'met').length
  return percentOf(met, met + weeks.filter((status) => status === 'missed').length)
}

/** What the newest answer of the owner comes to, until it is too old. */
export function followedPart(
  checks: readonly Pick<ProcessCheck, 'followed' | 'answeredOn'>[],
  today: Day,
): number {
  const newest = checks.toSorted((one, other) => other.answeredOn.localeCompare(one.answeredOn))[0]
  return newest && daysBetween(newest.answeredOn, today) <= ANSWER_DAYS ? SCORES[newest.followed] : 0
}

/** Whether it was reviewed in time. One that is never reviewed is never late. */
export function currentPart(reviewDueOn: Day | null, today: Day): number {
  const late = reviewDueOn === null ? 0 : daysBetween(reviewDueOn, today)
  if (late <= 0) return 100
  return late <= LATE_DAYS ? 50 : 0
}

/** Whether a process is followed by everyone: each of its parts is good enough. */
export const isFollowedByEveryone = (parts: Parts): boolean =>
  Object.values(parts).every((part: number) => part >= GOOD)

/** The first day of the month. */
export const monthOf = (day: Day): Day => `${day.slice(0, 7)}-01`
