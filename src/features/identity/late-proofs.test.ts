import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { useOfSecret as sealedAs } from '../accounts/second-factor/check-code.server.ts'
import { newSecret } from '../accounts/second-factor/one-time-codes.server.ts'
import { appCode } from '../accounts/second-factor/second-factor-harness.ts'
import { noteProofs } from '../accounts/sign-in/session-proofs.server.ts'
import { asking, type Stage, Traveller } from './identity-harness.ts'
import { type Insisting, openInsisting } from './proofs-harness.ts'

// What an earlier configuration of a provider has proved opens nothing, by whichever way it still arrives.
let insisting: Insisting
let stage: Stage
let lena: string, maya: string
let harborId: string

beforeAll(async () => {
  insisting = await openInsisting()
  ;({ stage, lena, maya } = insisting)
  harborId = stage.harbor.id
}, 60_000)
afterAll(() => insisting.stop())
beforeEach(() => insisting.insist({ harbor: true, lantern: false }))

const opens = (who: Traveller) => insisting.opens(who, harborId)

/** What a director may set anew, so that earlier proofs are of another provider. */
const CHANGES = [
  { what: 'another client at the same issuer', change: () => insisting.configure({ clientId: 'another' }) },
  {
    what: 'another issuer',
    change: () => insisting.configure({ issuer: insisting.atLantern.issuer }),
  },
  {
    what: 'the same one, after it had been removed',
    async change() {
      await asking(stage, await stage.signIn(maya), 'provider/remove', { companyId: harborId })
      await insisting.configure({})
    },
  },
]

test.each(CHANGES)('$what: who was proved has to prove themselves again', async ({ change }) => {
  const browser = new Traveller(stage)
  expect(await browser.signIn('lena@harbor.example', { companyId: harborId })).toBe('/dashboard')
  expect(await opens(browser)).toBe(200)
  await change()
  expect(await opens(browser)).toBe(401)
})

test.each(CHANGES)('$what: a proof that is stored late counts no more', async ({ change }) => {
  const late = { proves: await insisting.proofOf(harborId), before: null }
  const session = await stage.signIn(lena)
  await change()
  await noteProofs(stage.services.pool, session.sessionId, late)
  await stage.services.sessions.recheck()
  expect(await opens(new Traveller(stage, session))).toBe(401)
})

test.each(CHANGES)('$what: a late proof is not renewed by a sign-in elsewhere', async ({ change }) => {
  const late = { proves: await insisting.proofOf(harborId), before: null }
  const session = await stage.signIn(lena)
  await change()
  await noteProofs(stage.services.pool, session.sessionId, late)
  const browser = new Traveller(stage, session)
  expect(await browser.signIn('lena@harbor.example', { companyId: stage.lantern.id })).toBe('/dashboard')
  expect(await opens(browser)).toBe(401)
})

test.each(CHANGES)('$what: a sign-in that was under way is over', async ({ change }) => {
  const browser = new Traveller(stage)
  const { address } = await browser.start('lena@harbor.example', { companyId: harborId, returnTo: '/tasks' })
  const callback = await browser.throughProvider(address!)
  await change()
  const answer = await browser.go(callback)
  const told = new URL(answer.headers.get('location')!, stage.url)
  // The way back is kept for the next try.
  expect([told.pathname, Object.fromEntries(told.searchParams)]).toEqual([
    '/company-sign-in',
    { problem: 'identity/attempt-over', returnTo: '/tasks' },
  ])
})

/** As if an authenticator app had been set up on another day. */
async function giveSecondFactor(userId: string): Promise<string> {
  const { pool, seals } = stage.services
  const secret = await newSecret()
  await pool.query('delete from second_factors where user_id = $1', [userId])
  await pool.query('insert into second_factors (user_id, secret, confirmed_at) values ($1, $2, now())', [
    userId,
    seals.seal(secret, sealedAs(userId)),
  ])
  return secret
}

test.each(CHANGES)('$what: a sign-in that waits for its second step proves nothing', async ({ change }) => {
  const secret = await giveSecondFactor(insisting.omar)
  const browser = new Traveller(stage)
  expect(await browser.signIn('omar@harbor.example', { companyId: harborId })).toContain('second-step')
  await change()
  const entered = await browser.post('/api/sign-in/second-step', { code: appCode(secret), remember: false })
  expect(entered.status).toBe(200)
  expect(await opens(browser)).toBe(401)
})

test('the second step keeps the proof of a provider that is still the same', async () => {
  const secret = await giveSecondFactor(insisting.omar)
  const browser = new Traveller(stage)
  await browser.signIn('omar@harbor.example', { companyId: harborId })
  await browser.post('/api/sign-in/second-step', { code: appCode(secret), remember: false })
  expect(await opens(browser)).toBe(200)
})

test('other settings of the same provider leave proofs as they are', async () => {
  const browser = new Traveller(stage)
  await browser.signIn('lena@harbor.example', { companyId: harborId })
  await insisting.configure({ defaultLevel: 'view-only' })
  await insisting.configure({ enforced: false })
  await insisting.configure({ enforced: true })
  expect(await opens(browser)).toBe(200)
})
