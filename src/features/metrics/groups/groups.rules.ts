import type { Metric, MetricGroup } from '../metrics.table.ts'

type Named = Pick<MetricGroup, 'id' | 'name'>

/** Whether another of the groups has the name, regardless of case. */
export const isGroupNameTaken = (group: Named, groups: readonly Named[]): boolean =>
  groups.some(({ id, name }) => id !== group.id && name.toLowerCase() === group.name.toLowerCase())

/**
 * Metrics group by group, in the given order within each. Those in no group come first; to them belong also those whose group is not among the
 * given ones, because it was deleted.
 */
export function byGroup(metrics: readonly Metric[], groups: readonly Pick<MetricGroup, 'id'>[]): Metric[] {
  const places = new Map(groups.map(({ id }, index) => [id, index]))
  const placeOf = ({ groupId }: Metric) => (groupId === null ? -1 : places.get(groupId)!)
  return metrics
    .map((metric) => (places.has(metric.groupId ?? '') ? metric : { ...metric, groupId: null }))
    .toSorted((one, other) => placeOf(one) - placeOf(other))
}
