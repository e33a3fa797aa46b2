import { hashedId } from '../../../sync/hashed-id.ts'
import type { Goal } from '../../goals/goals.table.ts'
import { isOverdue } from '../../tasks/tasks.rules.ts'
import { formatValue } from '../../metrics/values/metric-format.rules.ts'
import { metricWeek, type MetricWeeks } from '../../metrics/values/metric-week.rules.ts'
import { TARGET_LOGIC_SIGNS } from '../../metrics/values/targets.text.ts'
import type { Task } from '../../tasks/tasks.table.ts'
import { type Day, weeksBack } from '../../time/calendar.rules.ts'
import { dayLabel } from '../../time/time.text.ts'
import { TITLE_LENGTH } from '../../work/work.rules.ts'
import { NO_VALUE, ofGoalOffTrack, ofMetric, ofTaskMissed, ofTaskOverdue } from './sources.text.ts'

export interface RaisedFrom {
  /** The team on whose list the issue stands. */
  teamId: string
  /** The metric, goal, task or headline. */
  sourceId: string
  /** The Monday of the week it is about. */
  week: Day
}

/**
 * The id of the issue that a team makes from a row in a week. It is made of all three, so that two people who
 * make it at the same time, even offline, write the same row.
 */
export const issueIdOf = ({ teamId, sourceId, week }: RaisedFrom): string =>
  hashedId('issue', teamId, sourceId, week)

/** What an issue of a metric's week is called, such as "On-time delivery: 94.5%, target 95%". */
export function metricIssueTitle(row: MetricWeeks, week: Day): string {
  const { value, unit, target } = metricWeek(row, week)
  const sign = target.logic === 'greater_than_or_equal' ? '' : `${TARGET_LOGIC_SIGNS[target.logic]} `
  const titled = (name: string) =>
    ofMetric(
      name,
      value === null ? NO_VALUE : formatValue(value, unit),
      target.value === null ? null : `${sign}${formatValue(target.value, unit)}`,
    )
  return withName(row.metric.name, titled)
}

/** What an issue of a goal is called: its title, and that it is off track if it is. */
export const goalIssueTitle = ({ title, status }: Pick<Goal, 'title' | 'status'>): string =>
  status === 'off_track' ? withName(title, ofGoalOffTrack) : title

/** What an issue of a task is called: its title, and in how many reviews it was not done, or else since when it is overdue. */
export function taskIssueTitle(
  { title, ...task }: Pick<Task, 'title' | 'status' | 'dueDate'>,
  today: Day,
  misses = 0,
): string {
  if (misses > 0) return withName(title, (name) => ofTaskMissed(name, misses))
  if (!isOverdue(task, today)) return title
  return withName(title, (name) => ofTaskOverdue(name, dayLabel(task.dueDate, today)))
}

/** Cuts the name rather than the numbers where both together are too long. */
function withName(name: string, titled: (name: string) => string): string {
  const over = titled(name).length - TITLE_LENGTH
  return over <= 0 ? titled(name) : titled(`${name.slice(0, name.length - over - 1).trimEnd()}…`)
}

/** How many weeks are searched for one that says something. */
const WEEKS_SEARCHED = 13

/** The week that a whole row is about: the latest with a value, else the last one that is over (before the Monday `thisWeek`). */
export function latestWeek(row: MetricWeeks, thisWeek: Day): Day {
  const weeks = weeksBack(thisWeek, WEEKS_SEARCHED)
  return weeks.find((week) => metricWeek(row, week).value !== null) ?? weeks[1]!
}
