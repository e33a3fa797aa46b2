import { defineQuery } from '../../../sync/define-query.ts'
import { ref } from '../../../sync/fields.ts'
import { type Person, people } from '../../people/people.table.ts'
import { teams } from '../../teams/teams.table.ts'
import { type PlaceChange, placeChangesOf } from '../definition/metric-past.rules.ts'
import { canViewMetrics } from '../metrics.access.ts'
import { metricRow } from '../metrics.queries.ts'
import { metrics } from '../metrics.table.ts'
import { changesOf, type WeekChange } from '../values/week-history.rules.ts'

/** The team on whose scorecard a metric stands; null if it is gone or not the actor's to see. */
export const teamOfMetric = defineQuery('teamOfMetric', {
  input: { metricId: ref('metrics') },
  visibleTo: canViewMetrics,
  run(read, { metricId }): string | null {
    const metric = read.get(metrics, metricId)
    return metric?.deletedAt === null ? metric.teamId : null
  },
})

/** A new name, or the names of the former and the new team; null for one that is gone. */
export type NamedPlaceChange = Omit<PlaceChange, 'team'> & {
  week?: never
  team?: { before: string | null; after: string | null }
}

export interface MetricHistory {
  /** Of all weeks that the reader holds, those of the period on the screen among them; the latest change first. */
  changes: ((WeekChange | NamedPlaceChange) & { person: Person | undefined })[]
  addedBy: Person | undefined
}

/** Who changed which week of a metric, its name or its team. */
export const metricHistory = defineQuery('metricHistory', {
  input: { metricId: ref('metrics') },
  visibleTo: canViewMetrics,
  run(read, { metricId }, actor): MetricHistory | null {
    const row = metricRow.run(read, { metricId }, actor)
    if (!row) return null
    const nameOf = (teamId: string) => read.get(teams, teamId)?.name ?? null
    const places = placeChangesOf(row.metric).map(({ team, ...change }): NamedPlaceChange => ({
      ...change,
      ...(team && { team: { before: nameOf(team.before), after: nameOf(team.after) } }),
    }))
    const changes = [...Object.values(row.values).flatMap(changesOf), ...places]
      .toSorted(
        (one, other) => other.at.localeCompare(one.at) || (other.week ?? '').localeCompare(one.week ?? ''),
      )
      .map((change) => ({ ...change, person: read.get(people, change.by) }))
    return { changes, addedBy: read.get(people, row.metric.createdBy) }
  },
})
