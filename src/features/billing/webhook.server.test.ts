import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { isDistributed } from '../../../tests/database.ts'
import type { SignedIn } from '../../../tests/served.ts'
import type { StripeEvent, StripeSubscription } from '../../../tests/stripe-server.ts'
import { type Billed, billed } from './billing-harness.ts'

const DAY = 86_400

let server: Billed
let maya: SignedIn
let subscription: StripeSubscription

beforeAll(async () => {
  server = await billed()
  maya = await server.signIn(server.harbor.people['maya']!)
  subscription = await server.paid(maya)
})
afterAll(() => server?.stop())

beforeEach(() => {
  server.stripe.fault = null
})

const row = async () => (await server.sql('select * from company_subscriptions'))[0]!
const told = async () => {
  const { subscribed, subscription_status, subscription_end, cancel_at_period_end, billed_users } =
    await row()
  return {
    subscribed,
    status: subscription_status,
    end: (subscription_end as Date | null)?.getTime(),
    cancel_at_period_end,
    users: billed_users,
    until: await server.entitledUntil(),
  }
}
const forget = () =>
  server.sql(
    `update company_subscriptions set subscribed = false, subscription_status = null, subscription_end = null, cancel_at_period_end = false,
       billed_users = null`,
  )

describe('a message of the provider', () => {
  test('tells the company that it has subscribed', async () => {
    const [completed] = server.stripe.events
    expect(await server.tell(completed!)).toBe(200)
    const item = subscription.items.data[0]!
    expect(await told()).toMatchObject({
      subscribed: true,
      status: subscription.status,
      end: item.current_period_end * 1_000,
    })
    expect(await server.entitledUntil()).toBe(
      new Date((item.current_period_end + 3 * DAY) * 1_000).toISOString(),
    )
  })

  test('counts once, and is answered well each time', async () => {
    const event = server.stripe.change(subscription.id, {})
    expect(await server.tell(event)).toBe(200)
    const asked = server.stripe.requests.length
    expect(await server.tell(event)).toBe(200)
    expect(server.stripe.requests).toHaveLength(asked)
    expect(await server.sql('select from billing_events where event_id = $1', [event.id])).toHaveLength(1)
  })

  test('counts once when it comes ten times at the same moment', async () => {
    const event = server.stripe.change(subscription.id, {})
    const statuses = await Promise.all(Array.from({ length: 10 }, () => server.tell(event)))
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(await server.sql('select from billing_events where event_id = $1', [event.id])).toHaveLength(1)
  })

  test.each([
    ['signed with another secret', { secret: 'whsec_of_somebody_else' }],
    ['played back after six minutes', { at: Date.now() - 360_000 }],
  ])('is refused if it is %s', async (_name, how) => {
    const before = server.stripe.requests.length
    expect(await server.tell(server.stripe.change(subscription.id, {}), how)).toBe(400)
    expect(server.stripe.requests).toHaveLength(before)
  })

  test.each([
    ['without a signature', {}],
    ['with an empty one', { 'stripe-signature': '' }],
    ['with one of another body', { 'stripe-signature': 't=1,v1=00' }],
  ])('is refused %s', async (_name, headers) => {
    const answer = await fetch(`${server.url}/api/billing/webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(server.stripe.events[0]),
    })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ error: { code: 'billing/unsigned' } })
  })

  test('that names another company changes neither: only the customer says whose it is', async () => {
    const before = await told()
    const lantern = await server.entitledUntil(server.lantern.id)
    const stolen = { ...subscription, customer: 'cus_of_nobody', metadata: { company_id: server.harbor.id } }
    expect(await server.tell(server.stripe.event('customer.subscription.deleted', stolen))).toBe(200)
    const claimed = { ...subscription, status: 'canceled', metadata: { company_id: server.lantern.id } }
    expect(await server.tell(server.stripe.event('customer.subscription.updated', claimed))).toBe(200)
    expect(await told()).toEqual(before)
    expect(await server.entitledUntil(server.lantern.id)).toBe(lantern)
  })

  test.each([500, 429] as const)(
    'that can’t be looked into (%i) is to be sent again, and changes nothing',
    async (fault) => {
      const before = await told()
      const event = server.stripe.change(subscription.id, { cancel_at_period_end: true })
      server.stripe.fault = fault
      expect(await server.tell(event)).toBe(503)
      expect(await told()).toEqual(before)
      server.stripe.fault = null
      expect(await server.tell(event)).toBe(200)
      expect(await told()).toMatchObject({ cancel_at_period_end: true })
      await server.tell(server.stripe.change(subscription.id, { cancel_at_period_end: false }))
    },
  )
})

/** What the subscription goes through, each with the message that tells of it. */
const STATES: Partial<StripeSubscription>[] = [
  { status: 'trialing' },
  { status: 'active' },
  { status: 'past_due' },
  { status: 'active', cancel_at_period_end: true },
  { status: 'active', cancel_at_period_end: false },
  { status: 'active', cancel_at_period_end: true },
]

const restore = (before: Record<string, unknown>) =>
  server.sql(
    `update company_subscriptions set subscribed = $1, subscription_status = $2, subscription_end = $3, cancel_at_period_end = $4,
       billed_users = $5`,
    ['subscribed', 'subscription_status', 'subscription_end', 'cancel_at_period_end', 'billed_users'].map(
      (column) => before[column],
    ),
  )

/** Messages have the same rules wherever rows lie: on a cluster only the orders that begin with the third are told. */
const FIRST = isDistributed() ? [2] : STATES.map((_, index) => index)

test('six messages lead to the same state in each of their 720 orders, told twice now and then', async () => {
  const events = STATES.map((state) => server.stripe.change(subscription.id, state))
  await server.tell(events.at(-1)!)
  const expected = await told()
  await forget()
  let orders = 0

  /** Tells each of the others next; what orders have in common at their beginning is told once. */
  async function tellRest(before: readonly number[]): Promise<void> {
    if (before.length === events.length) {
      orders++
      expect(await told(), `in the order ${before.join('')}`).toEqual(expected)
      return
    }
    const state = await row()
    for (const index of before.length === 0 ? FIRST : events.keys()) {
      if (before.includes(index)) continue
      const order = [...before, index]
      await restore(state)
      // The provider is at least as far as the latest message that it has sent.
      Object.assign(
        server.stripe.subscriptions.get(subscription.id)!,
        { cancel_at_period_end: false },
        STATES[Math.max(...order)],
      )
      const event: StripeEvent = { ...events[index]!, id: `evt_${order.join('')}` }
      const times = order.length % 3 === 0 ? [event, event] : [event]
      expect(await Promise.all(times.map((one) => server.tell(one)))).toEqual(times.map(() => 200))
      await tellRest(order)
    }
  }
  await tellRest([])
  expect(orders).toBe(FIRST.length * 120)
}, 300_000)
