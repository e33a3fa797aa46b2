import type Stripe from 'stripe'
import type { BillingConfig } from '../../server/billing-config.ts'
import { HttpError } from '../../server/http-error.ts'
import { refuse } from './billing.refusals.ts'

/** In milliseconds, for one attempt. With its retries a call ends before the route that waits for it. */
const TIMEOUT = 6_000
const RETRIES = 2

const clients = new Map<BillingConfig, Promise<Stripe>>()

/** Stripe's client, whose code is loaded when it is first needed. */
export function stripeOf(billing: BillingConfig): Promise<Stripe> {
  const known = clients.get(billing) ?? makeClient(billing)
  clients.set(billing, known)
  return known
}

async function makeClient({ secretKey, apiHost }: BillingConfig): Promise<Stripe> {
  const { default: Client } = await import('stripe')
  const [host, port] = apiHost?.split(':') ?? []
  return new Client(secretKey, {
    timeout: TIMEOUT,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(host && port && { host, port, protocol: 'http' }),
  })
}

/** Stripe's own code for what went wrong, such as `resource_missing`; null if it is no error of Stripe's. */
export const stripeErrorOf = (
  error: unknown,
): { type: string; code: string | undefined; status: number | undefined } | null => {
  if (!(error instanceof Error) || !('rawType' in error || 'requestId' in error)) return null
  const { type, code, statusCode } = error as Error & { type?: string; code?: string; statusCode?: number }
  return { type: type ?? '', code, status: statusCode }
}

/** Runs a request of a person. What the provider's trouble is goes to the log, and not to them. */
export async function askingStripe<T>(
  log: { warn(details: object, message: string): void },
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (stripeErrorOf(error) === null) throw error
    log.warn({ err: error }, 'the payment service failed')
    throw new HttpError(503, refuse.reason('billing/provider-away'))
  }
}
