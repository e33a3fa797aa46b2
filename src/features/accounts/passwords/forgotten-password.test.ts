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

let harness: Harness
beforeAll(async () => {
  harness = await startAccounts()
})
afterAll(() => harness.stop())

describe('a forgotten password', () => {
  test('a mailed link sets a new one, confirms the address and ends every session', async () => {
    const own = await member(harness, 'forgot@harbor.example')
    const known = await browser(harness).post('/api/forgot-password', { email: 'forgot@harbor.example' })
    const unknown = await browser(harness).post('/api/forgot-password', { email: 'no-one@harbor.example' })
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body])

    const code = codeIn(await mailTo(harness, 'forgot@harbor.example', 'Choose a new password'))
    for (const password of ['password123', 'Spitfire']) {
      const weak = await browser(harness).post('/api/reset-password', { code, password })
      expect([weak.statusCode, weak.json().error.code]).toEqual([400, 'account/password-not-allowed'])
    }
    const reset = await browser(harness).post('/api/reset-password', { code, password: 'a-brand-new-anchor' })
    expect(reset.statusCode).toBe(200)
    expect(await own.signedInAs()).toBeNull()
    await mailTo(harness, 'forgot@harbor.example', 'Your password was changed')

    const old = await browser(harness).post('/api/sign-in', {
      email: 'forgot@harbor.example',
      password: PASSWORD,
    })
    const fresh = await browser(harness).post('/api/sign-in', {
      email: 'forgot@harbor.example',
      password: 'a-brand-new-anchor',
    })
    expect([old.statusCode, fresh.statusCode]).toEqual([401, 200])
  })

  test('a confirmation code does not reset a password, and a stale code does nothing', async () => {
    await browser(harness).post('/api/sign-up', {
      email: 'mixed@harbor.example',
      password: PASSWORD,
      fullName: 'Omar',
    })
    const code = codeIn(await mailTo(harness, 'mixed@harbor.example', 'Confirm your e-mail address'))
    expect(
      (await browser(harness).post('/api/reset-password', { code, password: PASSWORD })).statusCode,
    ).toBe(410)
    await harness.database.app.query("update account_tokens set expires_at = now() - interval '1 second'")
    expect((await browser(harness).post('/api/confirm-email', { code })).statusCode).toBe(410)
  })
})

test('an address that was entered leaves the same job behind, known or not, and no code', async () => {
  await member(harness, 'queued@harbor.example')
  await harness.pauseJobs()
  for (const email of ['queued@harbor.example', 'stranger@harbor.example']) {
    for (const url of ['/api/forgot-password', '/api/resend-confirmation'])
      await browser(harness).post(url, { email })
  }
  const { rows } = await harness.database.app.query<{ payload: Record<string, string> }>(
    'select payload from graphile_worker._private_jobs order by id',
  )
  expect(rows.map(({ payload }) => payload)).toEqual([
    { email: 'queued@harbor.example', reason: 'reset', returnTo: '' },
    { email: 'queued@harbor.example', reason: 'confirm', returnTo: '' },
    { email: 'stranger@harbor.example', reason: 'reset', returnTo: '' },
    { email: 'stranger@harbor.example', reason: 'confirm', returnTo: '' },
  ])
  const { rowCount } = await harness.database.app.query(
    "select from account_tokens where purpose = 'reset' and used_at is null",
  )
  expect(rowCount).toBe(0)
})
