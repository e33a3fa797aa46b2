import { hashedId } from '../../../sync/hashed-id.ts'
import { addDays, type Day, endOfQuarter, quarterFrom, startOfQuarter } from '../../time/calendar.rules.ts'
import type { Goal } from '../goals.table.ts'

/** How many days before a quarter ends its goals can be closed. */
const CLOSES_BEFORE = 14

/** The most goals that one closing decides on. */
export const MOST_CLOSED = 100

/** The first day on which the goals of the quarter that `day` lies in can be closed. */
export const closesFrom = (day: Day): Day => addDays(endOfQuarter(day), -CLOSES_BEFORE)

/** Whether the goal's quarter has ended or ends soon. */
export const mayBeClosed = ({ targetDate }: Pick<Goal, 'targetDate'>, today: Day): boolean =>
  closesFrom(targetDate) <= today

/**
 * The quarter (its first day) for which goals are set on this day: the next one as soon as the goals of the present one can be closed, and
 * the present one before that.
 */
export const plannedQuarter = (day: Day): Day =>
  closesFrom(day) <= day ? quarterFrom(day, 1) : startOfQuarter(day)

/** When a goal is due that goes on with this one: at the end of the quarter after it, or of the planned one if that is later. */
export function carriedDate({ targetDate }: Pick<Goal, 'targetDate'>, today: Day): Day {
  const [next, planned] = [quarterFrom(targetDate, 1), plannedQuarter(today)]
  return endOfQuarter(next > planned ? next : planned)
}

/**
 * The id of what a closing makes of a goal: the goal that goes on with it, or the task. It is made of the goal's id, so that two
 * people who close it at the same time make one row, and so does whoever reopens it and closes it again.
 */
export const successorId = (goalId: string): string => hashedId('what a closing made', goalId)

/** The rows that a closing of these goals, or taking it back, may find again however old they are. */
export interface Related {
  readonly goalIds: readonly string[]
  readonly successorIds: readonly string[]
  readonly taskIds: readonly string[]
}

export function relatedTo(goalIds: readonly string[]): Related {
  const successorIds = goalIds.map(successorId)
  return { goalIds, successorIds, taskIds: successorIds }
}

/** Whether these are the rows that belong to the goals. */
export function isRelated(given: Related, goalIds: readonly string[]): boolean {
  const wanted = relatedTo(goalIds)
  return (['goalIds', 'successorIds', 'taskIds'] as const).every(
    (name) => given[name].join() === wanted[name].join(),
  )
}
