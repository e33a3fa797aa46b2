import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { browser, type Harness, member, PASSWORD, startAccounts } from '../accounts-harness.ts'
import { ACCOUNT_LIMITS } from '../rate-limits.server.ts'
import { afterPassword, appCode, guarded, secondStep } from './second-factor-harness.ts'

// Two nodes on one database; what one has counted, the other knows.
let harness: Harness
let other: Harness
let strict: Harness

beforeAll(async () => {
  harness = await startAccounts()
  other = await startAccounts({}, harness)
  const plenty = { tries: 10_000, seconds: 60 }
  strict = await startAccounts({ limits: { account: plenty, address: plenty, mail: plenty } }, harness)
})
afterAll(async () => {
  await strict.stop()
  await other.stop()
  await harness.stop()
})

const statuses = (answers: { statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).toSorted((left, right) => left - right)

/** One after the other, because each takes a slow hash; on both nodes in turn. */
async function manyAfterPassword(email: string) {
  const waiting: Awaited<ReturnType<typeof afterPassword>>[] = []
  for (let index = 0; index < 8; index++)
    waiting.push(await afterPassword(index % 2 ? harness : other, email))
  return waiting
}

test('one code at eight sign-ins on two nodes at once lets one in', async () => {
  const { secret, email } = await guarded(harness, 'maya@pier.example')
  const waiting = await manyAfterPassword(email)
  const code = appCode(secret)
  const answers = await Promise.all(waiting.map((one) => one.post(...secondStep(code))))
  expect(statuses(answers)).toEqual([200, ...Array.from({ length: 7 }, () => 403)])
})

test('a recovery code at eight sign-ins on two nodes at once lets one in', async () => {
  const { recoveryCodes, email } = await guarded(harness, 'omar@pier.example')
  const waiting = await manyAfterPassword(email)
  const answers = await Promise.all(waiting.map((one) => one.post(...secondStep(recoveryCodes[0]))))
  expect(statuses(answers)).toEqual([200, ...Array.from({ length: 7 }, () => 403)])
})

test('a code that was taken is refused later, and so are those before it', async () => {
  const { secret, email } = await guarded(harness, 'lena@pier.example')
  const [now, before] = [appCode(secret), appCode(secret, -1)]
  expect((await (await afterPassword(harness, email)).post(...secondStep(now))).statusCode).toBe(200)
  for (const code of [now, before]) {
    const answer = await (await afterPassword(other, email)).post(...secondStep(code))
    expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'account/wrong-code'])
  }
})

test('a sign-in that waits is used once, even with two right codes at once', async () => {
  const { secret, recoveryCodes, email } = await guarded(harness, 'ina@pier.example')
  const [here, there] = [await afterPassword(harness, email), browser(other)]
  for (const [name, value] of here.cookies) there.cookies.set(name, value)
  const answers = await Promise.all([
    here.post(...secondStep(appCode(secret))),
    there.post(...secondStep(recoveryCodes[0])),
  ])
  expect(statuses(answers)).toEqual([200, 401])
})

test('five wrong codes end a sign-in that waits', async () => {
  const { secret, email } = await guarded(harness, 'theo@pier.example')
  const own = await afterPassword(strict, email)
  const kept = own.cookies.get('__Host-quarterdeck-pending')!
  for (let tries = 0; tries < ACCOUNT_LIMITS.step.tries; tries++)
    expect((await own.post(...secondStep('000000'))).statusCode).toBe(403)
  expect((await own.post(...secondStep(appCode(secret)))).statusCode).toBe(401)
  own.cookies.set('__Host-quarterdeck-pending', kept)
  expect((await own.post(...secondStep(appCode(secret)))).statusCode).toBe(401)
})

test('guesses at an account are counted over all sign-ins and nodes; its own device is not locked out', async () => {
  const { own, secret, email } = await guarded(harness, 'nora@pier.example')
  const guesses: number[] = []
  for (let tries = 0; tries <= ACCOUNT_LIMITS.code.tries; tries++) {
    const stranger = await afterPassword(strict, email)
    guesses.push((await stranger.post(...secondStep('000000'))).statusCode)
  }
  expect(guesses.slice(0, -1).every((status) => status === 403)).toBe(true)
  expect(guesses.at(-1)).toBe(429)
  // Even the right code is not taken from a stranger's browser now.
  expect((await (await afterPassword(strict, email)).post(...secondStep(appCode(secret)))).statusCode).toBe(
    429,
  )
  await own.post('/api/sign-in', { email, password: PASSWORD })
  expect((await own.post(...secondStep(appCode(secret)))).statusCode).toBe(200)
})

test('the remembered device of one person is nothing for another', async () => {
  const maya = await guarded(harness, 'first@pier.example')
  const omar = await guarded(harness, 'second@pier.example')
  const device = await afterPassword(harness, maya.email)
  await device.post(...secondStep(appCode(maya.secret), true))
  const again = await device.post('/api/sign-in', { email: omar.email, password: PASSWORD })
  expect(again.json()).toEqual({ secondStep: true })
})

test('one person’s waiting sign-in takes no code of another', async () => {
  const maya = await guarded(harness, 'third@pier.example')
  const omar = await guarded(harness, 'fourth@pier.example')
  const waiting = await afterPassword(harness, maya.email)
  expect((await waiting.post(...secondStep(appCode(omar.secret)))).statusCode).toBe(403)
  expect((await waiting.post(...secondStep(omar.recoveryCodes[0]))).statusCode).toBe(403)
})

test('no sign-in waits: no cookie, an invented one, or the code of a mailed link', async () => {
  await guarded(harness, 'fifth@pier.example')
  const stranger = browser(harness)
  expect((await stranger.post(...secondStep('123456'))).statusCode).toBe(401)
  stranger.cookies.set('__Host-quarterdeck-pending', 'A'.repeat(43))
  expect((await stranger.post(...secondStep('123456'))).statusCode).toBe(401)
})

test('a secret that was moved to another account opens nothing', async () => {
  const maya = await guarded(harness, 'sixth@pier.example')
  const omar = await guarded(harness, 'seventh@pier.example')
  await harness.database.app.query(
    `update second_factors set secret = (select f.secret from second_factors f join users u on u.id = f.user_id where u.email = $1)
     where user_id = (select id from users where email = $2)`,
    [maya.email, omar.email],
  )
  const waiting = await afterPassword(harness, omar.email)
  expect((await waiting.post(...secondStep(appCode(maya.secret)))).statusCode).toBe(500)
  expect(await waiting.signedInAs()).toBeNull()
})

test('sessions begin in one place only, which asks for the second factor', async () => {
  const root = join(import.meta.dirname, '../../..')
  const files = (await readdir(root, { recursive: true })).filter((file) => /(?<!test)\.ts$/.test(file))
  const inserting: string[] = []
  for (const file of files)
    if (/insert into sessions/i.test(await readFile(join(root, file), 'utf8'))) inserting.push(file)
  expect(inserting).toEqual(['features/accounts/sign-in/admission.server.ts'])
})

test('a member without a second factor finds no codes to make or turn off', async () => {
  const piet = await member(harness, 'eighth@pier.example')
  const both = { password: PASSWORD, code: '123456' }
  expect((await piet.post('/api/second-factor/off', both)).statusCode).toBe(403)
  expect((await piet.post('/api/second-factor/recovery-codes', both)).statusCode).toBe(403)
})
