import { createMetric } from '../../src/features/metrics/definition/metric-definition.mutations.ts'
import { cellOf, setMetricValue } from '../../src/features/metrics/values/metric-values.mutations.ts'
import type { Services } from '../../src/server/services.ts'
import { newId } from '../../src/sync/id.ts'
import type { Company, Person } from './company.ts'

/** A metric of the company's team that wants at least 10, with values by the Monday of their week; answers its id. */
export async function makeMetric(
  { node }: Services,
  { id, teamId }: Pick<Company, 'id' | 'teamId'>,
  { owner, name, values }: { owner: Person; name: string; values: Readonly<Record<string, number>> },
): Promise<string> {
  const metricId = newId()
  await node.run(id, owner.id, createMetric, {
    id: metricId,
    teamId,
    ownerId: owner.id,
    name,
    description: null,
    unit: 'number',
    targetValue: 10,
    targetLogic: 'greater_than_or_equal',
    aggregationType: 'total',
  })
  for (const [week, value] of Object.entries(values))
    await node.run(id, owner.id, setMetricValue, { ...cellOf(metricId, week), value })
  return metricId
}
