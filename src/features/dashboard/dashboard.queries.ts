import type { Actor } from '../../sync/actor.ts'
import { defineQuery } from '../../sync/define-query.ts'
import { date } from '../../sync/fields.ts'
import type { Reader } from '../../sync/store.ts'
import { mySettings } from '../companies/companies.queries.ts'
import { inDisplayOrder, isOpenGoal } from '../goals/goals.rules.ts'
import { type Goal, teamGoals } from '../goals/goals.table.ts'
import { type Headline, headlines } from '../headlines/headlines.table.ts'
import { newestFirst } from '../headlines/headlines.rules.ts'
import { isOpen } from '../issues/issues.rules.ts'
import { issues } from '../issues/issues.table.ts'
import { type Metric, type MetricValue, metrics } from '../metrics/metrics.table.ts'
import { metricsOfTeam } from '../metrics/metrics.queries.ts'
import { people, type Person } from '../people/people.table.ts'
import { myTasks, type TaskItem } from '../tasks/tasks.queries.ts'
import type { Team } from '../teams/teams.table.ts'
import { type Day, weekOf } from '../time/calendar.rules.ts'
import { canOpenDashboard } from './dashboard.access.ts'
import { teamsAtHand } from '../teams/teams.queries.ts'
import { latestOf } from './dashboard.reads.ts'
import { countOnTrack, lastDayOfWeek, type OnTrackCount } from './dashboard.rules.ts'

const HEADLINES_SHOWN = 5
const OFF_TRACK_SHOWN = 6

export interface DashboardNumbers {
  me: Person | undefined
  metrics: OnTrackCount
  openIssues: number
}

/** The Monday of the week that the reader's scorecard calls this one. */
const thisWeekOf = (read: Reader, today: Day, actor: Actor): Day =>
  weekOf(today, mySettings.run(read, {}, actor).weekStartDay)

/** The reader, and the numbers of their teams. `today` is the reader's day. */
export const dashboardNumbers = defineQuery('dashboardNumbers', {
  input: { today: date() },
  visibleTo: canOpenDashboard,
  run(read, { today }, actor): DashboardNumbers {
    const teams = teamsAtHand.run(read, {}, actor)
    const thisWeek = thisWeekOf(read, today, actor)
    const live = teams.flatMap(({ id }) => read.where(metrics, { teamId: id, deletedAt: null }))
    return {
      me: read.get(people, actor.id),
      metrics: countOnTrack(live.map((metric) => latestOf(read, metric, thisWeek).status)),
      openIssues: teams.flatMap(({ id }) => read.where(issues, { teamId: id }).filter(isOpen)).length,
    }
  },
})

export interface OffTrackMetric {
  metric: Metric
  team: Team
  owner: Person | undefined
  /** The value that misses the target, of this week or the last. */
  entry: MetricValue
}

export interface OffTrackMetrics {
  /** The first ones. */
  items: OffTrackMetric[]
  /** How many there are besides. */
  more: number
}

/** The metrics of the reader's teams that miss their target, in the order of the teams and then of the scorecard. */
export const offTrackMetrics = defineQuery('offTrackMetrics', {
  input: { today: date() },
  visibleTo: canOpenDashboard,
  run(read, { today }, actor): OffTrackMetrics {
    const thisWeek = thisWeekOf(read, today, actor)
    const found = teamsAtHand.run(read, {}, actor).flatMap((team) =>
      metricsOfTeam.run(read, { teamId: team.id }, actor).flatMap((metric) => {
        const { entry, status } = latestOf(read, metric, thisWeek)
        return entry && status === 'behind'
          ? [{ metric, team, owner: read.get(people, metric.ownerId), entry }]
          : []
      }),
    )
    const items = found.slice(0, OFF_TRACK_SHOWN)
    return { items, more: found.length - items.length }
  },
})

/** The reader's tasks that are due by the end of their week or overdue, most urgent first. */
export const myTasksThisWeek = defineQuery('myTasksThisWeek', {
  input: { today: date() },
  visibleTo: canOpenDashboard,
  run(read, { today }, actor): TaskItem[] {
    const end = lastDayOfWeek(today, mySettings.run(read, {}, actor).weekStartDay)
    return myTasks.run(read, {}, actor).filter(({ task }) => task.status !== 'done' && task.dueDate <= end)
  },
})

/** The goals the reader owns and has not completed, in their order on the goals screen. */
export const myOpenGoals = defineQuery('myOpenGoals', {
  input: {},
  visibleTo: canOpenDashboard,
  run: (read, _args, actor): Goal[] =>
    inDisplayOrder(read.where(teamGoals, { ownerId: actor.id })).filter(isOpenGoal),
})

export interface LatestHeadline {
  headline: Headline
  creator: Person | undefined
  team: Team
}

/** The newest headlines of the reader's teams. */
export const latestHeadlines = defineQuery('latestHeadlines', {
  input: {},
  visibleTo: canOpenDashboard,
  run(read, _args, actor): LatestHeadline[] {
    const teams = new Map(teamsAtHand.run(read, {}, actor).map((team) => [team.id, team]))
    const found = [...teams.keys()].flatMap((teamId) => read.where(headlines, { teamId, archivedAt: null }))
    return found
      .toSorted(newestFirst)
      .slice(0, HEADLINES_SHOWN)
      .map((headline) => ({
        headline,
        creator: read.get(people, headline.createdBy),
        team: teams.get(headline.teamId)!,
      }))
  },
})
