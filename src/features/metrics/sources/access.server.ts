import type { Services } from '../../../server/services.ts'
import type { Actor } from '../../../sync/actor.ts'
import { notFound } from '../../../sync/engine.refusals.ts'
import { VisibleRows } from '../../../sync/visible-rows.ts'
import { canUpdateCompany } from '../../companies/companies.access.ts'
import { canConfigure, canViewMetrics } from '../metrics.access.ts'
import { refuse as refuseMetric } from '../metrics.refusals.ts'
import { type Metric, metrics } from '../metrics.table.ts'

/** Which metric of which company is meant. */
export interface Place {
  companyId: string
  metricId: string
}

/** A person, and a metric that they see. */
export interface Seen {
  actor: Actor
  metric: Metric
}

/** The metric as this person sees it; ends the request of somebody who doesn’t. */
export async function requireSeen(
  { node }: Pick<Services, 'node'>,
  { companyId, metricId }: Place,
  personId: string,
): Promise<Seen> {
  const served = (await node.companyOf(companyId, personId)) ?? notFound()
  const actor = served.replica.actor(personId) ?? notFound()
  const metric = new VisibleRows(served.replica.store, actor).get(metrics, metricId)
  if (!metric || metric.deletedAt !== null || !canViewMetrics(actor)) return notFound()
  return { actor, metric }
}

export async function requireConfigurer(
  services: Pick<Services, 'node'>,
  place: Place,
  personId: string,
): Promise<Seen> {
  const seen = await requireSeen(services, place, personId)
  if (!canConfigure(seen.actor, seen.metric)) refuseMetric('metric/owner-or-manager-only')
  return seen
}

/** A query reads whatever the company’s account at its database may read, so that it takes more than the metric. */
export const mayQuery = canUpdateCompany

/** Whether a person may still have a metric filled by a source of this kind. */
export async function mayRun(
  { node }: Pick<Services, 'node'>,
  { companyId, metricId }: Place,
  { personId, kind }: { personId: string; kind: 'http' | 'sql' },
): Promise<boolean> {
  const replica = (await node.company(companyId))?.replica
  const actor = replica?.actor(personId)
  const metric = actor && new VisibleRows(replica!.store, actor).get(metrics, metricId)
  return !!actor && !!metric && canConfigure(actor, metric) && (kind === 'http' || mayQuery(actor))
}
