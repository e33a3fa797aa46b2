import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { AccountDeps } from '../account-deps.server.ts'
import { nothing } from '../sessions/sessions.requests.ts'
import { sessionIn } from '../sessions/session-in.server.ts'
import { forgetDevices } from '../sign-in/devices.server.ts'
import {
  beginSetUp,
  confirmSetUp,
  newRecoveryCodes,
  secondFactorOf,
  showFactor,
  turnOff,
} from './second-factor.server.ts'
import { confirmInput, passwordAndCodeInput, passwordInput } from './second-factor.requests.ts'

/** One-time codes of the person who is signed in: set up, turned off, and what belongs to them. */
export function secondFactorRoutes(app: FastifyInstance, deps: AccountDeps): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const signedIn = { config: { who: 'signed-in', company: 'none' } } as const
  const taking = <Body>(body: Body) => ({ ...signedIn, schema: { body } })

  routes.get('/api/second-factor', signedIn, (request) => secondFactorOf(deps, sessionIn(request).userId))

  routes.post('/api/second-factor/begin', taking(passwordInput), (request) =>
    beginSetUp(deps, sessionIn(request), request.body.password),
  )

  routes.post('/api/second-factor/confirm', taking(confirmInput), (request) =>
    confirmSetUp(deps, sessionIn(request), request.body.code),
  )

  routes.post('/api/second-factor/show', taking(confirmInput), async (request) => {
    await showFactor(deps, sessionIn(request), request.body.code)
    return {}
  })

  routes.post('/api/second-factor/off', taking(passwordAndCodeInput), async (request) => {
    await turnOff(deps, sessionIn(request), request.body)
    return {}
  })

  routes.post('/api/second-factor/recovery-codes', taking(passwordAndCodeInput), (request) =>
    newRecoveryCodes(deps, sessionIn(request), request.body),
  )

  routes.post('/api/second-factor/forget-devices', taking(nothing), async (request) => {
    await forgetDevices(deps.pool, sessionIn(request).userId)
    return {}
  })
}
