import type { Day } from '../../time/calendar.rules.ts'
import { quarterLabel } from '../../time/time.text.ts'
import type { GoalOutcome } from '../goals.table.ts'

export const OUTCOME_LABELS: Record<GoalOutcome, string> = {
  done: 'Done',
  not_done: 'Not done',
  carried_over: 'Carried over',
  made_task: 'Made a task',
  dropped: 'Dropped',
}

/** The choices in the dialog. */
export const OUTCOME_CHOICES: Record<GoalOutcome, string> = {
  done: 'Done',
  not_done: 'Not done',
  carried_over: 'Carry over',
  made_task: 'Make a task',
  dropped: 'Drop',
}

export const closeQuarter = (quarter: Day): string => `Close ${quarterLabel(quarter)}`
export const closingOf = (name: string): string =>
  `${name}. Say for each goal how it ended. All of it is saved in one step, and can be undone.`
export const WHAT_FOLLOWS =
  'Carried over: goes on next quarter with the milestones that were not reached. A task is due in 7 days.'
export const TAKEN_OVER_BY = 'Goes to'
export const outcomeOf = (title: string): string => `Outcome of ${title}`
export const decided = (count: number, all: number): string => `${count} of ${all} decided`
export const decidedMeanwhile = (outcome: string): string => `${outcome}, decided by somebody else just now`
export const NOTHING_LEFT = 'Every goal of this quarter has been decided on.'
export const shareDone = (done: number, all: number, percent: number): string =>
  `${done} of ${all} done, ${percent}%`
export const SHARE_DONE = 'Share of goals done'
export const BAR_MET = '80% is reached.'
export const BAR_MISSED = '80% is the bar.'
export const quarterClosed = (quarter: Day): string => `${quarterLabel(quarter)} closed`

/** A closed goal. */
export const REOPEN = 'Reopen'
export const GOAL_REOPENED = 'Goal reopened'
export const goesOnIn = (quarter: Day): string => `goes on in ${quarterLabel(quarter)}`
export const cameFrom = (quarter: Day): string => `carried over from ${quarterLabel(quarter)}`
