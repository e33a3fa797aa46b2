import { type Day, endOfQuarter, utcDayOf } from '../time/calendar.rules.ts'
import { byPlace } from '../work/order.rules.ts'
import type { Goal, GoalMilestone, GoalStatus } from './goals.table.ts'

/** Goals are due when the quarter ends. `now` is ISO 8601. */
export const defaultTargetDate = (now: string): Day => endOfQuarter(utcDayOf(now))

/** Percent done: 100 when complete, otherwise the rounded average of the milestones, and 0 without any. */
export function progressOf(
  status: GoalStatus,
  milestones: readonly Pick<GoalMilestone, 'progress'>[],
): number {
  if (status === 'complete') return 100
  if (milestones.length === 0) return 0
  return Math.round(milestones.reduce((sum, { progress }) => sum + progress, 0) / milestones.length)
}

/** A goal's status and since when it is complete. */
export const statusAt = (
  before: Pick<Goal, 'completedAt'>,
  status: GoalStatus,
  now: string,
): Pick<Goal, 'status' | 'completedAt'> => ({
  status,
  completedAt: status === 'complete' ? (before.completedAt ?? now) : null,
})

/** Whether a milestone has been reached. */
export const isDone = ({ progress }: Pick<GoalMilestone, 'progress'>): boolean => progress === 100

/** Goals that are not archived, in the order of the screen. */
export const inDisplayOrder = (goals: readonly Goal[]): Goal[] =>
  goals
    .filter(({ archivedAt }) => archivedAt === null)
    .toSorted(
      (left, right) =>
        byPlace(left, right) ||
        left.targetDate.localeCompare(right.targetDate) ||
        (left.id < right.id ? -1 : 1),
    )

/** Whether a goal still has to be reached. */
export const isOpenGoal = ({ status, closedAt }: Pick<Goal, 'status' | 'closedAt'>): boolean =>
  status !== 'complete' && closedAt === null

/** Whether the goal is still open after its target date. */
export const isOverdue = (goal: Pick<Goal, 'status' | 'closedAt' | 'targetDate'>, today: Day): boolean =>
  isOpenGoal(goal) && goal.targetDate < today
