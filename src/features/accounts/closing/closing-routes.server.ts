import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { RUNS_MUTATIONS } from '../../../server/http/answer-times.ts'
import { clearSessionCookie } from '../../../server/session-cookie.ts'
import type { AccountDeps } from '../account-deps.server.ts'
import { requireWithinLimit } from '../rate-limits.server.ts'
import { sessionIn } from '../sessions/session-in.server.ts'
import { beginClosing, outlook } from './closing.server.ts'
import { closeInput } from './closing.requests.ts'

/** Each looks at every company of the person. */
const LOOKS_PER_HOUR = { tries: 60, seconds: 3_600 }

/** Deleting one's own account: what it leads to, and the act. */
export function closingRoutes(app: FastifyInstance, deps: AccountDeps): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const signedIn = { config: { who: 'signed-in', company: 'none' }, ...RUNS_MUTATIONS } as const
  const openToAll = { config: { who: 'signed-in', company: 'open' }, ...RUNS_MUTATIONS } as const
  const limited = (userId: string) => requireWithinLimit(deps.pool, `closing:${userId}`, LOOKS_PER_HOUR)

  routes.get('/api/account/outlook', openToAll, async (request) => {
    const session = sessionIn(request)
    await limited(session.userId)
    return outlook(deps, session)
  })

  routes.post(
    '/api/account/delete',
    { ...signedIn, schema: { body: closeInput } },
    async (request, reply) => {
      const session = sessionIn(request)
      await limited(session.userId)
      await beginClosing(deps, session, request.body)
      clearSessionCookie(reply, deps.sessions.secureCookies)
      reply.header('clear-site-data', '"storage"')
      return {}
    },
  )
}
