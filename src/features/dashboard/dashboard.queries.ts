import type { Actor } from '../../sync/actor.ts'
import { defineQuery } from '../../sync/define-query.ts'
import { date } from '../../sync/fields.ts'
import type { Reader } from '../../sync/store.ts'
import { addDays, type Day, mondayOf } from '../time/calendar.rules.ts'
import { mySettings } from '../companies/companies.queries.ts'
import { inDisplayOrder } from '../goals/goals.rules.ts'
import { type Goal, teamGoals } from '../goals/goals.table.ts'
import { type Headline, headlines } from '../headlines/headlines.table.ts'
import { newestFirst } from '../headlines/headlines.queries.ts'
import { isOpen } from '../issues/issues.rules.ts'
import { issues } from '../issues/issues.table.ts'
import { metricValueId } from '../metrics/values/metric-values.rules.ts'
import { type DashboardStatus, dashboardStatus, targetOf } from '../metrics/values/targets.rules.ts'
import { type Metric, type MetricValue, metrics, metricValues } from '../metrics/metrics.table.ts'
import { metricsOfTeam } from '../metrics/metrics.queries.ts'
import { people, type Person } from '../people/people.table.ts'
import { myTasks, type TaskItem } from '../tasks/tasks.queries.ts'
import { isOnTeam } from '../teams/teams.reads.ts'
import { myTeams } from '../teams/teams.queries.ts'
import type { Team } from '../teams/teams.table.ts'
import { canOpenDashboard } from './dashboard.access.ts'
import { countOnTrack, lastDayOfWeek, type OnTrack } from './dashboard.rules.ts'

const HEADLINES_SHOWN = 5
const OFF_TRACK_SHOWN = 6

export interface Figures {
  me: Person | undefined
  metrics: OnTrack
  openIssues: number
}

/** The reader's name and how their teams stand, `today` being the reader's day. */
export const myFigures = defineQuery('myFigures', {
  input: { today: date() },
  visibleTo: canOpenDashboard,
  run(read, { today }, actor): Figures {
    const teams = teamsOf(read, actor)
    const live = teams.flatMap(({ id }) => read.where(metrics, { teamId: id, deletedAt: null }))
    return {
      me: read.get(people, actor.id),
      metrics: countOnTrack(live.map((metric) => latestStatus(read, metric, today))),
      openIssues: teams.flatMap(({ id }) => read.where(issues, { teamId: id }).filter(isOpen)).length,
    }
  },
})

export interface OffTrackMetric {
  metric: Metric
  team: Team
  owner: Person | undefined
  /** The one that misses its target, of this week or the last. */
  entry: MetricValue
}

/** The metrics of the reader's teams that are behind their target, in the teams' and then the scorecard's order. */
export const offTrackMetrics = defineQuery('offTrackMetrics', {
  input: { today: date() },
  visibleTo: canOpenDashboard,
  run(read, { today }, actor): OffTrackMetric[] {
    const found = teamsOf(read, actor).flatMap((team) =>
      metricsOfTeam.run(read, { teamId: team.id }, actor).flatMap((metric) => {
        const entry = latestEntry(read, metric, today)
        const isBehind = entry && dashboardStatus(entry.value, targetOf(metric, entry)) === 'behind'
        return isBehind ? [{ metric, team, owner: read.get(people, metric.ownerId), entry }] : []
      }),
    )
    return found.slice(0, OFF_TRACK_SHOWN)
  },
})

/** What the reader has to do until their week ends, overdue tasks included, most urgent first. */
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
    inDisplayOrder(read.where(teamGoals, { ownerId: actor.id })).filter(
      ({ status }) => status !== 'complete',
    ),
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
    const teams = new Map(teamsOf(read, actor).map((team) => [team.id, team]))
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

/** The teams one is on; for somebody who manages all teams without being on any, all of them. */
function teamsOf(read: Reader, actor: Actor): Team[] {
  const all = myTeams.run(read, {}, actor)
  const own = all.filter(({ id }) => isOnTeam(read, id, actor.id))
  return own.length > 0 ? own : all
}

/** This week's value, or last week's while this week has none. */
function latestEntry(read: Reader, metric: Metric, today: Day): MetricValue | undefined {
  const monday = mondayOf(today)
  return [monday, addDays(monday, -7)]
    .map((week) => read.get(metricValues, metricValueId(metric.id, week)))
    .find((entry) => entry !== undefined && entry.value !== null)
}

function latestStatus(read: Reader, metric: Metric, today: Day): DashboardStatus {
  const latest = latestEntry(read, metric, today)
  return dashboardStatus(latest?.value ?? null, targetOf(metric, latest))
}
