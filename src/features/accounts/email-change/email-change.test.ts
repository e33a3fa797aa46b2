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
const carried: string[] = []
/** Whom a company has made one of its people before they ever came. */
const listed = new Set<string>()
const HARBOR = {
  id: '00000000-0000-7000-8000-000000000001',
  name: 'Harbor',
  slug: 'harbor',
  level: 'member',
  joinedAt: '2026-01-05T09:00:00.000Z',
}

beforeAll(async () => {
  harness = await startAccounts({
    companiesOf: async (userId) => {
      // Looking at companies takes a connection.
      await harness.database.app.query('select')
      return listed.has(userId) ? [HARBOR] : []
    },
    readdressPerson: async (_userId, email) => void carried.push(email),
  })
})
afterAll(() => harness.stop())

const LINK = 'Confirm your new e-mail address'
const ask = (own: Awaited<ReturnType<typeof member>>, email: string, password = PASSWORD) =>
  own.post('/api/email-change', { email, password })
const confirm = (code: string) => browser(harness).post('/api/email-change/confirm', { code })
const codeOf = (answer: { statusCode: number; json(): { error?: { code: string } } }) => [
  answer.statusCode,
  answer.json().error?.code,
]

describe('another e-mail address', () => {
  test('Maya asks with her password, both addresses are told, and the link changes it once', async () => {
    const maya = await member(harness, 'maya@old.example')
    expect(codeOf(await ask(maya, 'maya@new.example', 'not-her-password'))).toEqual([
      403,
      'account/password-not-yours',
    ])
    expect(codeOf(await ask(maya, ' Maya@OLD.example '))).toEqual([409, 'account/same-address'])
    expect((await ask(maya, 'maya@new.example')).statusCode).toBe(200)
    expect(await mailTo(harness, 'maya@old.example', 'A new e-mail address was asked for')).toContain(
      'maya@new.example',
    )
    await maya.post('/api/forgot-password', { email: 'maya@old.example' })
    const reset = codeIn(await mailTo(harness, 'maya@old.example', 'Choose a new password'))
    const code = codeIn(await mailTo(harness, 'maya@new.example', LINK))
    expect(await maya.signedInAs()).toBe('maya@old.example')
    expect((await confirm(code)).json()).toEqual({ email: 'maya@new.example' })
    expect(codeOf(await confirm(code))).toEqual([410, 'account/stale-link'])
    expect(await maya.signedInAs()).toBe('maya@new.example')
    for (const to of ['maya@old.example', 'maya@new.example'])
      await mailTo(harness, to, 'Your e-mail address was changed')
    await expect.poll(() => carried).toContain('maya@new.example')
    // Whoever reads the earlier mailbox can't come in by it.
    const stale = await browser(harness).post('/api/reset-password', {
      code: reset,
      password: 'a-lantern-at-night',
    })
    expect(stale.statusCode).toBe(410)
    const signIn = (email: string) => browser(harness).post('/api/sign-in', { email, password: PASSWORD })
    expect((await signIn('maya@old.example')).statusCode).toBe(401)
    expect((await signIn('maya@new.example')).statusCode).toBe(200)
  })

  test('an address with an account is answered like any other, and its owner is told', async () => {
    await member(harness, 'lena@taken.example', 'Lena')
    const omar = await member(harness, 'omar@old.example')
    expect((await ask(omar, 'lena@taken.example')).body).toBe('{}')
    await mailTo(harness, 'lena@taken.example', 'You already have a Quarterdeck account')
    const { rowCount } = await harness.database.app.query(
      "select from account_tokens where purpose = 'change-email' and detail = 'lena@taken.example'",
    )
    expect(rowCount).toBe(0)
  })

  test('of two people who confirm the same address at once, one has it', async () => {
    const [ina, theo] = [await member(harness, 'ina@old.example'), await member(harness, 'theo@old.example')]
    const codes: string[] = []
    for (const own of [ina, theo]) {
      await ask(own, 'both@new.example')
      const next = () => mailTo(harness, 'both@new.example', LINK).then(codeIn)
      await expect.poll(async () => codes.includes(await next())).toBe(false)
      codes.push(await next())
    }
    const answers = await Promise.all(codes.map(confirm))
    expect(answers.map(({ statusCode }) => statusCode).toSorted((left, right) => left - right)).toEqual([
      200, 409,
    ])
  })

  test('an account that was never confirmed gives way to whoever reads the address', async () => {
    await browser(harness).post('/api/sign-up', {
      email: 'squat@new.example',
      password: PASSWORD,
      fullName: 'Eve',
    })
    const nora = await member(harness, 'nora@old.example')
    await ask(nora, 'squat@new.example')
    const code = codeIn(await mailTo(harness, 'squat@new.example', LINK))
    expect((await confirm(code)).statusCode).toBe(200)
    expect(await nora.signedInAs()).toBe('squat@new.example')
  })

  test('of more browsers that use one link at once than there are connections, one changes the address', async () => {
    await browser(harness).post('/api/sign-up', {
      email: 'crowd@new.example',
      password: PASSWORD,
      fullName: 'Eve',
    })
    const lars = await member(harness, 'lars@old.example')
    await ask(lars, 'crowd@new.example')
    const code = codeIn(await mailTo(harness, 'crowd@new.example', LINK))
    const tries = Array.from({ length: 50 }, () => confirm(code))
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 410)).toHaveLength(49)
  })

  test('an account that a company made for one of its people does not give way', async () => {
    const { rows } = await harness.database.app.query<{ id: string }>(
      `insert into users (id, email, full_name, email_verified) values (gen_random_uuid(), 'rosa@harbor.example', 'Rosa', false) returning id`,
    )
    listed.add(rows[0]!.id)
    const rosa = await member(harness, 'rosa@old.example')
    await ask(rosa, 'rosa@harbor.example')
    const code = codeIn(await mailTo(harness, 'rosa@harbor.example', LINK))
    expect(codeOf(await confirm(code))).toEqual([409, 'account/address-taken'])
    expect(await rosa.signedInAs()).toBe('rosa@old.example')
    const kept = await harness.database.app.query('select from users where id = $1', [rows[0]!.id])
    expect(kept.rowCount).toBe(1)
  })

  test('only the latest link counts, a reset code is none, and a new password ends it', async () => {
    const piet = await member(harness, 'piet@old.example')
    await ask(piet, 'first@new.example')
    const first = codeIn(await mailTo(harness, 'first@new.example', LINK))
    await ask(piet, 'second@new.example')
    const second = codeIn(await mailTo(harness, 'second@new.example', LINK))
    expect((await confirm(first)).statusCode).toBe(410)
    await browser(harness).post('/api/forgot-password', { email: 'piet@old.example' })
    const reset = codeIn(await mailTo(harness, 'piet@old.example', 'Choose a new password'))
    expect((await confirm(reset)).statusCode).toBe(410)
    await browser(harness).post('/api/reset-password', { code: reset, password: 'a-lantern-at-night' })
    expect((await confirm(second)).statusCode).toBe(410)
  })
})

describe('another password while signed in', () => {
  const change = (own: Awaited<ReturnType<typeof member>>, password: string, newPassword: string) =>
    own.post('/api/change-password', { password, newPassword })

  test('takes the present one, ends the other sessions and tells by mail', async () => {
    const email = 'vera@old.example'
    const own = await member(harness, email)
    const other = browser(harness)
    await other.post('/api/sign-in', { email, password: PASSWORD })
    expect(codeOf(await change(own, 'not-her-password', 'a-lantern-at-night'))).toEqual([
      403,
      'account/password-not-yours',
    ])
    expect(codeOf(await change(own, PASSWORD, 'password1'))).toEqual([400, 'account/password-not-allowed'])
    expect(await other.signedInAs()).toBe(email)
    expect((await change(own, PASSWORD, 'a-lantern-at-night')).statusCode).toBe(200)
    expect([await own.signedInAs(), await other.signedInAs()]).toEqual([email, null])
    await mailTo(harness, email, 'Your password was changed')
    const { rows } = await harness.database.app.query(
      'select from account_devices d join users u on u.id = d.user_id where u.email = $1',
      [email],
    )
    // Only the browser in which it was changed is still known.
    expect(rows).toHaveLength(1)
  })
})

describe('a sign-in on a new device', () => {
  const mails = async (email: string) => {
    const { rows } = await harness.database.app.query<{ text: string }>(
      "select plain_text as text from mail_outbox where recipient = $1 and subject = 'A sign-in on a new device'",
      [email],
    )
    return rows.map(({ text }) => text)
  }

  test('is told by mail without an address; the first sign-in and known devices are not', async () => {
    const email = 'sven@old.example'
    const own = await member(harness, email)
    await own.post('/api/sign-in', { email, password: PASSWORD })
    const other = browser(harness, { ip: '192.0.2.77' })
    await other.post('/api/sign-in', { email, password: PASSWORD })
    await expect.poll(() => mails(email)).toHaveLength(1)
    const [text] = await mails(email)
    expect(text).toContain('Firefox on Linux')
    expect(text).not.toContain('192.0.2.77')
    await other.post('/api/sign-in', { email, password: PASSWORD })
    const places = (await other.get('/api/sessions')).json().sessions as { place: string }[]
    expect(places.map(({ place }) => place).toSorted()).toEqual([
      'an IPv4 address',
      'the server’s own machine',
    ])
    expect(await mails(email)).toHaveLength(1)
  })
})
