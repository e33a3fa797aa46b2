import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { AccountDeps } from './account-deps.server.ts'
import { queueAccountMail } from './account-mails.server.ts'
import { languageOf } from '../../server/http/language-of.ts'
import { closingRoutes } from './closing/closing-routes.server.ts'
import { emailInput } from './accounts.requests.ts'
import { emailChangeRoutes } from './email-change/email-change-routes.server.ts'
import { languageRoutes } from './language/language-routes.server.ts'
import { passkeyRoutes } from './passkeys/passkey-routes.server.ts'
import { changePassword } from './passwords/change-password.server.ts'
import { changePasswordInput, resetInput } from './passwords/passwords.requests.ts'
import { resetPassword } from './passwords/reset-password.server.ts'
import { pictureRoutes } from './picture/picture-routes.server.ts'
import { ACCOUNT_LIMITS, addressBucket, requireWithinLimit } from './rate-limits.server.ts'
import { secondFactorRoutes } from './second-factor/second-factor-routes.server.ts'
import { secondStepInput } from './second-factor/second-factor.requests.ts'
import { takeSecondStep } from './second-factor/second-step.server.ts'
import { sessionIn } from './sessions/session-in.server.ts'
import { sessionRoutes } from './sessions/session-routes.server.ts'
import { admit } from './sign-in/admission.server.ts'
import { demoRoutes } from './sign-in/demo-routes.server.ts'
import { countingFailures } from './sign-in/failed-sign-ins.server.ts'
import { codeInput, signInInput, signUpInput } from './sign-in/sign-in.requests.ts'
import { checkCredentials } from './sign-in/sign-in.server.ts'
import { confirmEmail, signUp } from './sign-in/sign-up.server.ts'
import { visitOf } from './sign-in/visit.server.ts'

/** All routes of accounts: signing up and in, sessions, the profile, the demo. */
export function accountRoutes(app: FastifyInstance, deps: AccountDeps): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const config = { who: 'anyone' } as const

  /** Requests are counted for each kind and network address. */
  const limited = (kind: string) => ({
    config,
    preHandler: async (request: { ip: string }) => {
      const limit = deps.limits?.address ?? ACCOUNT_LIMITS.address
      await requireWithinLimit(deps.pool, addressBucket(kind, request.ip), limit)
    },
  })

  routes.post('/api/sign-up', { ...limited('sign-up'), schema: { body: signUpInput } }, async (request) => {
    await signUp(deps, request.body, languageOf(request))
    return {}
  })

  routes.post(
    '/api/confirm-email',
    { ...limited('confirm'), schema: { body: codeInput } },
    async (request, reply) => {
      const userId = await confirmEmail(deps, request.body.code)
      return admit(deps, visitOf(deps, request, reply), userId, 'mailed link')
    },
  )

  routes.post(
    '/api/resend-confirmation',
    { ...limited('resend'), schema: { body: emailInput } },
    async ({ body }) => {
      await queueAccountMail(deps, 'confirm', body.email)
      return {}
    },
  )

  routes.post(
    '/api/sign-in',
    { ...limited('sign-in'), schema: { body: signInInput } },
    async (request, reply) => {
      const visit = visitOf(deps, request, reply)
      return countingFailures(deps.pool, request.ip, async () => {
        const { userId, stillHolds } = await checkCredentials(deps, request.body, visit.deviceToken)
        return admit(deps, visit, userId, 'password', stillHolds)
      })
    },
  )

  routes.post(
    '/api/sign-in/second-step',
    { ...limited('second-step'), schema: { body: secondStepInput } },
    async (request, reply) => {
      const visit = visitOf(deps, request, reply)
      await countingFailures(deps.pool, request.ip, () => takeSecondStep(deps, visit, request.body))
      return {}
    },
  )

  routes.post(
    '/api/forgot-password',
    { ...limited('forgot'), schema: { body: emailInput } },
    async ({ body }) => {
      await queueAccountMail(deps, 'reset', body.email)
      return {}
    },
  )

  routes.post(
    '/api/reset-password',
    { ...limited('reset'), schema: { body: resetInput } },
    async ({ body }) => {
      await resetPassword(deps, body)
      return {}
    },
  )

  routes.post(
    '/api/change-password',
    { config: { who: 'signed-in', company: 'none' }, schema: { body: changePasswordInput } },
    async (request, reply) => {
      const { deviceToken } = visitOf(deps, request, reply)
      await changePassword(deps, sessionIn(request), request.body, deviceToken)
      return {}
    },
  )

  sessionRoutes(app, deps)
  languageRoutes(app, deps)
  secondFactorRoutes(app, deps)
  pictureRoutes(app, deps)
  emailChangeRoutes(app, deps)
  passkeyRoutes(app, deps)
  closingRoutes(app, deps)
  demoRoutes(app, deps)
}
