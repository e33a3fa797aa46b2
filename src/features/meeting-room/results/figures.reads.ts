import type { Actor } from '../../../sync/actor.ts'
import type { Reader } from '../../../sync/store.ts'
import { scoreOf } from '../../goals/quarters/score.rules.ts'
import { inDisplayOrder } from '../../goals/goals.rules.ts'
import { teamGoals } from '../../goals/goals.table.ts'
import { isOpen } from '../../issues/issues.rules.ts'
import { issues } from '../../issues/issues.table.ts'
import type { Meeting } from '../../meetings/meetings.table.ts'
import { dayOfTeam } from '../../meetings/schedule/team-day.reads.ts'
import { isWhole } from '../../metrics/formulas/look-back.rules.ts'
import { metricRow, metricsOfTeam } from '../../metrics/metrics.queries.ts'
import { formatValue } from '../../metrics/values/metric-format.rules.ts'
import { metricWeek } from '../../metrics/values/metric-week.rules.ts'
import { reviewed } from '../../tasks/review/review.reads.ts'
import { countsOf } from '../../tasks/review/review.rules.ts'
import { addDays, type Day, mondayOf } from '../../time/calendar.rules.ts'
import type { Figures, MissedNumber } from './meeting-results.table.ts'

/** No result lists more numbers that are off target. */
const MOST_NUMBERS = 100

type Ended = Pick<Meeting, 'id' | 'teamId' | 'startedAt'>

/** How the team stood: its numbers of the last finished week, its tasks as its review showed them, its goals. */
export function standingOf(
  read: Reader,
  meeting: Ended,
  actor: Actor,
): { figures: Figures; numbersOff: MissedNumber[] } {
  const { teamId, startedAt } = meeting
  const numbers = numbersOf(read, teamId, dayOfTeam(read, teamId, startedAt), actor)
  const missed = numbers.filter(({ said }) => said.status === 'missed')
  const tasks = countsOf(reviewed(read, meeting).map(({ verdict }) => verdict))
  const goals = inDisplayOrder(read.where(teamGoals, { teamId })).filter(({ closedAt }) => closedAt === null)
  const { onTrack, all } = scoreOf(goals)
  return {
    figures: {
      numbersMet: numbers.filter(({ said }) => said.status === 'met').length,
      numbersMissed: missed.length,
      tasksDone: tasks.done,
      tasksDue: tasks.due,
      goalsOnTrack: onTrack,
      goals: all,
    },
    numbersOff: missed.slice(0, MOST_NUMBERS).map(({ metric, said }) => ({
      id: metric.id,
      title: metric.name,
      personIds: [metric.ownerId],
      value: formatValue(said.value ?? 0, said.unit),
      issueId: issueOf(read, metric.id, startedAt),
    })),
  }
}

/** What the team's metrics say of the last finished week, as far as all that they are calculated from is held. */
function numbersOf(read: Reader, teamId: string, today: Day, actor: Actor) {
  const week = addDays(mondayOf(today), -7)
  return metricsOfTeam.run(read, { teamId }, actor).flatMap((metric) => {
    const row = metricRow.run(read, { metricId: metric.id }, actor)
    return row && isWhole(row, week, today) ? [{ metric, said: metricWeek(row, week) }] : []
  })
}

/** The metric's issue that is open, or was resolved since the meeting began. */
function issueOf(read: Reader, sourceId: string, since: string): string | null {
  const made = read
    .where(issues, { sourceId, archivedAt: null })
    .filter((issue) => isOpen(issue) || (issue.resolvedAt ?? '') >= since)
  return made.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))[0]?.id ?? null
}
