import { useLiveEach } from '../../../sync/browser/use-live-each.ts'
import { type WeekOfMetric, weekOfMetric } from '../metrics.queries.ts'
import type { Metric } from '../metrics.table.ts'
import { useDueWeek } from './use-weeks.ts'

/** What these metrics say of the week that is due, by their ids; undefined while they load. */
export function useWeekOf(metrics: readonly Metric[]): Record<string, WeekOfMetric> | undefined {
  const week = useDueWeek()
  const said = useLiveEach(
    weekOfMetric,
    metrics.map(({ id }) => ({ metricId: id, week })),
  )
  if (said.includes(undefined)) return undefined
  return Object.fromEntries(metrics.flatMap(({ id }, index) => (said[index] ? [[id, said[index]]] : [])))
}
