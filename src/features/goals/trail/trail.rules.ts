import { type Day, mondayOf, weeksBack } from '../../time/calendar.rules.ts'
import type { GoalStatus } from '../goals.table.ts'
import type { GoalUpdate } from './goal-updates.table.ts'

/** How many weeks a goal's row shows. */
export const ROW_WEEKS = 12

/** The note of a week after its status was set: a new one replaces it, and one on another status says nothing any more. */
export function noteAfter(
  before: Pick<GoalUpdate, 'status' | 'note'> | undefined,
  status: GoalStatus,
  note: string | null | undefined,
): string | null {
  if (note !== undefined) return note
  return before?.status === status ? before.note : null
}

/** A week of a goal's row; `update` is missing where nobody said anything. */
export interface TrailWeek {
  week: Day
  update: GoalUpdate | undefined
}

/**
 * The last weeks of a trail, oldest first. They end with the week of `today`, or a later one that has begun elsewhere on earth.
 */
export function lastWeeks(updates: readonly GoalUpdate[], today: Day): TrailWeek[] {
  const newest = updates.reduce((latest, { week }) => (week > latest ? week : latest), mondayOf(today))
  const byWeek = new Map(updates.map((update) => [update.week, update]))
  return weeksBack(newest, ROW_WEEKS)
    .toReversed()
    .map((week) => ({ week, update: byWeek.get(week) }))
}

/** The note of the latest week, if it is the one of `today` or a later one that has begun elsewhere. */
export const noteOf = (updates: readonly GoalUpdate[], today: Day): string | null =>
  lastWeeks(updates, today).at(-1)!.update?.note ?? null

/** A trail with the newest week first. */
export const newestFirst = (updates: readonly GoalUpdate[]): GoalUpdate[] =>
  updates.toSorted((one, other) => other.week.localeCompare(one.week))
