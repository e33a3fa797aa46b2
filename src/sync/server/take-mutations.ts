import type { MutateAnswer, MutateRequest, MutationResult } from '../protocol.ts'
import { Refusal } from '../refusal.ts'
import { parseArguments, refusingMutation } from '../run-mutation.ts'
import type { SyncNode } from './node.ts'
import type { ServedCompany } from './served-companies.ts'
import { refuse } from './server.refusals.ts'

/** Who sends mutations, and the prefix of the network address from which. */
interface Sender {
  userId: string
  network: string | null
}

/** Answers the mutations of one request once all of them have been committed or refused. Rejects when the database can't be reached. */
export async function takeMutations(
  node: SyncNode,
  served: ServedCompany,
  by: Sender,
  { clientId, mutations }: MutateRequest,
): Promise<MutateAnswer> {
  const results = await Promise.all(
    mutations.map(({ mid, name, args }) => submit(node, served, by, { id: clientId, mid }, name, args)),
  )
  return { results, now: node.moment() }
}

/** Not async up to the submission, so that the mutations of one request keep their order. */
function submit(
  node: SyncNode,
  served: ServedCompany,
  by: Sender,
  client: { id: string; mid: number },
  name: string,
  args: unknown,
): Promise<MutationResult> {
  try {
    const mutation =
      node.options.app.mutations.get(name) ??
      refusingMutation(new Refusal(refuse.reason('sync/unreadable')).text)
    return node.submit(served, { ...by, client, mutation, args: parseArguments(mutation, args) })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return node.submit(served, { ...by, client, mutation: refusingMutation(error.text), args: {} })
  }
}
