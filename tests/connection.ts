import { randomUUID } from 'node:crypto'
import type { Mutation } from '../src/sync/define-mutation.ts'
import { Refusal } from '../src/sync/refusal.ts'
import { parseArguments } from '../src/sync/run-mutation.ts'
import type { SyncNode } from '../src/sync/server/node.ts'

/**
 * Sends one mutation as a browser that has just connected to this node. Answers undefined, or the Refusal; anything else
 * is thrown. For storms of many people at once; for a story there is Player.
 */
export async function fromNewConnection(
  node: SyncNode,
  { companyId, id: userId }: { companyId: string; id: string },
  mutation: Mutation,
  args: object,
): Promise<Refusal | undefined> {
  const served = await node.company(companyId)
  if (!served) throw new Error('no such company')
  const client = { id: randomUUID(), mid: 1 }
  const submission = { client, userId, mutation, args: parseArguments(mutation, args) }
  const { status, error } = await node.submit(served, submission)
  if (status === 'gap') throw new Error('the first mutation of a new client is no gap')
  return error && new Refusal(error)
}
