import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { networkPrefix } from '../../server/http/client-address.ts'
import { RUNS_MUTATIONS } from '../../server/http/answer-times.ts'
import type { BillingConfig } from '../../server/billing-config.ts'
import type { Services } from '../../server/services.ts'
import { notFound } from '../../sync/engine.refusals.ts'
import { recordAct } from '../audit/audit.mutations.ts'
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

  const recorded = (companyId: string, ip: string, entry: Parameters<typeof recordAct.run>[1]) =>
    node.run(companyId, null, recordAct, entry, networkPrefix(ip))

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
    ({ session, ip, body: { companyId, tier } }) =>
      forDirector(companyId, session!.userId, async (billing): Promise<Leading> => {
        const [first] = tiersOf(billing)
        const wished = tier ?? first!
        if (billing.prices[wished] === undefined) refuse('billing/tier-unknown')
        const url = await checkoutUrl(services, { billing, companyId, tier: wished })
        await recorded(companyId, ip, { actorId: session!.userId, action: 'checkout begun', subject: wished })
        return { url }
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
    ({ session, ip, body: { companyId, cancelImmediately } }) =>
      forDirector(companyId, session!.userId, async (billing): Promise<Cancelled> => {
        const message = await cancelSubscription(services, billing, companyId, cancelImmediately)
        const actorId = session!.userId
        await recorded(companyId, ip, { actorId, action: 'subscription cancelled', subject: message })
        return { message }
      }),
  )

  routes.post(
    '/api/billing/resume',
    { ...asking, schema: { body: companyInput } },
    ({ session, ip, body: { companyId } }) =>
      forDirector(companyId, session!.userId, async (billing) => {
        await resumeSubscription(services, billing, companyId)
        const actorId = session!.userId
        await recorded(companyId, ip, { actorId, action: 'subscription resumed', subject: null })
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
