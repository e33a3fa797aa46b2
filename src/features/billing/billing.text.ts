import type { Tier } from './billing.rules.ts'

export const BILLING_NOT_LOADED = 'Billing could not be loaded'
export const BILLING_IS_OFF = 'Billing is off on this server'
export const BILLING_IS_OFF_MEANS =
  'Nobody pays, and everybody may use everything. Whoever runs the server can turn billing on in its settings.'

export const YOUR_PLAN = 'Your plan'
export const TRIAL = 'Trial'
export const NO_PLAN = 'No active subscription'
export const planName = (tier: Tier | null): string => `${tier ?? 'Paid'} plan`
export const ACTIVE = 'Active'
export const OVERDUE = 'Payment overdue'
export const ENDING = 'Cancelled'

export const daysLeftText = (days: number): string =>
  days === 1 ? '1 day of your trial is left' : `${days} days of your trial are left`
export const TRIAL_ENDS = 'Trial ends'
export const NEXT_BILLING = 'Next billing date'
export const ENDS_ON = 'Ends on'
export const ENDED_ON = 'Ended on'
export const USERS = 'Active users'
export const PER_MONTH = 'Amount per month'
export const amountText = (users: number, price: string, amount: string): string =>
  `${users} × ${price} = ${amount}`
export const WHO_COUNTS =
  'Everybody who is active and may change something counts as a user. People who may only view are free.'

export const CLOSED = 'Your company can be read, but not changed'
export const CLOSED_MEANS =
  'Its trial or subscription is over. Nothing was deleted: subscribe, and everybody goes on where they stopped.'
export const OVERDUE_MEANS = (day: string): string =>
  `Your last payment did not go through. Check your payment details; without a payment, your company can only be read after ${day}.`
export const ENDING_MEANS = (day: string): string =>
  `Your subscription ends on ${day}. After that, everything can still be read.`

export const SUBSCRIBE = 'Subscribe'
export const subscribeTo = (tier: Tier): string => `Subscribe to ${tier}`
export const MANAGE = 'Payment details and invoices'
export const RESUME = 'Keep the subscription'
export const NOT_RESUMED = 'The subscription could not be kept'
export const RESUMED = 'Your subscription goes on'
export const CANCEL = 'Cancel subscription'
export const CANCEL_AT_END = 'Cancel at the end of the period?'
export const CANCEL_AT_END_DETAIL = (day: string): string =>
  `Nothing changes until ${day}. After that, your company can be read but not changed.`
export const CANCEL_NOW = 'End it now'
export const CANCEL_NOW_ASK = 'End the subscription now?'
export const CANCEL_NOW_DETAIL =
  'Your company can be read but not changed from this moment on. What you have paid is not refunded automatically.'
export const KEEP_IT = 'Keep it'
export const CANCELLED = 'Subscription cancelled'

export const USAGE = 'Users by month'
export const USAGE_MEANS = 'The most active users that there were in each month.'
export const NO_USAGE = 'Users are counted once a day. The first count will be here tomorrow.'
export const MONTH = 'Month'
export const usersText = (users: number): string => (users === 1 ? '1 user' : `${users} users`)

export const LOG_IN_TO_CANCEL = 'Please log in to cancel subscription'
export const NOT_CANCELLED = 'Failed to cancel subscription'
export const LOG_IN_TO_MANAGE = 'Please log in to manage subscription'
export const PORTAL_NOT_OPENED = 'Failed to open customer portal'
export const NO_PORTAL_URL = 'No portal URL received'
