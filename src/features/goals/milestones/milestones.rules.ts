import type { Day } from '../../time/calendar.rules.ts'
import { refuse } from '../goals.refusals.ts'
import { isDone, progressOf } from '../goals.rules.ts'
import type { Goal, GoalMilestone } from '../goals.table.ts'

/** Whether it is still to be reached after its date. */
export const isLate = ({ progress, dueDate }: Pick<GoalMilestone, 'progress' | 'dueDate'>, today: Day) =>
  progress < 100 && dueDate !== null && dueDate < today

/** By date; those without one last, in the order in which they were made. */
export const byDueDate = (one: GoalMilestone, other: GoalMilestone): number =>
  (one.dueDate ?? '9999').localeCompare(other.dueDate ?? '9999') || (one.id < other.id ? -1 : 1)

interface MilestoneProblem {
  field: 'title'
  code: 'goal/milestone-title-required'
  /** The code's own words, for the field of a form. */
  text: string
}

/** The first thing that keeps a milestone from being saved, or null. */
export function milestoneProblem({ title }: { title?: string }): MilestoneProblem | null {
  if (title !== undefined && title.trim() === '') return problem('title', 'goal/milestone-title-required')
  return null
}

const problem = (field: MilestoneProblem['field'], code: MilestoneProblem['code']): MilestoneProblem => ({
  field,
  code,
  text: refuse.reason(code).detail,
})

/** What a goal's milestones say beside its bar. */
export interface MilestoneStory {
  done: number
  all: number
  /** Begun but not reached. */
  underWay: number
  late: number
  /** Where goal and milestones tell two stories: it ended before they were reached, or goes on after. */
  differs: 'complete-early' | 'reached-but-open' | null
  /** Their rounded average, in percent. */
  average: number
}

export function milestoneStory(
  goal: Pick<Goal, 'status' | 'closedAt'>,
  milestones: readonly GoalMilestone[],
  today: Day,
): MilestoneStory {
  const all = milestones.length
  const done = milestones.filter(isDone).length
  const average = progressOf('on_track', milestones)
  const isOver = goal.status === 'complete'
  return {
    done,
    all,
    average,
    underWay: milestones.filter(({ progress }) => progress > 0 && progress < 100).length,
    late: goal.closedAt === null && !isOver ? milestones.filter((one) => isLate(one, today)).length : 0,
    differs: differenceOf({ isOver, isClosed: goal.closedAt !== null, done, all }),
  }
}

function differenceOf(of: {
  isOver: boolean
  isClosed: boolean
  done: number
  all: number
}): MilestoneStory['differs'] {
  if (of.all === 0) return null
  if (of.isOver) return of.done < of.all ? 'complete-early' : null
  return of.done === of.all && !of.isClosed ? 'reached-but-open' : null
}
