import type { Served, SignedIn } from '../../../../tests/served.ts'
import { newId } from '../../../sync/id.ts'
import { asking } from '../../integrations/receiver-harness.ts'
import { mondayOf, utcDayOf } from '../../time/calendar.rules.ts'
import { createMetric } from '../definition/metric-definition.mutations.ts'
import { metrics, metricValues } from '../metrics.table.ts'
import { metricValueId } from '../values/metric-values.rules.ts'
import { sourceTurn } from './source-turn.server.ts'
import type { SourceInput, SourceState, Trial } from './sources.requests.ts'

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

/** What people of Harbor do with sources over HTTP: as Lena, unless it says otherwise. */
export function sourceRequests(server: () => Served, lena: () => SignedIn) {
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- A test says what it expects.
  const ask = <Answer>(path: string, by: SignedIn, body?: object) =>
    asking(server().url)<Answer>(path, by, body)
  const save = (input: SourceInput, by = lena()) => ask('/api/metrics/source', by, input)
  const tryOut = (input: SourceInput, by = lena()) => ask<Trial>('/api/metrics/source/try', by, input)
  const act = (metricId: string, does: string, by = lena()) =>
    ask<SourceState>('/api/metrics/source/act', by, { companyId: server().harbor.id, metricId, act: does })
  const state = async (metricId: string, by = lena()) =>
    (await ask<SourceState>(`/api/metrics/source/${server().harbor.id}/${metricId}`, by)).body
  const turn = (metricId: string) =>
    sourceTurn(server().services, { id: metricId, companyId: server().harbor.id, kind: 'source' })
  return { ask, save, tryOut, act, state, turn }
}
