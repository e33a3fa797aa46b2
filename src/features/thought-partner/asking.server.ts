import type { Services } from '../../server/services.ts'
import { deny, notFound } from '../../sync/engine.refusals.ts'
import type { Query } from '../../sync/define-query.ts'
import type { Region } from '../../sync/region.ts'
import type { Actor } from '../../sync/actor.ts'
import { askAs } from '../integrations/api/reading.server.ts'
import type { Asker } from './allowance.server.ts'
import { mayAskPartner } from './thought-partner.access.ts'

/** Asks the product's own queries. */
export interface Asking {
  ask<Args, Result>(
    query: Query<Args, Result>,
    args: Args,
    earlier?: (args: Args) => readonly Region[],
  ): Promise<Result>
  personId: string
}

/** Who somebody is at this moment. @throws not found for who is none of the company's people, and denied for whom the thought partner does not speak with */
export async function actorNow(
  { node }: Pick<Services, 'node'>,
  { companyId, userId }: Asker,
): Promise<{ actor: Actor; served: Parameters<typeof askAs>[1] }> {
  const served = (await node.companyOf(companyId, userId)) ?? notFound()
  const actor = served.replica.actor(userId) ?? notFound()
  if (!mayAskPartner(actor)) deny()
  return { actor, served }
}

/** The same for a request, which is counted among the person's queries. @throws {TryLater} if they are too many */
export function enter(services: Pick<Services, 'node'>, asker: Asker): ReturnType<typeof actorNow> {
  services.node.limits.charge(asker.userId, 'query')
  return actorNow(services, asker)
}

/** Queries as this person, whose rights are looked up anew for each: a right that is lost while an answer is written counts at once. */
export const askingAs = (services: Pick<Services, 'node'>, asker: Asker, over: AbortSignal): Asking => ({
  personId: asker.userId,
  async ask(query, args, earlier = () => []) {
    const { actor, served } = await actorNow(services, asker)
    return askAs(services, served, actor, query, args, over, earlier)
  },
})
