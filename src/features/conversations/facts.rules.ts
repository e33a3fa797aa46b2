import type { ValueStatus } from '../metrics/values/targets.rules.ts'
import { utcDayOf } from '../time/calendar.rules.ts'

/** How many weeks that are over say how the measures of somebody stand. */
export const WEEKS = 13
/** Tasks that were due in these days count. Everybody has them at hand for longer. */
export const TASK_DAYS = 28

/** Of the weeks of own measures that have a value and a target, those on target; of the tasks that were due, those done on time. */
export interface Facts {
  readonly met: number
  readonly weeks: number
  readonly onTime: number
  readonly due: number
}

export function weekFacts(statuses: readonly ValueStatus[]): Pick<Facts, 'met' | 'weeks'> {
  const met = statuses.filter((status) => status === 'met').length
  return { met, weeks: met + statuses.filter((status) => status === 'missed').length }
}

interface DueTask {
  readonly dueDate: string
  readonly doneAt: string | null
  readonly archivedAt: string | null
}

/** Tasks that were put away undone before they were due count for nothing. */
export function taskFacts(all: readonly DueTask[]): Pick<Facts, 'onTime' | 'due'> {
  const counted = all.filter(
    ({ dueDate, doneAt, archivedAt }) =>
      doneAt !== null || archivedAt === null || utcDayOf(archivedAt) >= dueDate,
  )
  const onTime = counted.filter(({ dueDate, doneAt }) => doneAt !== null && utcDayOf(doneAt) <= dueDate)
  return { onTime: onTime.length, due: counted.length }
}
