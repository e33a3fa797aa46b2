import type { Services } from '../../../server/services.ts'
import { notFound } from '../../../sync/engine.refusals.ts'
import type { MutationResult } from '../../../sync/protocol.ts'
import { Refusal } from '../../../sync/refusal.ts'
import type { ServedCompany } from '../../../sync/server/served-companies.ts'
import type { Actor } from '../../../sync/actor.ts'
import type { Token } from '../tokens/token-lookup.server.ts'
import { narrowed } from '../tokens/token-actor.access.ts'
import { refuse as refuseToken } from '../tokens/tokens.refusals.ts'
import { MUTATION_SCOPES, QUERY_SCOPES } from './admitted.rules.ts'
import { refuse } from './api.refusals.ts'
import { filledIn } from './arguments.server.ts'
import { withEarlier } from './earlier.server.ts'
import { clientOf, idUnder } from './idempotency.server.ts'
import { checkedInputs } from './inputs.server.ts'
import { askAs } from './reading.server.ts'

/** The scope of a call, which the token has. */
function requireScope(scopes: ReadonlyMap<string, string>, token: Token, name: string): void {
  const scope = scopes.get(name) ?? refuse('api/no-such-call')
  if (!token.scopes.some((one) => one === scope)) refuseToken('token/scope-missing', { scope })
}

/** The mutation of this name, if the token is for it. */
function mutationFor({ node }: Services, token: Token, name: string) {
  requireScope(MUTATION_SCOPES, token, name)
  return node.options.app.mutations.get(name) ?? notFound()
}

/** The query of this name, if the token is for it. */
export function queryFor({ node }: Services, token: Token, name: string) {
  requireScope(QUERY_SCOPES, token, name)
  return node.options.app.queries.get(name) ?? notFound()
}

/** What a token is used with: the company as it is served here. */
interface Place {
  token: Token
  served: ServedCompany
}

/** What came of a mutation: the ids that were filled in, and whether it had been run before. */
interface Outcome {
  ids: Record<string, string>
  isRepeated: boolean
}

/**
 * Runs a mutation as the token's person, as far as the token goes; under a key once, however often it is sent.
 * @throws {Refusal} its own, which a repetition gets again
 */
export async function runFor(
  services: Services,
  { token, served }: Place,
  name: string,
  given: Record<string, unknown>,
  key: string | undefined,
): Promise<Outcome> {
  const mutation = mutationFor(services, token, name)
  if (token.proposes) refuseToken('token/asks-first')
  const clientId = key === undefined ? null : await clientOf(services, token, key, [name, given])
  const makeId = clientId === null ? undefined : (field: string) => idUnder(clientId, field)
  const { args, ids } = filledIn(name, mutation.schema.fields ?? {}, given, makeId)
  const result: MutationResult = await services.node.submit(served, {
    client: clientId === null ? null : { id: clientId, mid: 1 },
    userId: token.personId,
    narrow: (actor) => narrowed(actor, token),
    mutation,
    args: checkedInputs(mutation, args),
  })
  if (result.error) throw new Refusal(result.error)
  return { ids, isRepeated: result.duplicate === true }
}

/**
 * The checked inputs of a mutation that the token is for, for it to be run later.
 * @throws {Refusal} that says which input is wrong
 */
export function filledFor(
  services: Services,
  token: Token,
  name: string,
  given: Record<string, unknown>,
): Record<string, unknown> {
  const mutation = mutationFor(services, token, name)
  const { args } = filledIn(name, mutation.schema.fields ?? {}, given)
  return checkedInputs(mutation, args) as Record<string, unknown>
}

/** Answers a query as the token's person, as far as the token goes. */
export function askFor(
  services: Services,
  { token, served, actor }: Place & { actor: Actor },
  name: string,
  given: Record<string, unknown>,
  over: AbortSignal,
): Promise<unknown> {
  const query = queryFor(services, token, name)
  const { args, earlier } = withEarlier(name, given, actor)
  return askAs(services, served, actor, query, checkedInputs(query, args), over, earlier)
}
