import { newId } from '../../sync/id.ts'
import { noticeId } from '../notifications/due-notices.server.ts'
import { type Notification, notifications } from '../notifications/notifications.table.ts'
import { type NewRow, newRow } from '../people/company-rows.rules.ts'
import type { Task } from '../tasks/tasks.table.ts'
import { addDays, utcDayOf } from '../time/calendar.rules.ts'
import { daysBefore } from './days-before.server.ts'
import type { DemoIds } from './demo-company.server.ts'

/** A task that Idris has given to its owner. */
const GIVEN = 'Decide on the stand at the spring boat show'

/** What the people of the demo company were told: of tasks that are due, as the job will say it, and of one that was given to somebody. */
export function notificationRows(ids: DemoIds, now: string, work: readonly NewRow[]): NewRow[] {
  const today = utcDayOf(now)
  const tasks = work.flatMap(({ table, row }) => (table.name === 'tasks' ? [row as unknown as Task] : []))
  const due = tasks.filter(
    ({ status, dueDate }) => status !== 'done' && dueDate >= today && dueDate <= addDays(today, 1),
  )
  const given = tasks.filter(({ title }) => title === GIVEN)
  return [
    ...due.map((task) =>
      told(task, daysBefore(now, 1 / 8), {
        id: noticeId('task_deadline_warning', task.createdBy, task.id, today),
      }),
    ),
    ...given.map((task) =>
      told(task, daysBefore(now, 1), { id: newId(), kind: 'assigned', senderId: ids.people['idris']! }),
    ),
  ]
}

const told = (
  { id, teamId, title, dueDate, createdBy }: Task,
  createdAt: string,
  differing: Pick<Notification, 'id'> & Partial<Notification>,
): NewRow =>
  newRow(notifications, {
    personId: createdBy,
    kind: 'task_deadline_warning',
    subjectKind: 'task',
    subjectId: id,
    teamId,
    name: title,
    count: null,
    day: dueDate,
    senderId: null,
    createdAt,
    readAt: null,
    deletedAt: null,
    ...differing,
  })
