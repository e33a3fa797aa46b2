import { addDays, type Day, weekOf, weeksBack, type WeekStart } from '../../time/calendar.rules.ts'
import type { TaskMiss } from '../review/task-misses.table.ts'

/** How many weeks are shown, the present one last. */
export const WEEKS_SHOWN = 13

/** The share of tasks that are done when they are due, in percent, from which on a team keeps its word. */
export const BAR = 90

/** How many tasks were due, at a review or in a week, and how many of them were done by then. */
export interface DoneOfDue {
  readonly due: number
  readonly done: number
}

/** What was due in a week, named by its Monday, and done by its end. */
export interface WeekDone extends DoneOfDue {
  readonly week: Day
}

interface Due {
  readonly dueDate: Day
  /** Its day where its team meets, or by its person's clock; null while it is open, and for one that was carried over. */
  readonly doneOn: Day | null
}

/** What was due when: each task, with the day on which it was done, and each time that a review carried one over. */
export const duesOf = (tasks: readonly Due[], misses: readonly Pick<TaskMiss, 'dueDate'>[]): Due[] => [
  ...tasks,
  ...misses.map(({ dueDate }) => ({ dueDate, doneOn: null })),
]

/**
 * The last weeks up to that of `today`, oldest first. What is due in the present week counts once its day has come, or once it is done.
 */
export function doneByWeek(dues: readonly Due[], today: Day, start: WeekStart): WeekDone[] {
  const weeks = weeksBack(weekOf(today, start), WEEKS_SHOWN).toReversed()
  const isKept = ({ doneOn }: Due, week: Day) => doneOn !== null && weekOf(doneOn, start) <= week
  const counted = dues.filter(({ dueDate, doneOn }) => dueDate < today || doneOn !== null)
  const byWeek = Map.groupBy(counted, ({ dueDate }) => weekOf(dueDate, start))
  return weeks.map((week) => {
    const due = byWeek.get(week) ?? []
    return { week, due: due.length, done: due.filter((one) => isKept(one, week)).length }
  })
}

/** The share done of all these together, in percent; null if nothing was due. */
export function shareOf(...counts: readonly DoneOfDue[]): number | null {
  const sum = (of: 'due' | 'done') => counts.reduce((total, one) => total + one[of], 0)
  return sum('due') === 0 ? null : Math.round((100 * sum('done')) / sum('due'))
}

/** The days of which finished tasks are needed for it. What is due in the first week may have been done before it. */
export const daysLookedAt = (today: Day): { from: Day; to: Day } => ({
  from: addDays(today, -7 * (WEEKS_SHOWN + 4)),
  to: addDays(today, 2),
})
