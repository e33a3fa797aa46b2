import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { HttpError } from '../../../server/http-error.ts'
import type { Services } from '../../../server/services.ts'
import type { Actor } from '../../../sync/actor.ts'
import type { Work } from '../../../sync/server/person-limits.ts'
import type { ServedCompany } from '../../../sync/server/served-companies.ts'
import { overOf, whenOver } from '../../../sync/server/when-over.ts'
import { addressBucket, requireWithinLimit } from '../../accounts/rate-limits.server.ts'
import { findToken, type Token } from '../tokens/token-lookup.server.ts'
import { narrowed } from '../tokens/token-actor.access.ts'
import { refuse } from '../tokens/tokens.refusals.ts'
import type { TokenPace } from './token-pace.server.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** On routes for tokens only. */
    apiToken: Token | null
  }
}

/** Tokens that are none, from one network address. */
const GUESSES_PER_MINUTE = { tries: 30, seconds: 60 }

/**
 * Looks up the token of each request of these routes, before its body is read, and counts it for the token and for its person.
 * @throws {HttpError} 401 for what is no token or no longer one
 */
export function requireToken(routes: FastifyInstance, services: Services, pace: TokenPace): void {
  routes.decorateRequest('apiToken', null)
  routes.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.who !== 'token') return
    const found = await findToken(services, secretOf(request))
    if (found === 'expired') throw new HttpError(401, refuse.reason('token/expired'))
    if (found === null) {
      await requireWithinLimit(services.pool, addressBucket('api-tokens', request.ip), GUESSES_PER_MINUTE)
      throw new HttpError(401, refuse.reason('token/not-valid'))
    }
    pace.enter(found.id, reply)
    const work: Work = request.method === 'GET' ? 'query' : 'mutate'
    whenOver(reply, services.node.limits.enter(found.personId, work))
    request.apiToken = found
  })
}

const secretOf = ({ headers }: FastifyRequest): string =>
  (headers.authorization ?? '').replace(/^Bearer +/i, '')

/** The company of a token, and its person as far as the token goes. */
export interface Acting {
  token: Token
  served: ServedCompany
  actor: Actor
}

/** @throws {HttpError} 401 for somebody who is no member any more */
export async function actingFor(
  { node }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Acting> {
  const token = request.apiToken!
  const served = await node.companyOf(token.companyId, token.personId, overOf(reply))
  const actor = served?.replica.actor(token.personId)
  if (!served || !actor) throw new HttpError(401, refuse.reason('token/not-valid'))
  return { token, served, actor: narrowed(actor, token) }
}
