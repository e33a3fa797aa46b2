import type * as goals from '../goals/goals.mutations.ts'
import type * as closing from '../goals/closing/closing.mutations.ts'
import type * as goalTeams from '../goals/goal-teams.mutations.ts'
import type * as milestones from '../goals/milestones/milestones.mutations.ts'
import type * as goalStatus from '../goals/trail/goal-status.mutations.ts'
import { STATUS_LABELS as GOAL_STATUS } from '../goals/goal-status.text.ts'
import type * as bulk from '../tasks/bulk/bulk.mutations.ts'
import type * as review from '../tasks/review/review.mutations.ts'
import type * as acts from '../tasks/task-acts.mutations.ts'
import type * as tasks from '../tasks/tasks.mutations.ts'
import { STATUS_LABELS as TASK_STATUS } from '../tasks/tasks.text.ts'
import { counted, quoted, type WordsOf } from './row-names.text.ts'

export const taskWords: WordsOf<typeof tasks & typeof acts & typeof bulk & typeof review> = {
  createTask: ({ title }) => `Add the task ${quoted(title)}`,
  updateTask: ({ id }, the) => `Change ${the('task', id)}`,
  setTaskStatus: ({ id, status }, the) => `Set ${the('task', id)} to ${TASK_STATUS[status]}`,
  archiveTask: ({ id }, the) => `Archive ${the('task', id)}`,
  restoreTask: ({ id }, the) => `Restore ${the('task', id)}`,
  changeTasks: ({ taskIds }) => `Change ${counted(taskIds.length, 'task', 'tasks')} at once`,
  missTasks: ({ taskIds }) => `Note ${counted(taskIds.length, 'task', 'tasks')} as missed`,
  takeBackMisses: ({ taskIds }) => `No longer note ${counted(taskIds.length, 'task', 'tasks')} as missed`,
  dismissTaskMisses: ({ taskId, isDismissed }, the) =>
    isDismissed
      ? `Dismiss that ${the('task', taskId)} was missed`
      : `Show again that ${the('task', taskId)} was missed`,
}

export const goalWords: WordsOf<
  typeof goals & typeof closing & typeof goalTeams & typeof milestones & typeof goalStatus
> = {
  createGoal: ({ title }) => `Add the goal ${quoted(title)}`,
  updateGoal: ({ goalId }, the) => `Change ${the('goal', goalId)}`,
  archiveGoal: ({ goalId }, the) => `Archive ${the('goal', goalId)}`,
  restoreGoal: ({ goalId }, the) => `Restore ${the('goal', goalId)}`,
  reorderGoals: ({ teamId }, the) => `Change the order of the goals of ${the('team', teamId)}`,
  setGoalStatus: ({ goalId, status }, the) => `Set ${the('goal', goalId)} to ${GOAL_STATUS[status]}`,
  closeGoals: ({ goalIds }) => `Close ${counted(goalIds.length, 'goal', 'goals')} at the end of the quarter`,
  reopenGoals: ({ goalIds }) => `Reopen ${counted(goalIds.length, 'goal', 'goals')}`,
  addMilestone: ({ goalId, title }, the) => `Add the milestone ${quoted(title)} to ${the('goal', goalId)}`,
  updateMilestone: ({ milestoneId, progress }, the) =>
    progress === undefined
      ? `Change ${the('milestone', milestoneId)}`
      : `Set ${the('milestone', milestoneId)} to ${progress}%`,
  removeMilestone: ({ milestoneId }, the) => `Remove ${the('milestone', milestoneId)}`,
  assignGoal: ({ goalId, teamId }, the) => `Share ${the('goal', goalId)} with ${the('team', teamId)}`,
  unassignGoal: ({ goalId, teamId }, the) =>
    `Share ${the('goal', goalId)} with ${the('team', teamId)} no more`,
}
