import type { ValueStatus } from '../metrics/values/targets.rules.ts'
import type { Day } from '../time/calendar.rules.ts'

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
  readonly dueDate: Day
  /** The days on which it was done and put away where its team meets. */
  readonly doneOn: Day | null
  readonly archivedOn: Day | null
}

/** Tasks that were put away undone before they were due count for nothing. */
export function taskFacts(all: readonly DueTask[]): Pick<Facts, 'onTime' | 'due'> {
  const counted = all.filter(
    ({ dueDate, doneOn, archivedOn }) => doneOn !== null || archivedOn === null || archivedOn >= dueDate,
  )
  const onTime = counted.filter(({ dueDate, doneOn }) => doneOn !== null && doneOn <= dueDate)
  return { onTime: onTime.length, due: counted.length }
}
