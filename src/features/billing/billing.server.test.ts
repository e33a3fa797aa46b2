import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SignedIn } from '../../../tests/served.ts'
import type { StripeSubscription } from '../../../tests/stripe-server.ts'
import { newId } from '../../sync/id.ts'
import { Refusal } from '../../sync/refusal.ts'
import { updateUserSettings } from '../companies/companies.mutations.ts'
import { createIssue } from '../issues/issues.mutations.ts'
import { removeWithHandOver } from '../leaving/leaving.mutations.ts'
import { setPermission } from '../people/people.mutations.ts'
import { type Billed, billed } from './billing-harness.ts'
import { lookAfter } from './billing-jobs.server.ts'
import { applyEntitlement, settleEntitlement } from './entitlement.server.ts'

let server: Billed
let maya: SignedIn

beforeAll(async () => {
  server = await billed()
  maya = await server.signIn(server.harbor.people['maya']!)
})
afterAll(() => server?.stop())

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
/** The trial of Harbor ends in so many days. */
async function trialFor(days: number): Promise<void> {
  await settleEntitlement(server.services, server.harbor.id)
  await server.sql('update company_subscriptions set trial_end = $1', [inDays(days)])
  await applyEntitlement(server.services, server.harbor.id)
}
const raise = (by = 'maya') =>
  server.services.node
    .run(server.harbor.id, server.harbor.people[by]!, createIssue, {
      id: newId(),
      title: 'The crane is cracked',
      issueType: 'short_term',
      teamId: server.harbor.teams.crew,
    })
    .then(
      () => 'done',
      (error: unknown) => (error instanceof Refusal ? error.reason.code : String(error)),
    )
const mails = async (word: string) =>
  (
    await server.services.pool.query<{ recipient: string }>(
      'select recipient from mail_outbox where subject like $1 order by recipient',
      [`%${word}%`],
    )
  ).rows.map(({ recipient }) => recipient)
const settled = async (word: string, count: number) => {
  await expect.poll(() => mails(word), { timeout: 20_000 }).toHaveLength(count)
  return mails(word)
}

describe('a trial', () => {
  test('is thirty days for a company that has just been opened, and needs no card', async () => {
    await settleEntitlement(server.services, server.harbor.id)
    const until = Date.parse((await server.entitledUntil())!)
    expect(Math.abs(until - inDays(30).getTime())).toBeLessThan(600_000)
    expect(server.stripe.requests).toEqual([])
    expect(await server.state(maya)).toMatchObject({
      on: true,
      subscribed: false,
      userCount: 3,
      pricePerUser: 5,
    })
    expect(await raise()).toBe('done')
  })

  test('that is over closes the company to changes, and not to settings or to having fewer people', async () => {
    await trialFor(-1)
    expect(await raise()).toBe('billing/not-entitled')
    const { node } = server.services
    const as = server.harbor.people['maya']!
    await node.run(server.harbor.id, as, updateUserSettings, { voteLimit: 9 })
    await node.run(server.harbor.id, as, setPermission, {
      personId: server.harbor.people['theo']!,
      level: 'inactive',
      auditId: newId(),
    })
    await node.run(server.harbor.id, as, removeWithHandOver, {
      auditId: newId(),
      personId: server.harbor.people['theo']!,
      otherwiseId: as,
      successors: [],
    })
    await trialFor(20)
    expect(await raise()).toBe('done')
  })

  test('closes a company that no row tells of, by its creation', async () => {
    await trialFor(20)
    const lookOnly = await import('./closed-company.server.ts')
    const gate = lookOnly.requireOpenCompany(server.services.config.billing, null)!
    const reader = {
      get: () => undefined,
      where: () => [{ entitledUntil: null, createdAt: '2020-01-01T00:00:00.000Z' }],
    }
    expect(() => gate(reader as never, createIssue.name, new Date().toISOString())).toThrow(Refusal)
    expect(lookOnly.requireOpenCompany(null, null)).toBeUndefined()
  })

  test('is reminded of once, however many nodes look at it at once', async () => {
    await trialFor(6)
    await Promise.all(Array.from({ length: 4 }, () => lookAfter(server.services, server.harbor.id)))
    await lookAfter(server.services, server.harbor.id)
    expect(await settled('ends in a week', 1)).toEqual(['maya@harbor.example'])
    await trialFor(0.5)
    await lookAfter(server.services, server.harbor.id)
    expect(await settled('ends tomorrow', 1)).toEqual(['maya@harbor.example'])
    await trialFor(20)
  })
})

describe('a subscription', () => {
  let subscription: StripeSubscription
  beforeEach(() => {
    server.stripe.fault = null
  })

  test('begins when it is paid, even if every message is lost', async () => {
    await trialFor(-2)
    subscription = await server.paid(maya)
    expect(subscription.items.data[0]!.quantity).toBe(3)
    expect(await raise()).toBe('billing/not-entitled')
    await lookAfter(server.services, server.harbor.id)
    expect(await raise()).toBe('done')
    expect(await server.state(maya)).toMatchObject({
      subscribed: true,
      tier: 'Premium',
      pricePerUser: 7,
      currency: 'eur',
      userCount: 3,
    })
    expect(await settled('has a subscription', 1)).toEqual(['maya@harbor.example'])
    expect((await server.post('checkout', maya)).body.error?.code).toBe('billing/already-subscribed')
  })

  test('is paid for by those who may write, and the provider is told once a day', async () => {
    await server.services.node.run(server.harbor.id, server.harbor.people['maya']!, setPermission, {
      personId: server.harbor.people['lena']!,
      level: 'view-only',
      auditId: newId(),
    })
    await Promise.all([
      lookAfter(server.services, server.harbor.id),
      lookAfter(server.services, server.harbor.id),
    ])
    expect(server.stripe.subscriptions.get(subscription.id)!.items.data[0]!.quantity).toBe(2)
    const { months, currentMonthUsage, userCount } = await server.state(maya)
    expect(months.map(({ users }) => users)).toEqual([3])
    expect([currentMonthUsage, userCount]).toEqual([2, 2])
  })

  test('whose provider is away counts as last known, for 72 hours', async () => {
    server.stripe.fault = 500
    const end = (hours: number) =>
      server.sql('update company_subscriptions set subscription_end = $1', [
        new Date(Date.now() - hours * 3_600_000),
      ])
    await end(71)
    await expect(lookAfter(server.services, server.harbor.id)).rejects.toThrow('developers')
    await applyEntitlement(server.services, server.harbor.id)
    expect(await raise()).toBe('done')
    await end(73)
    await applyEntitlement(server.services, server.harbor.id)
    expect(await raise()).toBe('billing/not-entitled')
    server.stripe.fault = null
    await lookAfter(server.services, server.harbor.id)
    expect(await raise()).toBe('done')
  })

  test('that is overdue says so once, and closes the company after a while', async () => {
    const item = subscription.items.data[0]!
    await server.tell(server.stripe.change(subscription.id, { status: 'past_due' }, 'invoice.payment_failed'))
    await server.tell(
      server.stripe.event('customer.subscription.updated', server.stripe.subscriptions.get(subscription.id)!),
    )
    expect(await settled('payment for Harbor failed', 1)).toEqual(['maya@harbor.example'])
    expect(await raise()).toBe('done')
    item.current_period_start -= 15 * 86_400
    await server.tell(server.stripe.change(subscription.id, { status: 'past_due' }))
    expect(await raise()).toBe('billing/not-entitled')
    item.current_period_start += 15 * 86_400
    await server.tell(server.stripe.change(subscription.id, { status: 'active' }))
    expect(await raise()).toBe('done')
  })

  test('that stays overdue is closed from then on, though periods begin anew, and opens when it is paid', async () => {
    const item = subscription.items.data[0]!
    const { current_period_start: start, current_period_end: end } = item
    const month = (ago: number, status: string) => {
      const from = start - ago * 86_400
      Object.assign(item, { current_period_start: from, current_period_end: from + 30 * 86_400 })
      return server.tell(server.stripe.change(subscription.id, { status }))
    }
    await month(29, 'past_due')
    expect(await raise()).toBe('billing/not-entitled')
    await month(0, 'past_due')
    expect(await raise()).toBe('billing/not-entitled')
    await month(0, 'active')
    expect(await raise()).toBe('done')
    await month(0, 'past_due')
    expect(await raise()).toBe('done')
    Object.assign(item, { current_period_start: start, current_period_end: end })
    await server.tell(server.stripe.change(subscription.id, { status: 'active' }))
    expect(await raise()).toBe('done')
  })

  test('is cancelled for the end of its period, kept, and cancelled again', async () => {
    const later = { companyId: server.harbor.id, cancelImmediately: false }
    expect((await server.post('cancel', maya, later)).body['message']).toMatch(
      /^Your subscription will end on /,
    )
    expect(await server.state(maya)).toMatchObject({ cancelAtPeriodEnd: true, nextBillingDate: null })
    expect((await server.post('resume', maya)).body).toMatchObject({ cancelAtPeriodEnd: false })
    await server.post('cancel', maya, later)
    expect(await server.state(maya)).toMatchObject({ cancelAtPeriodEnd: true, subscribed: true })
    expect(await raise()).toBe('done')
    expect(await settled('was cancelled', 1)).toEqual(['maya@harbor.example'])
  })

  test('leads to the provider’s page of invoices', async () => {
    expect((await server.post('portal', maya)).body['url']).toMatch(/\/portal\/cus_/)
  })

  test('that ends at once closes the company at once, and can be begun again by the same customer', async () => {
    const now = { companyId: server.harbor.id, cancelImmediately: true }
    expect((await server.post('cancel', maya, now)).body['message']).toBe('Your subscription has ended.')
    expect(await raise()).toBe('billing/not-entitled')
    expect((await server.post('cancel', maya, now)).body.error?.code).toBe('billing/no-subscription')
    const next = await server.paid(maya)
    await server.tell(server.stripe.events.at(-1)!)
    expect(next.customer).toBe(subscription.customer)
    expect(await raise()).toBe('done')
    expect(server.stripe.customers.size).toBe(1)
  })
})
