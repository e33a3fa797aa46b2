import type * as goals from '../goals/goals.mutations.ts'
import type * as closing from '../goals/closing/closing.mutations.ts'
import type * as goalTeams from '../goals/goal-teams.mutations.ts'
import type * as milestones from '../goals/milestones/milestones.mutations.ts'
import type * as goalStatus from '../goals/trail/goal-status.mutations.ts'
import { STATUS_LABELS as GOAL_STATUS } from '../goals/goal-status.text.de.ts'
import type * as bulk from '../tasks/bulk/bulk.mutations.ts'
import type * as review from '../tasks/review/review.mutations.ts'
import type * as acts from '../tasks/task-acts.mutations.ts'
import type * as tasks from '../tasks/tasks.mutations.ts'
import { STATUS_LABELS as TASK_STATUS } from '../tasks/tasks.text.de.ts'
import { counted, quoted, type WordsOf } from './row-names.text.de.ts'

export const taskWords: WordsOf<typeof tasks & typeof acts & typeof bulk & typeof review> = {
  createTask: ({ title }) => `Aufgabe ${quoted(title)} anlegen`,
  updateTask: ({ id }, the) => `Ändern: ${the('task', id)}`,
  setTaskStatus: ({ id, status }, the) => `Auf „${TASK_STATUS[status]}“ setzen: ${the('task', id)}`,
  archiveTask: ({ id }, the) => `Archivieren: ${the('task', id)}`,
  restoreTask: ({ id }, the) => `Wiederherstellen: ${the('task', id)}`,
  changeTasks: ({ taskIds }) => `Auf einmal ändern: ${counted(taskIds.length, 'Aufgabe', 'Aufgaben')}`,
  missTasks: ({ taskIds }) => `Als versäumt vermerken: ${counted(taskIds.length, 'Aufgabe', 'Aufgaben')}`,
  takeBackMisses: ({ taskIds }) =>
    `Nicht mehr als versäumt vermerken: ${counted(taskIds.length, 'Aufgabe', 'Aufgaben')}`,
  dismissTaskMisses: ({ taskId, isDismissed }, the) =>
    isDismissed
      ? `Das Versäumnis ausblenden: ${the('task', taskId)}`
      : `Das Versäumnis wieder zeigen: ${the('task', taskId)}`,
}

export const goalWords: WordsOf<
  typeof goals & typeof closing & typeof goalTeams & typeof milestones & typeof goalStatus
> = {
  createGoal: ({ title }) => `Ziel ${quoted(title)} anlegen`,
  updateGoal: ({ goalId }, the) => `Ändern: ${the('goal', goalId)}`,
  archiveGoal: ({ goalId }, the) => `Archivieren: ${the('goal', goalId)}`,
  restoreGoal: ({ goalId }, the) => `Wiederherstellen: ${the('goal', goalId)}`,
  reorderGoals: ({ teamId }, the) => `Die Reihenfolge der Ziele ändern: ${the('team', teamId)}`,
  setGoalStatus: ({ goalId, status }, the) => `Auf „${GOAL_STATUS[status]}“ setzen: ${the('goal', goalId)}`,
  closeGoals: ({ goalIds }) => `Zum Quartalsende abschließen: ${counted(goalIds.length, 'Ziel', 'Ziele')}`,
  reopenGoals: ({ goalIds }) => `Wieder öffnen: ${counted(goalIds.length, 'Ziel', 'Ziele')}`,
  addMilestone: ({ goalId, title }, the) => `Meilenstein ${quoted(title)} anlegen: ${the('goal', goalId)}`,
  updateMilestone: ({ milestoneId, progress }, the) =>
    progress === undefined
      ? `Ändern: ${the('milestone', milestoneId)}`
      : `Auf ${progress}% setzen: ${the('milestone', milestoneId)}`,
  removeMilestone: ({ milestoneId }, the) => `Entfernen: ${the('milestone', milestoneId)}`,
  assignGoal: ({ goalId, teamId }, the) => `Teilen (${the('team', teamId)}): ${the('goal', goalId)}`,
  unassignGoal: ({ goalId, teamId }, the) =>
    `Nicht mehr teilen (${the('team', teamId)}): ${the('goal', goalId)}`,
}
