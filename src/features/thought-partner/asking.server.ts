import type { Services } from '../../server/services.ts'
import { deny, notFound } from '../../sync/engine.refusals.ts'
import type { Query } from '../../sync/define-query.ts'
import type { Region } from '../../sync/region.ts'
import type { Actor } from '../../sync/actor.ts'
import { isDemoAddress } from '../accounts/demo-address.rules.ts'
import type { ChartAnswer, ChartFilters } from '../analytics/analytics.requests.ts'
import { chartAnswer } from '../analytics/answers.server.ts'
import type { ChartKind } from '../analytics/charts/chart-kinds.rules.ts'
import { withCharts } from '../analytics/with-charts.server.ts'
import { askAs } from '../integrations/api/reading.server.ts'
import { people } from '../people/people.table.ts'
import type { Asker } from './allowance.server.ts'
import { mayAskPartner } from './thought-partner.access.ts'

/** Asks the product's own queries. */
export interface Asking {
  ask<Args, Result>(
    query: Query<Args, Result>,
    args: Args,
    earlier?: (args: Args) => readonly Region[],
  ): Promise<Result>
  /** A chart of analytics, by the rights that its route has. */
  chart(chart: ChartKind, filters: ChartFilters): Promise<ChartAnswer>
  personId: string
}

interface Now {
  actor: Actor
  served: Parameters<typeof askAs>[1]
}

/**
 * Who somebody is at this moment.
 * @throws not found for who is none of the company's people, and for people of the demo, whom many visitors are at once
 */
async function memberNow({ node }: Pick<Services, 'node'>, { companyId, userId }: Asker): Promise<Now> {
  const served = (await node.companyOf(companyId, userId)) ?? notFound()
  const actor = served.replica.actor(userId) ?? notFound()
  if (isDemoAddress(served.replica.store.get(people, userId)?.email ?? '')) notFound()
  return { actor, served }
}

/** The same, of those with whom the thought partner speaks. @throws denied for the others */
export async function actorNow(services: Pick<Services, 'node'>, asker: Asker): Promise<Now> {
  const now = await memberNow(services, asker)
  if (!mayAskPartner(now.actor)) deny()
  return now
}

/** A request of a member, which is counted among their queries. @throws {TryLater} if they are too many */
export function enter(services: Pick<Services, 'node'>, asker: Asker): Promise<Now> {
  services.node.limits.charge(asker.userId, 'query')
  return memberNow(services, asker)
}

/** Queries as this person, counted among theirs, whose rights are looked up anew for each: a right that is lost while an answer is written counts at once. */
export const askingAs = (services: Pick<Services, 'node'>, asker: Asker, over: AbortSignal): Asking => ({
  personId: asker.userId,
  async ask(query, args, earlier = () => []) {
    await services.node.limits.turn(asker.userId, 'query')
    over.throwIfAborted()
    const { actor, served } = await actorNow(services, asker)
    return askAs(services, served, actor, query, args, over, earlier)
  },
  async chart(chart, filters) {
    await services.node.limits.turn(asker.userId, 'query')
    over.throwIfAborted()
    await actorNow(services, asker)
    return withCharts(services.node, { ...asker, chart }, over, (asking) =>
      chartAnswer(asking, filters, new Date().toISOString()),
    )
  },
})
