import { endOfQuarter, isPlausible, utcDayOf } from '../time/calendar.rules.ts'
import type { Goal, GoalMilestone, GoalStatus } from './goals.table.ts'
import { NOT_A_DATE, TEAM_REQUIRED, TITLE_REQUIRED } from './goals.text.ts'

/** Goals are due when the quarter ends. `now` is ISO 8601. */
export const defaultTargetDate = (now: string): string => endOfQuarter(utcDayOf(now))

interface GoalDraft {
  title: string
  /** Null only while no team has been chosen. */
  teamId: string | null
  targetDate: string | null
  isCompanyGoal: boolean
}

interface GoalProblem {
  field: 'title' | 'teamId' | 'targetDate'
  text: string
}

/** The first thing that keeps a goal from being saved, or null. A company goal needs no team: it has one. */
export function goalProblem(draft: GoalDraft): GoalProblem | null {
  if (draft.title.trim() === '') return { field: 'title', text: TITLE_REQUIRED }
  if (draft.teamId === null && !draft.isCompanyGoal) return { field: 'teamId', text: TEAM_REQUIRED }
  if (draft.targetDate !== null && !isPlausible(draft.targetDate))
    return { field: 'targetDate', text: NOT_A_DATE }
  return null
}

/** Percent done: all when complete, else the rounded average of the milestones, or none without any. */
export function progressOf(
  status: GoalStatus,
  milestones: readonly Pick<GoalMilestone, 'progress'>[],
): number {
  if (status === 'complete') return 100
  if (milestones.length === 0) return 0
  return Math.round(milestones.reduce((sum, { progress }) => sum + progress, 0) / milestones.length)
}

/** Goals that are not archived, in their order on the screen. */
export const inDisplayOrder = (goals: readonly Goal[]): Goal[] =>
  goals
    .filter(({ archivedAt }) => archivedAt === null)
    .toSorted(
      (left, right) =>
        left.displayOrder - right.displayOrder ||
        left.targetDate.localeCompare(right.targetDate) ||
        (left.id < right.id ? -1 : 1),
    )

/** Whether the goal needs attention by its date alone. `today` is a day. */
export const isOverdue = (goal: Pick<Goal, 'status' | 'targetDate'>, today: string): boolean =>
  goal.status !== 'complete' && goal.targetDate < today
