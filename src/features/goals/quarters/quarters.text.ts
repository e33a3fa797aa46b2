import type { Day } from '../../time/calendar.rules.ts'
import { quarterLabel } from '../../time/time.text.ts'

export const QUARTER = 'Quarter'
export const ALL_QUARTERS = 'All quarters'
export const thisQuarter = (quarter: Day): string => `This quarter (${quarterLabel(quarter)})`
export const lastQuarter = (quarter: Day): string => `Last quarter (${quarterLabel(quarter)})`
export const nextQuarter = (quarter: Day): string => `Next quarter (${quarterLabel(quarter)})`

/** How goals stand. */
export const onTrackOf = (onTrack: number, all: number): string => `${onTrack} of ${all} on track`
export const doneOf = (done: number, all: number): string => `${done} of ${all} done`
export const percentDone = (percent: number): string => `${percent}% done`
export const BAR_EXPLAINED = '80% done when the quarter ends is the bar.'
export const progressOfAll = (name: string): string => `Average progress: ${name}`
export const averageProgress = (percent: number): string => `Average progress ${percent}%`

/** How long the quarter goes on. */
export function daysToEnd(days: number, quarter: Day): string {
  const name = quarterLabel(quarter)
  if (days < 0) return `${name} has ended`
  if (days === 0) return `${name} ends today`
  return days === 1 ? `1 day to the end of ${name}` : `${days} days to the end of ${name}`
}
export const EARLIER_GOALS_COME = 'Loading goals of that quarter…'
export const earlierGoalsOffline = (quarter: Day): string =>
  `You’re offline. Older goals of ${quarterLabel(quarter)} load when you’re back online.`
export const noGoalsIn = (quarter: Day): string => `No goals in ${quarterLabel(quarter)}.`
