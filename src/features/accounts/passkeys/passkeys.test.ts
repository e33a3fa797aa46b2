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
import { codeOf, passkeysAt, REFUSED, statusesOf } from './passkeys-harness.ts'
import { softwareAuthenticator } from './software-authenticator.ts'

/** Their companies have providers of their own, and require them. */
const elsewhere = new Set<string>()
let harness: Harness
const { added, enter, passkeysOf } = passkeysAt(() => harness)

beforeAll(async () => {
  harness = await startAccounts({
    async mayEnter(userId) {
      if (elsewhere.has(userId)) throw new HttpError(403, refuse.reason('passkey/refused'))
    },
  })
})
afterAll(() => harness.stop())

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
    // It counts as a second factor, where a company asks for one.
    const { rows } = await harness.database.app.query(
      `select s.second_factor_at is not null as shown from sessions s join users u on u.id = s.user_id
       where u.email = $1 order by s.created_at`,
      [email],
    )
    expect(rows).toEqual([{ shown: true }, { shown: true }])
  })

  test('it is named anew by its owner, and by nobody else', async () => {
    const own = await member(harness, 'names@quay.example')
    const other = await member(harness, 'others@quay.example')
    await added(own, 'Phone')
    const [{ id }] = (await passkeysOf(own)) as [{ id: string }]
    expect((await other.post('/api/passkeys/rename', { id, name: 'Mine now' })).statusCode).toBe(404)
    expect((await own.post('/api/passkeys/rename', { id, name: ' ' })).statusCode).toBe(400)
    expect((await own.post('/api/passkeys/rename', { id, name: 'x'.repeat(101) })).statusCode).toBe(400)
    expect(await passkeysOf(own)).toMatchObject([{ name: 'Phone' }])
    expect((await own.post('/api/passkeys/rename', { id, name: ' Old phone ' })).statusCode).toBe(200)
    expect(await passkeysOf(own)).toMatchObject([{ id, name: 'Old phone' }])
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

  test('what the address field offers opens the account too, and pages merely opened take nothing from the button', async () => {
    const own = await member(harness, 'field@quay.example')
    const device = await added(own)
    const page = browser(harness)
    const offer = async () =>
      (await page.post('/api/sign-in/passkey/offer', {})).json() as { options: { challenge: string } | null }
    const { options } = await offer()
    expect(options).toMatchObject({ rpId: 'quarterdeck.example', userVerification: 'required' })
    const visit = await page.post('/api/sign-in/passkey', { credential: device.sign(options!) })
    expect(visit.statusCode).toBe(200)
    await harness.database.app.query("update rate_limits set tries = 120 where bucket like 'passkey-offer:%'")
    expect(await offer()).toEqual({ options: null })
    expect((await enter(device)).answer.statusCode).toBe(200)
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
