import * as z from 'zod/mini'
import { PAID_TIERS, type Tier } from './billing.rules.ts'

export const companyInput = z.strictObject({ companyId: z.uuid() })

export const checkoutInput = z.strictObject({
  companyId: z.uuid(),
  /** The only one on offer, or the first, if left out. */
  tier: z.optional(z.enum(PAID_TIERS)),
})

export const cancelInput = z.strictObject({ companyId: z.uuid(), cancelImmediately: z.boolean() })

/** An address at the provider, to go to. */
export interface Leading {
  url: string | null
}

export interface Cancelled {
  message: string
}

/** People in a month (its first day, 'YYYY-MM-DD'). */
export interface MonthOfUse {
  month: string
  users: number
}

/** What directors are told about what their company pays; moments are ISO 8601. */
export interface Billing {
  subscribed: boolean
  tier: Tier | null
  status: string | null
  subscriptionEnd: string | null
  cancelAtPeriodEnd: boolean
  trialEnd: string
  entitledUntil: string
  nextBillingDate: string | null
  billingType: 'usage_based'
  pricePerUser: number
  /** Of ISO 4217, in lower case. */
  currency: string
  userCount: number
  currentMonthUsage: number
  lastUsageUpdate: string | null
  months: MonthOfUse[]
  /** What can be subscribed to. */
  tiers: Tier[]
  /** Whether the provider knows the company, so that it has invoices and payment details there. */
  hasCustomer: boolean
  /** When the provider last said how the subscription stands. */
  confirmedAt: string | null
}

export type BillingAnswer = { on: false } | ({ on: true; now: string } & Billing)
