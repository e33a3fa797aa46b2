import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SignedIn } from '../../../tests/served.ts'
import { type Billed, billed } from './billing-harness.ts'

let server: Billed
let maya: SignedIn, omar: SignedIn, ravi: SignedIn
beforeAll(async () => {
  server = await billed()
  maya = await server.signIn(server.harbor.people['maya']!)
  omar = await server.signIn(server.harbor.people['omar']!)
  ravi = await server.signIn(server.lantern.people['ravi']!)
})
afterAll(() => server?.stop())

describe('only directors', () => {
  const PATHS = ['checkout', 'portal', 'cancel', 'resume', 'refresh'] as const
  const bodyFor = (path: string) => ({
    companyId: server.harbor.id,
    ...(path === 'cancel' && { cancelImmediately: true }),
  })

  test.each(PATHS)('%s: neither managers nor directors of another company', async (path) => {
    const before = server.stripe.requests.length
    expect(await server.post(path, omar, bodyFor(path))).toMatchObject({
      status: 403,
      body: { error: { code: 'billing/directors-only' } },
    })
    expect((await server.post(path, ravi, bodyFor(path))).status).toBe(404)
    expect(server.stripe.requests).toHaveLength(before)
  })

  test('see what is paid, and keys of the body that nobody knows are refused', async () => {
    const asked = await fetch(`${server.url}/api/billing/${server.harbor.id}`, {
      headers: { cookie: omar.cookie },
    })
    expect(asked.status).toBe(403)
    expect((await server.post('checkout', maya, { ...bodyFor('checkout'), customer: 'cus_1' })).status).toBe(
      400,
    )
  })
})

describe('a checkout', () => {
  test('asked for by many at once makes one customer and one session', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => server.post('checkout', maya)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ body }) => body['url'])).size).toBe(1)
    expect(server.stripe.customers.size).toBe(1)
    expect([...server.stripe.sessions.values()].filter(({ status }) => status === 'open')).toHaveLength(1)
  })

  test('of another plan ends the one before, so that nobody pays for both', async () => {
    const wished = { companyId: server.harbor.id, tier: 'Premium' }
    const [premium, paid] = await Promise.all([
      server.post('checkout', maya, wished),
      server.post('checkout', maya, { ...wished, tier: 'Paid' }),
    ])
    expect([premium.status, paid.status]).toEqual([200, 200])
    expect([...server.stripe.sessions.values()].filter(({ status }) => status === 'open')).toHaveLength(1)
    expect(server.stripe.customers.size).toBe(1)
    expect((await server.post('checkout', maya, { ...wished, tier: 'Basic' })).body.error?.code).toBe(
      'billing/tier-unknown',
    )
  })

  test.each([500, 429] as const)(
    'that the provider fails (%i) is told in words, and works the next time',
    async (fault) => {
      server.stripe.fault = fault
      expect(await server.post('checkout', maya)).toMatchObject({
        status: 503,
        body: { error: { code: 'billing/provider-away' } },
      })
      server.stripe.fault = null
      expect((await server.post('checkout', maya)).status).toBe(200)
    },
  )

  test('whose maker died with its key keeps nobody from subscribing', async () => {
    const wished = { companyId: server.harbor.id, tier: 'Premium' }
    expect((await server.post('checkout', maya, wished)).status).toBe(200)
    // The provider has made it, and nothing was kept of it.
    await server.sql('update company_subscriptions set checkout_session_id = null')
    const other = { ...wished, tier: 'Paid' }
    expect(await server.post('checkout', maya, other)).toMatchObject({
      status: 503,
      body: { error: { code: 'billing/provider-away' } },
    })
    expect((await server.post('checkout', maya, other)).status).toBe(200)
  })
})
