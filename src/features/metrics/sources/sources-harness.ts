import type { Served } from '../../../../tests/served.ts'
import { newId } from '../../../sync/id.ts'
import { mondayOf, utcDayOf } from '../../time/calendar.rules.ts'
import { createMetric } from '../definition/metric-definition.mutations.ts'
import { metrics, metricValues } from '../metrics.table.ts'
import { metricValueId } from '../values/metric-values.rules.ts'
import type { SourceInput } from './sources.requests.ts'

export const THIS_WEEK = mondayOf(utcDayOf(new Date().toISOString()))

const TIMES = { every: 'day', weekday: 0, time: '09:00', timeZone: 'UTC', week: 'current' } as const

/** Makes metrics of lena's in Harbor’s crew, and says what would fill them. */
export function sourcesOf(server: () => Served) {
  const harbor = () => server().harbor

  async function newMetric(name: string): Promise<string> {
    const { id: companyId, people, teams } = harbor()
    const metric = {
      id: newId(),
      teamId: teams.crew,
      ownerId: people['lena'] ?? '',
      name,
      description: null,
      unit: 'number',
      targetValue: 10,
      targetLogic: 'greater_than_or_equal',
      aggregationType: 'total',
    } as const
    await server().services.node.run(companyId, metric.ownerId, createMetric, metric)
    return metric.id
  }
  const http = (
    metricId: string,
    url: string,
    patch: Partial<Extract<SourceInput, { kind: 'http' }>> = {},
  ): SourceInput => ({
    companyId: harbor().id,
    metricId,
    kind: 'http',
    method: 'GET',
    url,
    headers: [],
    path: '$.total',
    ...TIMES,
    ...patch,
  })
  const sql = (metricId: string, dataSourceId: string, query: string): SourceInput => ({
    companyId: harbor().id,
    metricId,
    kind: 'sql',
    dataSourceId,
    query,
    ...TIMES,
  })
  const store = async () => (await server().services.node.company(harbor().id))!.replica.store
  const valueOf = async (metricId: string, week = THIS_WEEK) =>
    (await store()).get(metricValues, metricValueId(metricId, week))?.value ?? null
  const metricOf = async (metricId: string) => (await store()).get(metrics, metricId)!
  const sqlOf = <Row extends object>(text: string, ...values: unknown[]) =>
    server().services.node.options.inCompany(harbor().id, null, (client) =>
      client.query<Row>(text, [harbor().id, ...values]),
    )
  return { newMetric, http, sql, valueOf, metricOf, sqlOf }
}
