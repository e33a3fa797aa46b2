import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HttpError } from '../../../server/http-error.ts'
import {
  browser,
  codeIn,
  type Harness,
  mailTo,
  member,
  PASSWORD,
  startAccounts,
} from '../accounts-harness.ts'
import { guarded } from '../second-factor/second-factor-harness.ts'
import { refuse } from './passkeys.refusals.ts'
import { PASSKEYS_AT_MOST } from './passkeys.rules.ts'
import { type Lies, ORIGIN, softwareAuthenticator } from './software-authenticator.ts'

/** Their companies have providers of their own, and require them. */
const elsewhere = new Set<string>()
let harness: Harness
let beside: Harness

beforeAll(async () => {
  harness = await startAccounts({
    async mayEnter(userId) {
      if (elsewhere.has(userId)) throw new HttpError(403, refuse.reason('passkey/refused'))
    },
  })
  beside = await startAccounts({}, harness)
})
afterAll(async () => {
  await beside.stop()
  await harness.stop()
})

type Browser = ReturnType<typeof browser>

const codeOf = (answer: { statusCode: number; json(): { error?: { code: string } } }) => [
  answer.statusCode,
  answer.json().error?.code,
]
const statusesOf = (answers: { statusCode: number }[]): number[] =>
  answers.map(({ statusCode }) => statusCode).toSorted((left, right) => left - right)
const REFUSED = [403, 'passkey/refused']

/** Adds a passkey in a browser that is signed in. */
async function added(own: Browser, name = 'Laptop', lies: Lies = {}) {
  const device = softwareAuthenticator()
  const begun = await own.post('/api/passkeys/begin', { name, password: PASSWORD })
  expect(begun.json().error).toBeUndefined()
  const credential = device.make(begun.json(), lies)
  const answer = await own.post('/api/passkeys', { name, credential })
  return Object.assign(device, { answer, credential })
}

const challengeOf = async (own: Browser) =>
  (await own.post('/api/sign-in/passkey/begin', {})).json() as { challenge: string }

/** Signs in with a passkey in a new browser. */
async function enter(device: ReturnType<typeof softwareAuthenticator>, lies: Lies = {}, at = harness) {
  const own = browser(at)
  const credential = device.sign(await challengeOf(own), lies)
  const answer = await own.post('/api/sign-in/passkey', { credential })
  return Object.assign(own, { answer, credential })
}

const passkeysOf = async (own: Browser) =>
  ((await own.get('/api/passkeys')).json() as { passkeys: Record<string, unknown>[] }).passkeys

describe('a passkey of one’s own', () => {
  test('Maya adds one, is told by mail, and comes in by it alone though codes are on', async () => {
    const { own, email } = await guarded(harness, 'maya@quay.example')
    const device = await added(own, 'Maya’s laptop')
    expect(device.answer.statusCode).toBe(200)
    await mailTo(harness, email, 'A passkey was added')
    expect(await passkeysOf(own)).toEqual([
      {
        id: expect.any(String),
        name: 'Maya’s laptop',
        keeper: 'device',
        madeOn: 'Firefox on Linux',
        createdAt: expect.stringMatching(/^\d{4}-/),
        lastUsedAt: null,
      },
    ])
    const visit = await enter(device)
    expect(visit.answer.json()).toEqual({ secondStep: false })
    expect(await visit.signedInAs()).toBe(email)
    expect((await passkeysOf(own))[0]).toMatchObject({ lastUsedAt: expect.stringMatching(/^\d{4}-/) })
  })

  test('it belongs to the configured address, asks for its holder, and names what is there already', async () => {
    const own = await member(harness, 'options@quay.example')
    const first = await added(own)
    const begun = await own.post('/api/passkeys/begin', { name: 'Phone', password: PASSWORD })
    expect(begun.json()).toMatchObject({
      rp: { id: 'quarterdeck.example', name: 'Quarterdeck' },
      excludeCredentials: [{ id: first.credentialId }],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    })
    const asked = await browser(harness).post('/api/sign-in/passkey/begin', {})
    expect(asked.json()).toMatchObject({ rpId: 'quarterdeck.example', userVerification: 'required' })
  })

  test('neither adding nor removing goes without the password', async () => {
    const own = await member(harness, 'lena@quay.example')
    const device = await added(own)
    const begin = await own.post('/api/passkeys/begin', { name: 'Phone', password: 'not-her-password' })
    expect(codeOf(begin)).toEqual([403, 'account/password-not-yours'])
    const [{ id }] = (await passkeysOf(own)) as [{ id: string }]
    const remove = (password: string, as = own) => as.post('/api/passkeys/remove', { id, password })
    expect(codeOf(await remove('not-her-password'))).toEqual([403, 'account/password-not-yours'])
    const eve = await member(harness, 'eve@quay.example')
    expect(codeOf(await remove(PASSWORD, eve))).toEqual([404, 'passkey/no-such'])
    expect((await remove(PASSWORD)).statusCode).toBe(200)
    expect(codeOf((await enter(device)).answer)).toEqual(REFUSED)
    await mailTo(harness, 'lena@quay.example', 'A passkey was removed')
  })

  test('there is room for so many, also when several are added at once', async () => {
    const own = await member(harness, 'many@quay.example')
    await added(own)
    await harness.database.app.query(
      `insert into passkeys
         (id, user_id, credential_id, public_key, may_be_copied, is_copied, transports, name, made_on)
       select gen_random_uuid(), p.user_id, 'of-key-' || n, public_key, false, false, transports, 'Key', made_on
       from generate_series(1, $1::int) n, passkeys p join users u on u.id = p.user_id and email = 'many@quay.example'`,
      [PASSKEYS_AT_MOST - 3],
    )
    const credentials = []
    for (let made = 0; made < 4; made++) {
      const begun = await own.post('/api/passkeys/begin', { name: 'Key', password: PASSWORD })
      credentials.push(softwareAuthenticator().make(begun.json()))
    }
    const answers = await Promise.all(
      credentials.map((credential) => own.post('/api/passkeys', { name: 'Key', credential })),
    )
    expect(statusesOf(answers)).toEqual([200, 200, 409, 409])
    expect(await passkeysOf(own)).toHaveLength(PASSKEYS_AT_MOST)
    const next = await own.post('/api/passkeys/begin', { name: 'Key', password: PASSWORD })
    expect(codeOf(next)).toEqual([409, 'passkey/too-many'])
  })

  test('a new password by mail removes what somebody else may have added', async () => {
    const email = 'reset@quay.example'
    const own = await member(harness, email)
    const device = await added(own)
    await own.post('/api/forgot-password', { email })
    const code = codeIn(await mailTo(harness, email, 'Choose a new password'))
    await own.post('/api/reset-password', { code, password: 'another-lantern-at-sea' })
    expect(codeOf((await enter(device)).answer)).toEqual(REFUSED)
    await mailTo(harness, email, 'Your passkeys were removed')
  })

  test('whose company requires its own provider does not come in by a passkey', async () => {
    const own = await member(harness, 'away@quay.example')
    const device = await added(own)
    elsewhere.add(Buffer.from(device.handle(), 'base64url').toString())
    const visit = await enter(device)
    expect(visit.answer.statusCode).toBe(403)
    expect(await visit.signedInAs()).toBeNull()
  })
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
