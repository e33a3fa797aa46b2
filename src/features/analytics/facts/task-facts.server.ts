import { sql } from 'kysely'
import { dayOf, type Facts, ofKind, ONCE, dayIn, weekOfDay, word } from './fact.server.ts'
import { db } from './tables.server.ts'

/**
 * Each task that is due by now or done, in the week of its day, without those that were put away undone before it. Personal ones have no
 * team, so nobody's teams are theirs.
 */
export const taskFacts: Facts = ({ today, zone }) =>
  db
    .selectFrom('tasks as task')
    .where('task.teamId', 'is not', null)
    .where(({ eb, or, ref }) =>
      or([eb(ref('task.dueDate'), '<', dayOf(today)), eb('task.doneAt', 'is not', null)]),
    )
    .where(({ eb, or, ref }) =>
      or([
        eb('task.archivedAt', 'is', null),
        eb('task.doneAt', 'is not', null),
        eb(dayIn(ref('task.archivedAt'), zone), '>=', ref('task.dueDate')),
      ]),
    )
    .select(({ ref }) => [
      'task.companyId as company',
      'task.teamId as team',
      'task.id as id',
      ofKind('task').as('kind'),
      'task.title as title',
      weekOfDay(ref('task.dueDate')).as('at'),
      'task.dueDate as day',
      'task.dueDate as known',
      word('').as('part'),
      sql<string>`case
        when ${ref('task.doneAt')} is null then 'open'
        when ${dayIn(ref('task.doneAt'), zone)} <= ${ref('task.dueDate')} then 'on-time'
        else 'late' end`.as('state'),
      ONCE,
    ])
