import { defineQuery } from '../../../../sync/define-query.ts'
import { ref } from '../../../../sync/fields.ts'
import { seesMeeting } from '../../../meetings/meetings.access.ts'
import { itemsOf, type TaskItem } from '../../../tasks/tasks.queries.ts'
import { tasks } from '../../../tasks/tasks.table.ts'

/** The tasks that were made in a meeting, the most urgent first. */
export const tasksOfMeeting = defineQuery('tasksOfMeeting', {
  input: { meetingId: ref('meetings') },
  visibleTo: seesMeeting,
  run: (read, { meetingId }): TaskItem[] => itemsOf(read, read.where(tasks, { meetingId, archivedAt: null })),
})
