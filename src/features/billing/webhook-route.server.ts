import type { FastifyInstance } from 'fastify'
import type Stripe from 'stripe'
import { HttpError } from '../../server/http-error.ts'
import { RUNS_MUTATIONS } from '../../server/http/answer-times.ts'
import type { BillingConfig } from '../../server/billing-config.ts'
import type { Services } from '../../server/services.ts'
import { refuse } from './billing.refusals.ts'
import { readProvider } from './provider-reads.server.ts'
import { stripeErrorOf, stripeOf } from './stripe.server.ts'
import { companyOfCustomer } from './subscriptions.server.ts'

/** In seconds: an older message counts as recorded and played back. */
const TOLERANCE = 300
const MOST_BYTES = 512 * 1024

/** Where the provider says that something has happened. */
export function webhookRoute(app: FastifyInstance, services: Services): void {
  const { billing } = services.config
  // A scope of its own, because a signature is of the very bytes that were sent.
  void app.register(async (scope) => {
    scope.removeContentTypeParser('application/json')
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    )
    scope.post(
      '/api/billing/webhook',
      // The payment service signs what it sends.
      {
        ...RUNS_MUTATIONS,
        bodyLimit: MOST_BYTES,
        config: { who: 'program' },
        schema: { hide: true },
      },
      async ({ body, headers }) => {
        if (billing === null) return refuse('billing/off')
        await hear(services, await signedEvent(billing, body, headers['stripe-signature']))
        return { received: true }
      },
    )
  })
}

async function signedEvent(
  billing: BillingConfig,
  body: unknown,
  signature: string | string[] | undefined,
): Promise<Stripe.Event> {
  const stripe = await stripeOf(billing)
  if (!Buffer.isBuffer(body) || typeof signature !== 'string') return refuse('billing/unsigned')
  try {
    return stripe.webhooks.constructEvent(body, signature, billing.webhookSecret, TOLERANCE)
  } catch {
    return refuse('billing/unsigned')
  }
}

/** Messages of customers who are nobody's here are none of ours: the operator's account may serve other products. */
async function hear(services: Services, event: Stripe.Event): Promise<void> {
  const customerId = customerIn(event)
  const companyId = customerId === null ? null : await companyOfCustomer(services.pool, customerId)
  if (companyId === null) return
  try {
    await readProvider(services, companyId, event.id)
  } catch (error) {
    if (stripeErrorOf(error) === null) throw error
    services.log.warn({ err: error }, 'the payment service failed; it will send its message again')
    throw new HttpError(503, refuse.reason('billing/provider-away'))
  }
}

function customerIn({ data: { object } }: Stripe.Event): string | null {
  const { object: kind, id, customer } = object as { object?: string; id?: string; customer?: unknown }
  if (kind === 'customer') return id ?? null
  if (typeof customer === 'string') return customer
  return (customer as { id?: string } | null | undefined)?.id ?? null
}
