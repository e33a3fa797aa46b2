import { commentOn } from '../comments/comment-on.mutations.ts'
import { assigneeIdsOf } from './tasks.reads.ts'
import { type Task, taskAudience, tasks } from './tasks.table.ts'

export const commentOnTask = commentOn<Task>('commentOnTask', {
  kind: 'task',
  table: tasks,
  titleOf: ({ title }) => title,
  audienceOf: taskAudience,
  isArchived: ({ archivedAt }) => archivedAt !== null,
  mayDiscuss: () => true,
  concerned: (read, { id, createdBy }) => [createdBy, ...assigneeIdsOf(read, id)],
})
