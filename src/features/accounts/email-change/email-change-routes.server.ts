import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { AccountDeps } from '../account-deps.server.ts'
import { ACCOUNT_LIMITS, addressBucket, requireWithinLimit } from '../rate-limits.server.ts'
import { sessionIn } from '../sessions/session-in.server.ts'
import { codeInput } from '../sign-in/sign-in.requests.ts'
import { askForChange, changeEmail } from './email-change.server.ts'
import { emailChangeInput } from './email-change.requests.ts'

/** Asking for another address, and the mailed link that changes it, which may be opened in any browser. */
export function emailChangeRoutes(app: FastifyInstance, deps: AccountDeps): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.post(
    '/api/email-change',
    { config: { who: 'signed-in', company: 'every' }, schema: { body: emailChangeInput } },
    async (request) => {
      await askForChange(deps, sessionIn(request), request.body)
      return {}
    },
  )

  routes.post(
    '/api/email-change/confirm',
    { config: { who: 'anyone' }, schema: { body: codeInput } },
    async (request) => {
      const limit = deps.limits?.address ?? ACCOUNT_LIMITS.address
      await requireWithinLimit(deps.pool, addressBucket('change-email', request.ip), limit)
      return changeEmail(deps, request.body.code)
    },
  )
}
