import { z } from 'zod'

/** How companies are billed, through Stripe. */
export interface BillingConfig {
  secretKey: string
  webhookSecret: string
  /** Stripe's id of the price of each tier that is offered. */
  prices: Partial<Record<'Basic' | 'Premium' | 'Enterprise' | 'Paid', string>>
  /** Per user and month; what a subscription says itself counts for more. */
  pricePerUser: number
  trialDays: number
  /** For tests, a server on this machine that speaks Stripe's protocol, such as `127.0.0.1:12111`; null is Stripe itself. */
  apiHost: string | null
}

const stripePrice = z.string().startsWith('price_', 'must begin with price_')

/** The environment variables that it comes from. */
export const billingSettings = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_/, 'must begin with sk_ or rk_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_', 'must begin with whsec_').optional(),
  STRIPE_PRICE_BASIC: stripePrice.optional(),
  STRIPE_PRICE_PREMIUM: stripePrice.optional(),
  STRIPE_PRICE_ENTERPRISE: stripePrice.optional(),
  STRIPE_PRICE_PAID: stripePrice.optional(),
  STRIPE_API_HOST: z
    .string()
    .regex(/^(127\.0\.0\.1|localhost):\d{1,5}$/, 'must be a port of this machine, such as 127.0.0.1:12111')
    .optional(),
  BILLING_PRICE_PER_USER: z
    .string()
    .regex(/^\d{1,5}(\.\d{1,2})?$/, 'must be an amount such as 5 or 4.50')
    .transform(Number)
    .default(5),
  BILLING_TRIAL_DAYS: z
    .string()
    .regex(/^\d{1,3}$/, 'must be a number of days from 0 to 999')
    .transform(Number)
    .default(30),
}

type Values = z.output<z.ZodObject<typeof billingSettings>>

/** Null without a secret key. */
export function billingOf(values: Values): BillingConfig | null {
  if (values.STRIPE_SECRET_KEY === undefined) return null
  const prices = {
    Basic: values.STRIPE_PRICE_BASIC,
    Premium: values.STRIPE_PRICE_PREMIUM,
    Enterprise: values.STRIPE_PRICE_ENTERPRISE,
    Paid: values.STRIPE_PRICE_PAID,
  }
  return {
    secretKey: values.STRIPE_SECRET_KEY,
    webhookSecret: values.STRIPE_WEBHOOK_SECRET ?? '',
    prices: Object.fromEntries(Object.entries(prices).filter(([, price]) => price !== undefined)),
    pricePerUser: values.BILLING_PRICE_PER_USER,
    trialDays: values.BILLING_TRIAL_DAYS,
    apiHost: values.STRIPE_API_HOST ?? null,
  }
}

/** What is missing, one sentence each. */
export function billingProblems(billing: BillingConfig | null): string[] {
  if (billing === null) return []
  const problems: string[] = []
  if (billing.webhookSecret === '') {
    problems.push(
      'STRIPE_SECRET_KEY needs STRIPE_WEBHOOK_SECRET, without which no message from Stripe can be trusted.',
    )
  }
  if (Object.keys(billing.prices).length === 0) {
    problems.push('STRIPE_SECRET_KEY needs the price of a tier, such as STRIPE_PRICE_PAID=price_...')
  }
  return problems
}
