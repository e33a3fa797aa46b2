import { companyOfToken, newCompanyToken } from '../../../server/company-tokens.ts'
import type { Services } from '../../../server/services.ts'
import { hashOfToken } from '../../../server/session.ts'
import { notFound } from '../../../sync/engine.refusals.ts'
import { isFinal } from '../../../sync/refusal.ts'
import { dayOfTeam } from '../../meetings/schedule/team-day.reads.ts'
import { isPlausible, mondayOf } from '../../time/calendar.rules.ts'
import { refuse } from '../metrics.refusals.ts'
import { metrics, metricValues } from '../metrics.table.ts'
import { cellOf, setMetricValue } from '../values/metric-values.mutations.ts'
import type { Place } from './access.server.ts'
import type { InletRun, InletState, NewInlet, TakenValue } from './inlets.requests.ts'
import { mark } from './run-source.server.ts'
import { KEPT_RUNS, noteOrigins, noteRun } from './run-log.server.ts'
import { BY_A_PROGRAM } from './source-failures.text.ts'

type Serving = Pick<Services, 'node' | 'origins'>

export const inletState = (
  { node }: Pick<Serving, 'node'>,
  { companyId, metricId }: Place,
): Promise<InletState> =>
  node.options.inCompany(companyId, null, async (client) => {
    const { rows } = await client.query<{ since: Date }>(
      'select created_at as since from metric_inlets where company_id = $1 and id = $2',
      [companyId, metricId],
    )
    const { rows: runs } = await client.query<InletRun>(
      `select id, at, week::text, value, failure from metric_runs
       where company_id = $1 and metric_id = $2 and kind = 'inlet' order by at desc, id desc limit $3`,
      [companyId, metricId, KEPT_RUNS],
    )
    return { since: rows[0]?.since.toISOString() ?? null, runs }
  })

/** Makes the metric’s address in place of an earlier one. */
export async function makeInlet(
  { node, origins }: Serving,
  { companyId, metricId }: Place,
  createdBy: string,
): Promise<NewInlet> {
  const token = newCompanyToken(companyId)
  await node.options.inCompany(companyId, null, (client) =>
    client.query(
      `insert into metric_inlets (company_id, id, token_hash, created_by, created_at) values ($1, $2, $3, $4, now())
       on conflict (company_id, id) do update
       set token_hash = excluded.token_hash, created_by = excluded.created_by, created_at = excluded.created_at`,
      [companyId, metricId, hashOfToken(token), createdBy],
    ),
  )
  return { address: `${origins.publicUrl()}/api/inlets/${token}` }
}

/** From now on nothing is taken by the metric’s address, and nothing that was refused there is told in its cell. */
export async function endInlet({ node }: Serving, { companyId, metricId }: Place): Promise<void> {
  await node.options.inCompany(companyId, null, (client) =>
    client.query('delete from metric_inlets where company_id = $1 and id = $2', [companyId, metricId]),
  )
  await mark({ node }, { companyId, metricId }, false)
}

/** The metric that a secret address leads to; null if it leads nowhere, or not any more. */
export async function metricOfToken({ node }: Serving, token: string): Promise<Place | null> {
  const companyId = companyOfToken(token)
  if (companyId === null) return null
  return node.options.inCompany(companyId, null, async (client) => {
    const { rows } = await client.query<{ metricId: string }>(
      'select id as "metricId" from metric_inlets where company_id = $1 and token_hash = $2',
      [companyId, hashOfToken(token)],
    )
    return rows[0] ? { companyId, ...rows[0] } : null
  })
}

/**
 * Enters a value that a program has sent, for the present week where the metric’s team meets unless it names a day. The same one again changes
 * nothing.
 * @throws {Refusal} after noting it for those who look why the metric is empty
 */
export async function takeValue(
  { node }: Serving,
  { companyId, metricId }: Place,
  { value, date }: { value: number; date?: string | undefined },
): Promise<TakenValue> {
  if (date !== undefined && (Number.isNaN(Date.parse(date)) || !isPlausible(date))) refuse('value/not-a-week')
  const { store } = ((await node.company(companyId)) ?? notFound()).replica
  const teamId = store.get(metrics, metricId)?.teamId ?? null
  const week = mondayOf(date ?? dayOfTeam(store, teamId, new Date().toISOString()))
  const cell = cellOf(metricId, week)
  try {
    if (store.get(metricValues, cell.id)?.value !== value)
      await node.run(companyId, null, setMetricValue, { ...cell, value })
    await note({ node }, { companyId, metricId }, { week, value, failure: null })
    await mark({ node }, { companyId, metricId }, false)
  } catch (error) {
    if (isFinal(error)) {
      await note({ node }, { companyId, metricId }, { week, value, failure: error.reason.detail ?? null })
      await mark({ node }, { companyId, metricId }, true)
    }
    throw error
  }
  return { week, value }
}

const note = (
  { node }: Pick<Serving, 'node'>,
  place: Place,
  { week, value, failure }: Pick<InletRun, 'week' | 'value' | 'failure'>,
): Promise<unknown> =>
  node.options.inCompany(place.companyId, null, async (client) => {
    const cells = [{ week, value }]
    await noteRun(client, place, { kind: 'inlet', cells, failure })
    const from = { kind: 'inlet', origin: BY_A_PROGRAM, detail: null } as const
    if (failure === null) await noteOrigins(client, place, from, cells)
  })
