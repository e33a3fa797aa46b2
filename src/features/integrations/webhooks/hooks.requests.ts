import * as z from 'zod/mini'
import { MESSAGE_EVENTS, type MessageEvent } from '../messages/messages.rules.ts'
import { ADDRESS_PLEASE, EVENT_PLEASE } from './required.text.ts'
import { WEBHOOK_EVENTS, type WebhookEvent } from './events.rules.ts'

/** Webhooks and messages of a company together. */
export const MOST_HOOKS = 50

export const ADDRESS_LENGTH = 2_000

const address = z.string().check(z.minLength(1, ADDRESS_PLEASE), z.maxLength(ADDRESS_LENGTH))
const events = z
  .array(z.enum([...WEBHOOK_EVENTS, ...MESSAGE_EVENTS]))
  .check(z.minLength(1, EVENT_PLEASE), z.maxLength(20))

export const companyParams = z.strictObject({ companyId: z.uuid() })

export const hookParams = z.strictObject({ companyId: z.uuid(), hookId: z.uuid() })

/** A message has a team, a webhook has none. */
export const newHookInput = z.strictObject({
  kind: z.enum(['webhook', 'message']),
  companyId: z.uuid(),
  teamId: z.optional(z.uuid()),
  address,
  events,
})

export type NewHookInput = Omit<z.infer<typeof newHookInput>, 'teamId'>

/** Without an address it keeps the one that it has. */
export const changedHookInput = z.strictObject({
  companyId: z.uuid(),
  hookId: z.uuid(),
  address: z.optional(address),
  events,
})

export const HOOK_ACTS = ['pause', 'resume', 'remove', 'test', 'new-secret'] as const
export type HookAct = (typeof HOOK_ACTS)[number]

export const hookActInput = z.strictObject({
  companyId: z.uuid(),
  hookId: z.uuid(),
  act: z.enum(HOOK_ACTS),
})

export const resendInput = z.strictObject({ companyId: z.uuid(), hookId: z.uuid(), deliveryId: z.uuid() })

/** A webhook or message, as those who look after the company see it. The address itself is not told again. */
export interface ListedHook {
  id: string
  kind: 'webhook' | 'message'
  teamId: string | null
  host: string
  events: (WebhookEvent | MessageEvent)[]
  createdBy: string
  createdAt: string
  pausedAt: string | null
  disabledAt: string | null
  failingSince: string | null
  waiting: number
}

export interface HookList {
  hooks: ListedHook[]
}

/** The only time that a webhook’s secret is told; null for messages, which have none. */
export interface NewSecret {
  hookId: string
  secret: string | null
}

export interface ListedDelivery {
  id: string
  eventId: string
  event: string
  createdAt: string
  status: 'waiting' | 'delivered' | 'failed' | 'dropped'
  attempts: number
  nextAt: string
  triedAt: string | null
  milliseconds: number | null
  answerStatus: number | null
  answer: string | null
  failure: string | null
  body: string
}

export interface DeliveryLog {
  deliveries: ListedDelivery[]
}
