import type { Actor } from '../../sync/actor.ts'
import type { Reader } from '../../sync/store.ts'
import { dayOfTeam } from '../meetings/schedule/team-day.reads.ts'
import { isWhole } from '../metrics/formulas/look-back.rules.ts'
import { metricRow } from '../metrics/metrics.queries.ts'
import { canViewMetrics } from '../metrics/metrics.access.ts'
import { metrics } from '../metrics/metrics.table.ts'
import { metricWeek } from '../metrics/values/metric-week.rules.ts'
import { taskAssignees, tasks } from '../tasks/tasks.table.ts'
import { addDays, type Day, mondayOf, weeksBack } from '../time/calendar.rules.ts'
import { type Facts, taskFacts, TASK_DAYS, weekFacts, WEEKS } from './facts.rules.ts'
import type { ConversationSide } from './conversations.table.ts'

/** Of whom a conversation is. */
export const reportOf = ({
  side,
  personId,
  otherId,
}: Pick<ConversationSide, 'side' | 'personId' | 'otherId'>): string =>
  side === 'report' ? personId : otherId

/** What the figures of somebody say, as far as the reader sees their metrics and tasks. */
export function factsOf(read: Reader, personId: string, today: Day, actor: Actor): Facts {
  const weeks = weeksBack(addDays(mondayOf(today), -7), WEEKS)
  const own = canViewMetrics(actor) ? read.where(metrics, { ownerId: personId }) : []
  const rows = own.flatMap(({ id }) => metricRow.run(read, { metricId: id }, actor) ?? [])
  const due = read
    .where(taskAssignees, { personId })
    .flatMap(({ taskId }) => read.get(tasks, taskId) ?? [])
    .filter(({ dueDate }) => dueDate >= addDays(today, -TASK_DAYS) && dueDate < today)
    .map(({ teamId, dueDate, doneAt, archivedAt }) => ({
      dueDate,
      doneOn: doneAt && dayOfTeam(read, teamId, doneAt),
      archivedOn: archivedAt && dayOfTeam(read, teamId, archivedAt),
    }))
  const statuses = rows.flatMap((row) =>
    weeks.filter((week) => isWhole(row, week, today)).map((week) => metricWeek(row, week).status),
  )
  return {
    ...weekFacts(statuses),
    ...taskFacts(due),
  }
}
