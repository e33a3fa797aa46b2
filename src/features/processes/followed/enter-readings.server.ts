import type { Services } from '../../../server/services.ts'
import { metrics, metricValues } from '../../metrics/metrics.table.ts'
import { metricValueId } from '../../metrics/values/metric-values.rules.ts'
import { addDays, mondayOf, utcDayOf } from '../../time/calendar.rules.ts'
import { processes } from '../processes.table.ts'
import { enterReading } from './track-reading.mutations.ts'

/**
 * Enters how many have read each process into the metric that tracks it, for the week that is over. It is asked each hour and does that on
 * Monday, or later if no server was there; a week that has a value is left alone.
 */
export async function enterReadings(
  { node }: Pick<Services, 'node'>,
  companyId: string,
  now = new Date().toISOString(),
): Promise<void> {
  const store = (await node.company(companyId))?.replica.store
  if (!store) return
  const monday = mondayOf(utcDayOf(now))
  const week = addDays(monday, -7)
  for (const { id: processId, readingMetricId } of store.where(processes, { archivedAt: null })) {
    const metric = readingMetricId === null ? undefined : store.get(metrics, readingMetricId)
    if (!metric || metric.deletedAt !== null || utcDayOf(metric.createdAt) >= monday) continue
    const valueId = metricValueId(metric.id, week)
    if (store.get(metricValues, valueId)) continue
    await node.run(companyId, null, enterReading, { processId, metricId: metric.id, valueId, week })
  }
}
