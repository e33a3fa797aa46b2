import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { browser, type Harness, member, PASSWORD, startAccounts } from '../accounts-harness.ts'
import { codeOf, passkeysAt, REFUSED, statusesOf } from './passkeys-harness.ts'
import { type Lies, ORIGIN, softwareAuthenticator } from './software-authenticator.ts'

let harness: Harness
let beside: Harness
const { added, challengeOf, enter, passkeysOf } = passkeysAt(() => harness)

beforeAll(async () => {
  harness = await startAccounts()
  beside = await startAccounts({}, harness)
})
afterAll(async () => {
  await beside.stop()
  await harness.stop()
})

describe('attacks', () => {
  test.each<[what: string, lies: Lies]>([
    ['another origin', { origin: 'https://quarterdeck.example.evil.example' }],
    ['an unsafe line', { origin: ORIGIN.replace('https', 'http') }],
    ['another host', { host: 'evil.example' }],
    ['what was signed for making a passkey', { type: 'webauthn.create' }],
    ['a holder who was not verified', { verified: false }],
    ['a counter that stands still', { counter: 1 }],
    ['a counter that goes back', { counter: 0 }],
    ['a passkey that can be copied all of a sudden', { mayBeCopied: true }],
  ])('%s opens nothing', async (what, lies) => {
    const device = await added(await member(harness, `attack-${what.replaceAll(/\W/g, '')}@quay.example`))
    const visit = await enter(device, lies)
    expect(codeOf(visit.answer)).toEqual(REFUSED)
    expect(await visit.signedInAs()).toBeNull()
  })

  test.each<[what: string, lies: Lies]>([
    ['another origin', { origin: 'https://evil.example' }],
    ['another host', { host: 'evil.example' }],
    ['a holder who was not verified', { verified: false }],
    ['what was signed for a sign-in', { type: 'webauthn.get' }],
  ])('nothing is added for %s', async (what, lies) => {
    const own = await member(harness, `add-${what.replaceAll(/\W/g, '')}@quay.example`)
    expect(codeOf((await added(own, 'Laptop', lies)).answer)).toEqual(REFUSED)
    expect(await passkeysOf(own)).toEqual([])
  })

  test('of two nodes that hear the same answer at once, one lets in', async () => {
    const device = await added(await member(harness, 'nodes@quay.example'))
    const credential = device.sign(await challengeOf(browser(harness)))
    const answers = await Promise.all(
      [harness, beside, harness, beside].map((at) =>
        browser(at).post('/api/sign-in/passkey', { credential }),
      ),
    )
    expect(statusesOf(answers)).toEqual([200, 403, 403, 403])
    const later = await browser(harness).post('/api/sign-in/passkey', { credential })
    expect(codeOf(later)).toEqual(REFUSED)
    expect((await enter(device, {}, beside)).answer.statusCode).toBe(200)
  })

  test('a copy that counts alike is refused, whichever comes first', async () => {
    const device = await added(await member(harness, 'copy@quay.example'))
    const [one, other] = await Promise.all([
      enter(device, { counter: 9 }),
      enter(device, { counter: 9 }, beside),
    ])
    expect(statusesOf([one.answer, other.answer])).toEqual([200, 403])
  })

  test('a challenge is over after minutes, and one for adding is none for signing in', async () => {
    const own = await member(harness, 'late@quay.example')
    const device = await added(own)
    const challenge = await challengeOf(own)
    await harness.database.app.query(
      "update account_tokens set expires_at = expires_at - interval '5 minutes' where purpose = 'passkey'",
    )
    const late = await own.post('/api/sign-in/passkey', { credential: device.sign(challenge) })
    expect(codeOf(late)).toEqual(REFUSED)
    const begun = await own.post('/api/passkeys/begin', { name: 'Phone', password: PASSWORD })
    const mixed = await own.post('/api/sign-in/passkey', { credential: device.sign(begun.json()) })
    expect(codeOf(mixed)).toEqual(REFUSED)
    const made = softwareAuthenticator().make({ ...(await challengeOf(own)), user: { id: device.handle() } })
    expect(codeOf(await own.post('/api/passkeys', { name: 'Phone', credential: made }))).toEqual(REFUSED)
  })

  test('Omar’s key says it is Maya’s, or signs for hers: neither opens her account', async () => {
    const maya = await added(await member(harness, 'maya-two@quay.example'))
    const omar = await added(await member(harness, 'omar@quay.example'))
    for (const lies of [
      { userHandle: maya.handle() },
      { id: maya.credentialId },
      { id: maya.credentialId, userHandle: maya.handle() },
    ])
      expect(codeOf((await enter(omar, lies)).answer)).toEqual(REFUSED)
  })

  test('what Maya’s browser made for her challenge is not added to Omar, and no passkey twice', async () => {
    const maya = await member(harness, 'maya-three@quay.example')
    const omar = await member(harness, 'omar-three@quay.example')
    const begun = await maya.post('/api/passkeys/begin', { name: 'Laptop', password: PASSWORD })
    const credential = softwareAuthenticator().make(begun.json())
    expect(codeOf(await omar.post('/api/passkeys', { name: 'Mine', credential }))).toEqual(REFUSED)
    const device = await added(maya)
    const again = await omar.post('/api/passkeys/begin', { name: 'Mine', password: PASSWORD })
    const taken = await omar.post('/api/passkeys', { name: 'Mine', credential: device.make(again.json()) })
    expect(codeOf(taken)).toEqual(REFUSED)
    expect(await passkeysOf(omar)).toEqual([])
  })

  test('a passkey of an address that is no longer confirmed opens nothing', async () => {
    const device = await added(await member(harness, 'unconfirmed@quay.example'))
    await harness.database.app.query(
      "update users set email_verified = false where email = 'unconfirmed@quay.example'",
    )
    expect(codeOf((await enter(device)).answer)).toEqual(REFUSED)
  })
})
