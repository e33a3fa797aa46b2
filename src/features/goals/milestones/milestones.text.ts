/** Milestones in a goal's row. */
export const milestonesDone = (done: number, all: number): string =>
  all === 1 ? `${done} of 1 milestone` : `${done} of ${all} milestones`
export const underWay = (count: number): string => `${count} under way`
export const lateMilestones = (count: number): string => (count === 1 ? '1 overdue' : `${count} overdue`)
export const completeEarly = (percent: number): string => `complete at ${percent}% of its milestones`
export const REACHED_BUT_OPEN = 'all reached, but the goal is not complete yet'

/** Milestones in the goal's dialog. */
export const MILESTONES = 'Milestones'
export const NO_MILESTONES = 'No milestones yet. A few steps with a date each show how the goal comes along.'
export const NEW_MILESTONE = 'New milestone'
export const ADD_MILESTONE = 'Add milestone'
export const MILESTONE = 'Milestone'
export const MILESTONE_OWNER = 'Owner'
export const DUE_DATE = 'Due date'
export const NO_DUE_DATE = 'No due date'
export const PERCENT_REACHED = 'Reached'
export const SAVE = 'Save'
export const CANCEL = 'Cancel'
export const milestonesOf = (title: string): string => `Milestones of ${title}`
export const actionsForMilestone = (title: string): string => `Actions for milestone ${title}`
export const EDIT_MILESTONE = 'Edit'
export const MAKE_TASK = 'Make a task'
export const REMOVE_MILESTONE = 'Remove'
export const MILESTONE_REMOVED = 'Milestone removed'
export const tasksOf = (title: string): string => `Tasks of ${title}`
export const taskDone = (title: string): string => `Done: ${title}`
export const moreTasks = (count: number): string => `and ${count} more`
export const DUE = 'Due'
export const WAS_DUE = 'Overdue, was due'
