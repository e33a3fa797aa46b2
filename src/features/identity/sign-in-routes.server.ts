import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { HttpError } from '../../server/http-error.ts'
import { RUNS_MUTATIONS } from '../../server/http/answer-times.ts'
import type { Services } from '../../server/services.ts'
import { newToken } from '../../server/session.ts'
import { Refusal } from '../../sync/refusal.ts'
import * as z from 'zod/mini'
import { addressBucket, requireWithinLimit } from '../accounts/rate-limits.server.ts'
import { safeReturnPath } from '../accounts/sign-in/return-path.rules.ts'
import { admit } from '../accounts/sign-in/admission.server.ts'
import { secondStepAt } from '../accounts/sign-in/sign-in.requests.ts'
import type { SessionProof } from '../accounts/sign-in/session-proofs.server.ts'
import { visitOf } from '../accounts/sign-in/visit.server.ts'
import { arrive } from './arrivals.server.ts'
import { beginAttempt, browserSecret, rememberBrowser, useAttempt } from './attempts.server.ts'
import { domainOf } from './domains.rules.ts'
import { type IdentityCode, refuse } from './identity.refusals.ts'
import { companyInput, startInput, type Started, type StartInput } from './identity.requests.ts'
import { authorizationAddress, claimsOf, discovered } from './oidc.server.ts'
import { providerOf, redirectUriOf } from './providers.server.ts'

/** A provider may say more than we ask for; the library checks what counts. */
const callbackQuery = z.record(z.string().check(z.maxLength(50)), z.string().check(z.maxLength(4_000)))

/** From one network address, which may be a whole office in the morning. */
const PER_MINUTE = { tries: 120, seconds: 60 }

/** Signing in by the company’s provider: the way there, and the way back. */
export function signInRoutes(app: FastifyInstance, services: Services): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const { pool, sessions, mailer, origins } = services
  const anyone = { config: { who: 'anyone' }, ...RUNS_MUTATIONS } as const

  routes.post('/api/identity/start', { ...anyone, schema: { body: startInput } }, async (request, reply) => {
    await requireWithinLimit(pool, addressBucket('provider-start', request.ip), PER_MINUTE)
    return start(services, request.body, request, reply)
  })

  routes.get(
    '/api/identity/callback/:companyId',
    { ...anyone, exposeHeadRoute: false, schema: { params: companyInput, querystring: callbackQuery } },
    async (request, reply) => {
      // Whoever is sent back without success tries again from there.
      const way: { back?: string } = {}
      try {
        await requireWithinLimit(pool, addressBucket('provider-callback', request.ip), PER_MINUTE)
        const attempt = await attemptOf(services, request)
        const returnTo = (way.back = safeReturnPath(attempt.returnTo))
        const { userId, proves } = await finish(services, request, attempt)
        const admitting = { pool, sessions, mailer, publicUrl: origins.publicUrl }
        const visit = { ...visitOf({ sessions }, request, reply), proves }
        const { secondStep } = await admit(admitting, visit, userId, 'provider')
        return await reply.redirect(secondStep ? secondStepAt(returnTo) : returnTo, 303)
      } catch (error) {
        if (!(error instanceof Refusal)) request.log.error({ err: error }, 'signing in by a provider failed')
        const problem = error instanceof Refusal ? error.reason.code : 'identity/answer-not-valid'
        const told = new URLSearchParams({ problem, ...(way.back && { returnTo: way.back }) })
        return reply.redirect(`/company-sign-in?${told.toString()}`, 303)
      }
    },
  )
}

async function start(
  services: Services,
  { email, companyId, returnTo }: StartInput,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Started> {
  const { pool, sessions } = services
  const { rows } = await pool.query<{ companyId: string }>(
    'select company_id as "companyId" from sign_in_domains where domain = $1 order by company_id limit 50',
    [domainOf(email)],
  )
  const ids = rows.map((row) => row.companyId)
  const chosen = companyId === undefined && ids.length === 1 ? ids[0]! : ids.find((id) => id === companyId)
  if (ids.length === 0 || (companyId !== undefined && chosen === undefined))
    throw new HttpError(404, refuse.reason('identity/no-provider'))
  if (chosen === undefined) return { choices: await Promise.all(ids.map((id) => named(services, id))) }
  const provider = await providerOf(services, chosen)
  if (!provider) throw new HttpError(404, refuse.reason('identity/no-provider'))
  const configuration = await discovered(services, provider)
  const browser = browserSecret(request, sessions.secureCookies) ?? newToken()
  const secrets = await beginAttempt(pool, browser, { ...provider, returnTo: safeReturnPath(returnTo) })
  rememberBrowser(reply, sessions.secureCookies, browser)
  const redirectUri = redirectUriOf(services, chosen)
  return { address: await authorizationAddress(configuration, secrets, { redirectUri, email }) }
}

const named = ({ node }: Services, companyId: string) =>
  node.options.inCompany(companyId, null, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      'select name from companies where company_id = $1',
      [companyId],
    )
    return { companyId, name: rows[0]?.name ?? '' }
  })

type Underway = NonNullable<Awaited<ReturnType<typeof useAttempt>>>

/** What this browser has begun, which is used up with it. */
async function attemptOf(
  { pool, sessions }: Services,
  { headers, params, query }: FastifyRequest,
): Promise<Underway> {
  const browser = browserSecret({ headers } as FastifyRequest, sessions.secureCookies)
  const { state } = query as Record<string, string>
  const { companyId } = params as { companyId: string }
  const attempt =
    browser !== null && state !== undefined ? await useAttempt(pool, { browser, state, companyId }) : null
  return attempt ?? over('identity/attempt-over')
}

async function finish(
  services: Services,
  { raw }: FastifyRequest,
  attempt: Underway,
): Promise<{ userId: string; proves: SessionProof }> {
  const provider = await providerOf(services, attempt.companyId)
  // What was begun with one provider is not finished with another that the company has now.
  if (provider?.providerId !== attempt.providerId) return over('identity/attempt-over')
  const answered = new URL(
    redirectUriOf(services, provider.companyId) + new URL(raw.url!, 'http://localhost').search,
  )
  const claims = await claimsOf(await discovered(services, provider), answered, attempt.secrets)
  return {
    userId: await arrive(services, provider, claims),
    proves: { companyId: provider.companyId, providerId: provider.providerId },
  }
}

function over(code: IdentityCode): never {
  throw new HttpError(409, refuse.reason(code))
}
