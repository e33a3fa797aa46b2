import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  browser,
  codeIn,
  type Harness,
  mailTo,
  member,
  PASSWORD,
  startAccounts,
} from '../accounts-harness.ts'
import { aDayPasses, afterPassword, appCode, guarded, secondStep } from './second-factor-harness.ts'

let harness: Harness

beforeAll(async () => {
  harness = await startAccounts()
})
afterAll(() => harness.stop())

const codeOf = (answer: { statusCode: number; json(): { error?: { code: string } } }) => [
  answer.statusCode,
  answer.json().error?.code,
]
const WRONG = [403, 'account/wrong-code']
const AGAIN = [401, 'account/sign-in-again']
const PENDING = '__Host-quarterdeck-pending'

describe('turning one-time codes on and off', () => {
  test('Maya scans the code, confirms it and is told by mail; the secret is stored sealed', async () => {
    const { own, secret, recoveryCodes, email } = await guarded(harness, 'maya@quay.example')
    expect(recoveryCodes).toHaveLength(10)
    expect((await own.get('/api/second-factor')).json()).toEqual({
      since: expect.stringMatching(/^\d{4}-/),
      recoveryCodesLeft: 10,
      rememberedDevices: 0,
    })
    await mailTo(harness, email, 'One-time codes were turned on')
    const { rows } = await harness.database.app.query<{ all: string }>(
      'select string_agg(f::text, $1) || (select string_agg(r::text, $1) from recovery_codes r) as all from second_factors f',
      [' '],
    )
    for (const hidden of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))])
      expect(rows[0]!.all).not.toContain(hidden)
  })

  test('nothing begins without the password, and a second set-up does not replace the first', async () => {
    const lena = await member(harness, 'lena@quay.example')
    const begin = (password: string) => lena.post('/api/second-factor/begin', { password })
    expect(codeOf(await begin('not-her-password'))).toEqual([403, 'account/password-not-yours'])
    const { secret } = (await begin(PASSWORD)).json()
    expect(codeOf(await lena.post('/api/second-factor/confirm', { code: '000000' }))).toEqual(WRONG)
    // Not on yet: the password alone still lets her in.
    expect((await afterPassword(harness, 'lena@quay.example')).answer.json()).toEqual({ secondStep: false })
    const confirmed = await lena.post('/api/second-factor/confirm', { code: appCode(secret) })
    expect(confirmed.statusCode).toBe(200)
    expect(codeOf(await begin(PASSWORD))).toEqual([409, 'account/second-factor-on'])
    const again = await lena.post('/api/second-factor/confirm', { code: appCode(secret, 1) })
    expect(codeOf(again)).toEqual([409, 'account/set-up-again'])
  })

  test('a set-up from hours ago is confirmed by nobody', async () => {
    const ina = await member(harness, 'ina@quay.example')
    const { secret } = (await ina.post('/api/second-factor/begin', { password: PASSWORD })).json()
    await harness.database.app.query("update second_factors set created_at = now() - interval '2 hours'")
    const late = await ina.post('/api/second-factor/confirm', { code: appCode(secret) })
    expect(codeOf(late)).toEqual([409, 'account/set-up-again'])
  })

  test('turning them off takes password and code, and forgets remembered devices', async () => {
    const { own, secret, email } = await guarded(harness, 'omar@quay.example')
    const second = await afterPassword(harness, email)
    await second.post(...secondStep(appCode(secret), true))
    expect((await own.get('/api/second-factor')).json().rememberedDevices).toBe(1)
    await aDayPasses(harness)
    const off = (password: string, code: string) => own.post('/api/second-factor/off', { password, code })
    expect(codeOf(await off('not-his-password', appCode(secret)))).toEqual([
      403,
      'account/password-not-yours',
    ])
    expect(codeOf(await off(PASSWORD, '000000'))).toEqual(WRONG)
    const waiting = await afterPassword(harness, email)
    expect((await off(PASSWORD, appCode(secret, 1))).statusCode).toBe(200)
    expect((await own.get('/api/second-factor')).json()).toEqual({
      since: null,
      recoveryCodesLeft: 0,
      rememberedDevices: 0,
    })
    expect(codeOf(await waiting.post(...secondStep(appCode(secret, -1))))).toEqual(AGAIN)
    expect((await afterPassword(harness, email)).answer.json()).toEqual({ secondStep: false })
    await mailTo(harness, email, 'One-time codes were turned off')
  })

  test('new recovery codes end the earlier ones', async () => {
    const { own, secret, recoveryCodes, email } = await guarded(harness, 'theo@quay.example')
    const made = await own.post('/api/second-factor/recovery-codes', {
      password: PASSWORD,
      code: appCode(secret),
    })
    const next = made.json().recoveryCodes as [string]
    const waiting = await afterPassword(harness, email)
    expect(codeOf(await waiting.post(...secondStep(recoveryCodes[0])))).toEqual(WRONG)
    expect((await waiting.post(...secondStep(next[0]))).statusCode).toBe(200)
  })
})

describe('signing in with a second factor', () => {
  test('the password alone opens nothing; with a code the session begins', async () => {
    const { secret, email } = await guarded(harness, 'nora@quay.example')
    const nora = await afterPassword(harness, email)
    expect(nora.answer.json()).toEqual({ secondStep: true })
    expect(nora.answer.headers['set-cookie']).toMatch(
      /^__Host-quarterdeck-pending=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    expect(await nora.signedInAs()).toBeNull()
    expect((await nora.post(...secondStep(appCode(secret)))).statusCode).toBe(200)
    expect(await nora.signedInAs()).toBe(email)
    expect(nora.cookies.has(PENDING)).toBe(false)
  })

  test.each([-1, 1])('a clock that is off by %i step still counts, two steps do not', async (steps) => {
    const { secret, email } = await guarded(harness, `drift${steps}@quay.example`)
    const own = await afterPassword(harness, email)
    // Twice the drift may be once when a step begins in between; three times is never.
    expect(codeOf(await own.post(...secondStep(appCode(secret, 3 * steps))))).toEqual(WRONG)
    expect((await own.post(...secondStep(appCode(secret, steps)))).statusCode).toBe(200)
  })

  test('a remembered device is not asked again, until it is forgotten or the time is over', async () => {
    const { own, secret, email } = await guarded(harness, 'piet@quay.example')
    const signIn = () => own.post('/api/sign-in', { email, password: PASSWORD })
    expect((await signIn()).json()).toEqual({ secondStep: true })
    await own.post(...secondStep(appCode(secret), true))
    expect((await signIn()).json()).toEqual({ secondStep: false })
    await own.post('/api/second-factor/forget-devices', {})
    expect((await signIn()).json()).toEqual({ secondStep: true })
    await aDayPasses(harness)
    await own.post(...secondStep(appCode(secret), true))
    await harness.database.app.query(
      "update account_devices set remembered_until = remembered_until - interval '30 days'",
    )
    expect((await signIn()).json()).toEqual({ secondStep: true })
  })

  test('a new password by mail does not get around the second factor, and forgets the device', async () => {
    const { own, secret, email } = await guarded(harness, 'vera@quay.example')
    await own.post('/api/sign-in', { email, password: PASSWORD })
    await own.post(...secondStep(appCode(secret), true))
    await own.post('/api/forgot-password', { email })
    const code = codeIn(await mailTo(harness, email, 'Choose a new password'))
    const password = 'another-lantern-at-sea'
    expect((await own.post('/api/reset-password', { code, password })).statusCode).toBe(200)
    expect(await own.signedInAs()).toBeNull()
    expect((await own.post('/api/sign-in', { email, password })).json()).toEqual({ secondStep: true })
  })

  test('a link that confirms an address waits for the code too', async () => {
    const { email } = await guarded(harness, 'sven@quay.example')
    await harness.database.app.query('update users set email_verified = false where email = $1', [email])
    await browser(harness).post('/api/resend-confirmation', { email })
    const seen = await harness.database.app.query(
      'select count(*)::int as n from mail_outbox where recipient = $1',
      [email],
    )
    await expect
      .poll(async () => {
        const { rows } = await harness.database.app.query<{ n: number }>(
          "select count(*)::int as n from mail_outbox where recipient = $1 and subject like 'Confirm%'",
          [email],
        )
        return rows[0]!.n
      })
      .toBeGreaterThan(1)
    expect(seen.rows).toHaveLength(1)
    const stranger = browser(harness)
    const code = codeIn(await mailTo(harness, email, 'Confirm your e-mail address'))
    expect((await stranger.post('/api/confirm-email', { code })).json()).toEqual({ secondStep: true })
    expect(await stranger.signedInAs()).toBeNull()
  })

  test('somebody who lost the phone comes in with a recovery code, once, and is told', async () => {
    const { recoveryCodes, email } = await guarded(harness, 'lost@quay.example')
    const own = await afterPassword(harness, email)
    expect((await own.post(...secondStep(recoveryCodes[3]!.toUpperCase()))).statusCode).toBe(200)
    expect((await own.get('/api/second-factor')).json().recoveryCodesLeft).toBe(9)
    await mailTo(harness, email, 'A recovery code was used')
    const again = await afterPassword(harness, email)
    expect(codeOf(await again.post(...secondStep(recoveryCodes[3]!)))).toEqual(WRONG)
  })
})
