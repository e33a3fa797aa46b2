import type { Actor } from '../../sync/actor.ts'
import { defineQuery } from '../../sync/define-query.ts'
import { date } from '../../sync/fields.ts'
import type { Reader } from '../../sync/store.ts'
import { mySettings } from '../companies/companies.queries.ts'
import { metricsOfTeam } from '../metrics/metrics.queries.ts'
import type { Metric } from '../metrics/metrics.table.ts'
import { people, type Person } from '../people/people.table.ts'
import { teamsAtHand } from '../teams/teams.queries.ts'
import type { Team } from '../teams/teams.table.ts'
import { type Day, weekOf } from '../time/calendar.rules.ts'
import { canOpenDashboard } from './dashboard.access.ts'
import { latestOf, type LatestWeek } from './dashboard.reads.ts'
import { countOnTrack, type OnTrackCount } from './dashboard.rules.ts'

const OFF_TRACK_SHOWN = 6

/** The Monday of the week that the reader's scorecard calls this one. */
const thisWeekOf = (read: Reader, today: Day, actor: Actor): Day =>
  weekOf(today, mySettings.run(read, {}, actor).weekStartDay)

interface ShownMetric {
  metric: Metric
  team: Team
}

/** What the reader's teams measure, in the order of the teams and then of the scorecard. What several of them show is there once. */
function metricsAtHand(read: Reader, actor: Actor): ShownMetric[] {
  const shown = teamsAtHand
    .run(read, {}, actor)
    .flatMap((team) =>
      metricsOfTeam.run(read, { teamId: team.id }, actor).map((metric) => ({ metric, team })),
    )
  return [...new Map(shown.toReversed().map((one) => [one.metric.id, one])).values()].toReversed()
}

/** How many metrics of the reader's teams are on track. `today` is the reader's day. */
export const metricsOnTrack = defineQuery('metricsOnTrack', {
  input: { today: date() },
  visibleTo: canOpenDashboard,
  run(read, { today }, actor): OnTrackCount {
    const thisWeek = thisWeekOf(read, today, actor)
    const statusOf = ({ metric: { id } }: ShownMetric) =>
      latestOf(read, id, thisWeek, actor)?.status ?? 'no-target'
    return countOnTrack(metricsAtHand(read, actor).map(statusOf))
  },
})

export interface OffTrackMetric extends ShownMetric {
  owner: Person | undefined
  /** The week that misses the target, this one or the last. */
  latest: LatestWeek
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
    const found = metricsAtHand(read, actor).flatMap(({ metric, team }) => {
      const latest = latestOf(read, metric.id, thisWeek, actor)
      return latest?.status === 'behind'
        ? [{ metric, team, owner: read.get(people, metric.ownerId), latest }]
        : []
    })
    const items = found.slice(0, OFF_TRACK_SHOWN)
    return { items, more: found.length - items.length }
  },
})
