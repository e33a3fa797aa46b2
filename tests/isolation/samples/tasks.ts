import { newId } from '../../../src/sync/id.ts'
import { rowsOfChanges } from '../../../src/features/tasks/bulk/bulk.rules.ts'
import { LAST_YEAR, type MutationSamples, type QuerySamples } from './sample.ts'

export const mutations: MutationSamples = {
  createTask: {
    least: 'member',
    args: ({ teamId, issueId, meetingId, week }) => ({
      id: newId(),
      title: 'New task',
      taskType: 'team',
      teamId,
      dueDate: week,
      sourceIssueId: issueId,
      meetingId,
    }),
  },
  updateTask: { least: 'member', args: ({ taskId }) => ({ id: taskId, title: 'Renamed' }) },
  setTaskStatus: { least: 'member', args: ({ taskId }) => ({ id: taskId, status: 'done' }) },
  archiveTask: { least: 'member', args: ({ taskId }) => ({ id: taskId }) },
  restoreTask: { least: 'member', args: ({ taskId }) => ({ id: taskId }) },
  changeTasks: {
    least: 'member',
    args: ({ taskId }) => ({
      ...rowsOfChanges([{ taskId }]),
      changes: [{ taskId, status: 'done', dueDate: '2026-12-01' }],
    }),
  },
  missTasks: { least: 'member', args: ({ taskId, meetingId }) => ({ meetingId, taskIds: [taskId] }) },
  takeBackMisses: { least: 'member', args: ({ taskId, meetingId }) => ({ meetingId, taskIds: [taskId] }) },
  dismissTaskMisses: { least: 'member', args: ({ taskId }) => ({ taskId, isDismissed: true }) },
}

export const queries: QuerySamples = {
  myTasks: { least: 'view-only', args: () => ({}) },
  tasksOfTeam: { least: 'view-only', args: ({ teamId }) => ({ teamId }) },
  taskReview: {
    least: 'view-only',
    args: ({ teamId, meetingId }) => ({ teamId, meetingId }),
  },
  missedTask: { least: 'view-only', args: ({ taskId }) => ({ taskId }) },
  missedTasks: { least: 'view-only', args: ({ teamId }) => ({ teamId }) },
  completionByWeek: {
    least: 'view-only',
    args: ({ teamId, week }) => ({ teamIds: [teamId], personId: null, today: week }),
  },
  heldDoneTasks: {
    least: 'view-only',
    args: ({ teamId }) => ({ teamIds: [teamId], personId: null, ...LAST_YEAR }),
  },
}
