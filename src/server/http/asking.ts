import type { FastifyReply } from 'fastify'
import type { Actor } from '../../sync/actor.ts'
import { notFound } from '../../sync/engine.refusals.ts'
import type { SyncNode } from '../../sync/server/node.ts'
import { overOf, whenOver } from '../../sync/server/when-over.ts'

/**
 * Who asks a company something, counted among the person's queries until the answer has left or nobody waits for it any more.
 * @throws not found, for who is none of its people
 */
export async function whoAsks(
  node: SyncNode,
  { companyId, userId }: { companyId: string; userId: string },
  reply: FastifyReply,
): Promise<Actor> {
  whenOver(reply, node.limits.enter(userId, 'query'))
  const served = (await node.companyOf(companyId, userId, overOf(reply))) ?? notFound()
  return served.replica.actor(userId) ?? notFound()
}
