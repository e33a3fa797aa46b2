import { type RefusalTable, type Refuse, refusing } from '../../sync/refusal.ts'

const table = {
  'billing/already-subscribed': 'Your company has a subscription already.',
  'billing/directors-only': {
    kind: 'denied',
    detail: 'Only directors see and change what your company pays.',
  },
  'billing/no-subscription': 'Your company has no subscription that could be changed.',
  'billing/not-entitled': {
    kind: 'denied',
    title: 'Your company has no active subscription',
    detail:
      'Everything is still here to read. To change something, a director has to subscribe under Settings > Billing.',
  },
  'billing/off': { kind: 'not-found', detail: 'Nobody is billed on this server.' },
  'billing/provider-away': {
    kind: 'busy',
    detail: 'The payment service can’t be reached at the moment. Try again in a few minutes.',
  },
  'billing/tier-unknown': { kind: 'invalid', detail: 'This plan is not offered. Choose another one.' },
  'billing/unsigned': { kind: 'invalid', detail: 'The signature of this message is not valid.' },
} as const satisfies RefusalTable

export const refuse: Refuse<typeof table> = refusing(table)
