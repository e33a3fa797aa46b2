import type { Actor } from '../../../sync/actor.ts'
import type { Reader } from '../../../sync/store.ts'
import { myCompany, mySettings } from '../../companies/companies.queries.ts'
import { isOpen } from '../../issues/issues.rules.ts'
import { issues } from '../../issues/issues.table.ts'
import { openIssuesFrom } from '../../issues/raising/on-list.reads.ts'
import { metricIssueTitle } from '../../issues/raising/sources.rules.ts'
import { dayOfTeam } from '../../meetings/schedule/team-day.reads.ts'
import { isWhole } from '../../metrics/formulas/look-back.rules.ts'
import { metricRow } from '../../metrics/metrics.queries.ts'
import { metrics } from '../../metrics/metrics.table.ts'
import { isProposed, missStreak } from '../../metrics/proposals/misses.rules.ts'
import { taskAssignees, tasks } from '../../tasks/tasks.table.ts'
import { type Day, mondayOf } from '../../time/calendar.rules.ts'
import { dayLabel } from '../../time/time.text.ts'
import { isLongOverdue, withoutNamesakes } from './overdue.rules.ts'
import { offTrackFor, wasDue } from './overdue.text.ts'

/** Something overdue of which no open issue has been made. */
export interface Overdue {
  kind: 'task' | 'metric'
  sourceId: string
  /** The Monday of the week it is about. */
  week: Day
  title: string
  description: string
  /** Who should own the issue, the first who can. */
  ownerIds: string[]
}

/** Whether issues are made of what is overdue when the actor ends a meeting: the company and they themselves have to allow it. */
export const makesIssues = (read: Reader, actor: Actor): boolean =>
  myCompany.run(read, {}, actor).autoCreateOverdueIssues &&
  mySettings.run(read, {}, actor).autoCreateOverdueIssues

/** The team's tasks overdue for more than a week, the earliest first, then its metrics that have been off track for three weeks. */
export function overdueOf(
  read: Reader,
  teamId: string,
  { actor, now }: { actor: Actor; now: string },
): Overdue[] {
  const open = read.where(issues, { teamId, status: 'open' }).filter(isOpen)
  const today = dayOfTeam(read, teamId, now)
  const found = [...overdueTasks(read, teamId, today), ...offTrackMetrics(read, teamId, { actor, today })]
  return withoutNamesakes(
    // Somebody may have made an issue of it by hand, and called it something else.
    found.filter(({ sourceId }) => openIssuesFrom(read, { teamId, sourceId }).length === 0),
    open.map(({ title }) => title),
  )
}

function overdueTasks(read: Reader, teamId: string, today: Day): Overdue[] {
  return read
    .where(tasks, { teamId })
    .filter((task) => isLongOverdue(task, today))
    .toSorted((one, other) => one.dueDate.localeCompare(other.dueDate) || (one.id < other.id ? -1 : 1))
    .map(({ id, title, dueDate }) => ({
      kind: 'task' as const,
      sourceId: id,
      week: mondayOf(today),
      title,
      description: wasDue(dayLabel(dueDate, today)),
      ownerIds: read.where(taskAssignees, { taskId: id }).map(({ personId }) => personId),
    }))
}

/** Not those whose misses somebody has answered already, be it by an issue or by dismissing them. */
function offTrackMetrics(
  read: Reader,
  teamId: string,
  { actor, today }: { actor: Actor; today: Day },
): Overdue[] {
  const thisWeek = mondayOf(today)
  return read.where(metrics, { teamId, deletedAt: null }).flatMap((metric) => {
    const row = metricRow.run(read, { metricId: metric.id }, actor)
    const streak = row && missStreak(row, thisWeek, (week) => isWhole(row, week, today))
    if (!row || !isProposed(metric, streak)) return []
    return [
      {
        kind: 'metric' as const,
        sourceId: metric.id,
        week: streak.last,
        title: metricIssueTitle(row, streak.last),
        description: offTrackFor(streak.misses),
        ownerIds: [metric.ownerId],
      },
    ]
  })
}
