import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { languageOf } from '../../../server/http/language-of.ts'
import type { Services } from '../../../server/services.ts'
import { requireWithinLimit } from '../../accounts/rate-limits.server.ts'
import { sessionIn } from '../../accounts/sessions/session-in.server.ts'
import { nothing } from '../../accounts/sessions/sessions.requests.ts'
import { subscriptionInput } from './push.requests.ts'
import { stateOf, subscribe, unsubscribe } from './subscriptions.server.ts'

/** Each has the name servers asked. */
const TURNED_ON_PER_HOUR = { tries: 30, seconds: 3_600 }

/** Turning on and off what is pushed to the browser that asks. */
export function pushRoutes(app: FastifyInstance, services: Services): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const signedIn = { config: { who: 'signed-in', company: 'none' } } as const

  routes.get('/api/push', signedIn, (request) => stateOf(services, sessionIn(request)))

  routes.post('/api/push', { ...signedIn, schema: { body: subscriptionInput } }, async (request) => {
    const session = sessionIn(request)
    await requireWithinLimit(services.pool, `push:${session.userId}`, TURNED_ON_PER_HOUR)
    await subscribe(services, session, request.body, languageOf(request))
    return {}
  })

  routes.post('/api/push/off', { ...signedIn, schema: { body: nothing } }, async (request) => {
    await unsubscribe(services, sessionIn(request))
    return {}
  })
}
