import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { RUNS_MUTATIONS } from '../../server/http/answer-times.ts'
import type { BillingConfig } from '../../server/billing-config.ts'
import type { Services } from '../../server/services.ts'
import { notFound } from '../../sync/engine.refusals.ts'
import { requireWithinLimit } from '../accounts/rate-limits.server.ts'
import { mayBill } from './billing.access.ts'
import { type Cancelled, cancelInput, checkoutInput, companyInput, type Leading } from './billing.requests.ts'
import { refuse } from './billing.refusals.ts'
import { billingState } from './billing-state.server.ts'
import { cancelSubscription, portalUrl, resumeSubscription } from './cancelling.server.ts'
import { checkoutUrl, tiersOf } from './checkout.server.ts'
import { readProvider } from './provider-reads.server.ts'
import { askingStripe } from './stripe.server.ts'

/** Each asks the provider. A screen that waits for a subscription asks every other second. */
const ASKS_PER_MINUTE = { tries: 60, seconds: 60 }

/** What directors see and do about what their company pays. The company in a request is a claim, which counts only for its directors. */
export function billingRoutes(app: FastifyInstance, services: Services): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const { node, pool, config, log } = services
  const inPath = { config: { who: 'signed-in', company: 'path' } } as const
  const inBody = { config: { who: 'signed-in', company: 'body' } } as const
  const asking = { ...inBody, ...RUNS_MUTATIONS }

  async function requireDirector(companyId: string, personId: string): Promise<void> {
    const served = (await node.companyOf(companyId, personId)) ?? notFound()
    const actor = served.replica.actor(personId) ?? notFound()
    if (!mayBill(actor)) refuse('billing/directors-only')
  }

  /** Runs what asks the provider, for a director. */
  async function forDirector<T>(
    companyId: string,
    personId: string,
    work: (billing: BillingConfig) => Promise<T>,
  ): Promise<T> {
    await requireDirector(companyId, personId)
    const { billing } = config
    if (billing === null) return refuse('billing/off')
    await requireWithinLimit(pool, `billing:${companyId}`, ASKS_PER_MINUTE)
    return askingStripe(log, () => work(billing))
  }

  routes.get(
    '/api/billing/:companyId',
    { ...inPath, schema: { params: companyInput } },
    async ({ session, params: { companyId } }) => {
      await requireDirector(companyId, session!.userId)
      return billingState(services, companyId)
    },
  )

  routes.post(
    '/api/billing/checkout',
    { ...asking, schema: { body: checkoutInput } },
    ({ session, body: { companyId, tier } }) =>
      forDirector(companyId, session!.userId, async (billing): Promise<Leading> => {
        const [first] = tiersOf(billing)
        const wished = tier ?? first!
        if (billing.prices[wished] === undefined) refuse('billing/tier-unknown')
        return { url: await checkoutUrl(services, { billing, companyId, tier: wished }) }
      }),
  )

  routes.post(
    '/api/billing/portal',
    { ...asking, schema: { body: companyInput } },
    ({ session, body: { companyId } }) =>
      forDirector(companyId, session!.userId, async (billing): Promise<Leading> => ({
        url: await portalUrl(services, billing, companyId),
      })),
  )

  routes.post(
    '/api/billing/cancel',
    { ...asking, schema: { body: cancelInput } },
    ({ session, body: { companyId, cancelImmediately } }) =>
      forDirector(companyId, session!.userId, async (billing): Promise<Cancelled> => ({
        message: await cancelSubscription(services, billing, companyId, cancelImmediately),
      })),
  )

  routes.post(
    '/api/billing/resume',
    { ...asking, schema: { body: companyInput } },
    ({ session, body: { companyId } }) =>
      forDirector(companyId, session!.userId, async (billing) => {
        await resumeSubscription(services, billing, companyId)
        return billingState(services, companyId)
      }),
  )

  routes.post(
    '/api/billing/refresh',
    { ...asking, schema: { body: companyInput } },
    ({ session, body: { companyId } }) =>
      forDirector(companyId, session!.userId, async () => {
        await readProvider(services, companyId)
        return billingState(services, companyId)
      }),
  )
}
