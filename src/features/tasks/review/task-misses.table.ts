import { defineTable, type RowOf } from '../../../sync/define-table.ts'
import { date, ref, timestamp, uuid } from '../../../sync/fields.ts'
import { liveWith } from '../../../sync/live-while.ts'
import { team } from '../../../sync/scope.ts'

/** A team task that was due at a meeting's review and not done, once in a meeting. The task itself is due again later. */
export const taskMisses = defineTable(
  'task_misses',
  {
    id: uuid(),
    taskId: ref('tasks'),
    meetingId: ref('meetings'),
    teamId: ref('teams'),
    /** When it was due until then. */
    dueDate: date(),
    createdBy: ref('people'),
    createdAt: timestamp(),
  },
  {
    scope: (miss) => team(miss.teamId),
    indexes: [['taskId'], ['meetingId'], ['teamId']],
    live: [liveWith('taskId')],
  },
)

export type TaskMiss = RowOf<typeof taskMisses>
