import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { RUNS_MUTATIONS } from '../../../server/http/answer-times.ts'
import { networkPrefix } from '../../../server/http/client-address.ts'
import type { Services } from '../../../server/services.ts'
import { parseArguments } from '../../../sync/run-mutation.ts'
import { requireWithinLimit } from '../../accounts/rate-limits.server.ts'
import { newTokenInput, revokeInput } from './tokens.requests.ts'
import { makeToken, revokeToken, tokensFor } from './tokens.server.ts'

const tokensParams = z.strictObject({ companyId: z.uuid() })

const MADE_PER_HOUR = { tries: 20, seconds: 3_600 }

/** A person's tokens: listed, made and revoked, in their own session only. A token makes no tokens. */
export function tokenRoutes(app: FastifyInstance, services: Services): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const inPath = { config: { who: 'signed-in', company: 'path' }, ...RUNS_MUTATIONS } as const
  const inBody = { config: { who: 'signed-in', company: 'body' }, ...RUNS_MUTATIONS } as const

  routes.get(
    '/api/tokens/:companyId',
    { ...inPath, schema: { params: tokensParams } },
    ({ session, params }) => tokensFor(services, params.companyId, session!.userId),
  )

  routes.post('/api/tokens', inBody, async ({ session, body, ip }) => {
    const { userId } = session!
    await requireWithinLimit(services.pool, `tokens-made:${userId}`, MADE_PER_HOUR)
    const wanted = parseArguments({ schema: newTokenInput }, body)
    return makeToken(services, userId, wanted, networkPrefix(ip))
  })

  routes.post('/api/tokens/revoke', inBody, async ({ session, body, ip }) => {
    const which = parseArguments({ schema: revokeInput }, body)
    await revokeToken(services, session!.userId, which, networkPrefix(ip))
    return {}
  })
}
