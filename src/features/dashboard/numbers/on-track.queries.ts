import { defineQuery } from '../../../sync/define-query.ts'
import { date } from '../../../sync/fields.ts'
import { metricRow } from '../../metrics/metrics.queries.ts'
import { missStreak } from '../../metrics/proposals/misses.rules.ts'
import { people, type Person } from '../../people/people.table.ts'
import { canOpenDashboard } from '../dashboard.access.ts'
import { latestOf, type LatestWeek, metricsAtHand, type ShownMetric, thisWeekOf } from '../dashboard.reads.ts'
import { countOnTrack, type OnTrackCount } from '../dashboard.rules.ts'

const OFF_TRACK_SHOWN = 6

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
  /** How many weeks in a row it has missed, up to that one; at least 1. */
  weeks: number
}

export interface OffTrackMetrics {
  /** The first ones. */
  items: OffTrackMetric[]
  /** How many there are besides. */
  more: number
}

/** The metrics of the reader's teams that miss their target, those that have missed it longest first. */
export const offTrackMetrics = defineQuery('offTrackMetrics', {
  input: { today: date() },
  visibleTo: canOpenDashboard,
  run(read, { today }, actor): OffTrackMetrics {
    const thisWeek = thisWeekOf(read, today, actor)
    const found = metricsAtHand(read, actor).flatMap(({ metric, team }) => {
      const latest = latestOf(read, metric.id, thisWeek, actor)
      const row = latest?.status === 'behind' && metricRow.run(read, { metricId: metric.id }, actor)
      if (!row) return []
      const before = missStreak(row, thisWeek)?.misses ?? 0
      const weeks = latest.week === thisWeek ? before + 1 : before
      return [{ metric, team, owner: read.get(people, metric.ownerId), latest, weeks }]
    })
    const items = found.toSorted((one, other) => other.weeks - one.weeks).slice(0, OFF_TRACK_SHOWN)
    return { items, more: found.length - items.length }
  },
})
