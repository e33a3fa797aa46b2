import { afterAll, beforeAll, expect, test } from 'vitest'
import { browser, member, PASSWORD, startAccounts, type Harness } from './accounts-harness.ts'
import { addressBucket } from './rate-limits.server.ts'

const plenty = { tries: 10_000, seconds: 60 }
const guess = { password: 'a-wrong-guess-42' }
let harness: Harness

beforeAll(async () => {
  harness = await startAccounts({
    limits: { account: { tries: 5, seconds: 3_600 }, address: plenty, mail: { tries: 2, seconds: 3_600 } },
  })
})
afterAll(() => harness.stop())

test('after five guesses from anywhere an account answers 429, even to the right password', async () => {
  await member(harness, 'maya@harbor.example')
  for (let index = 0; index < 5; index++) {
    const { statusCode } = await browser(harness, { ip: `192.0.2.${index}` }).post('/api/sign-in', {
      email: 'maya@harbor.example',
      ...guess,
    })
    expect(statusCode).toBe(401)
  }
  const right = await browser(harness).post('/api/sign-in', {
    email: 'maya@harbor.example',
    password: PASSWORD,
  })
  expect([right.statusCode, right.json().error.code]).toEqual([429, 'account/too-many-attempts'])
})

test('an unknown address is locked like a known one', async () => {
  const statuses = []
  for (let index = 0; index < 6; index++) {
    statuses.push(
      (await browser(harness).post('/api/sign-in', { email: 'ghost@harbor.example', ...guess })).statusCode,
    )
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
})

test('guesses at one moment are counted exactly', async () => {
  const tries = Array.from({ length: 12 }, () =>
    browser(harness).post('/api/sign-in', { email: 'burst@harbor.example', ...guess }),
  )
  const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode)
  // Five are let in; on a busy machine their hashes may take longer than an answer may.
  expect(statuses.filter((status) => status === 429)).toHaveLength(7)
  expect(statuses.filter((status) => ![401, 429, 503].includes(status))).toEqual([])
})

test('strangers who lock an account do not lock out the browser that knows it', async () => {
  const own = await member(harness, 'omar@harbor.example')
  await own.post('/api/sign-in', { email: 'omar@harbor.example', password: PASSWORD })
  for (let index = 0; index < 6; index++)
    await browser(harness).post('/api/sign-in', { email: 'omar@harbor.example', ...guess })
  expect(
    (await own.post('/api/sign-in', { email: 'omar@harbor.example', password: PASSWORD })).statusCode,
  ).toBe(200)
})

test('a right password resets the count', async () => {
  await member(harness, 'lena@harbor.example')
  for (let round = 0; round < 2; round++) {
    for (let index = 0; index < 4; index++)
      await browser(harness).post('/api/sign-in', { email: 'lena@harbor.example', ...guess })
    const { statusCode } = await browser(harness).post('/api/sign-in', {
      email: 'lena@harbor.example',
      password: PASSWORD,
    })
    expect(statusCode).toBe(200)
  }
})

test('addresses with a plus are one mailbox, which gets no more mails than its plain address', async () => {
  for (const email of ['ravi+1@quay.example', 'ravi+2@quay.example', 'ravi+3@quay.example'])
    await browser(harness).post('/api/sign-up', { email, password: PASSWORD, fullName: 'Ravi' })
  await expect.poll(waitingJobs).toBe(0)
  const { rowCount } = await harness.database.app.query(
    "select from mail_outbox where recipient like 'ravi+%@quay.example'",
  )
  expect(rowCount).toBe(2)
})

test('the third mail of a kind within the hour is silently dropped', async () => {
  await member(harness, 'theo@harbor.example')
  for (let index = 0; index < 3; index++) {
    expect(
      (await browser(harness).post('/api/forgot-password', { email: 'theo@harbor.example' })).statusCode,
    ).toBe(200)
  }
  await expect.poll(waitingJobs).toBe(0)
  const { rowCount } = await harness.database.app.query(
    "select from mail_outbox where recipient = 'theo@harbor.example' and subject = 'Choose a new password'",
  )
  expect(rowCount).toBe(2)
})

test('one network address may sign in ten times a minute; another is not affected', async () => {
  const strict = await startAccounts({ limits: { account: plenty } })
  try {
    const statuses = []
    for (let index = 0; index < 11; index++) {
      statuses.push(
        (
          await browser(strict, { ip: '192.0.2.7' }).post('/api/sign-in', {
            email: `p${index}@harbor.example`,
            ...guess,
          })
        ).statusCode,
      )
    }
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429])
    const other = await browser(strict, { ip: '192.0.2.8' }).post('/api/sign-in', {
      email: 'p0@harbor.example',
      ...guess,
    })
    expect(other.statusCode).toBe(401)
  } finally {
    await strict.stop()
  }
})

test.each([
  ['192.0.2.7', 'x:192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', 'x:2001:db8:1:2'],
  ['2001:db8:1:2::9', 'x:2001:db8:1:2'],
  ['2001:db8::9', 'x:2001:db8:0:0'],
  ['::1', 'x:0:0:0:0'],
  ['::ffff:192.0.2.7', 'x:192.0.2.7'],
  ['unknown', 'x:unknown'],
])('the address %s counts in the bucket %s', (address, bucket) =>
  expect(addressBucket('x', address)).toBe(bucket),
)

async function waitingJobs(): Promise<number> {
  const { rows } = await harness.database.app.query<{ count: string }>(
    'select count(*) from graphile_worker.jobs',
  )
  return Number(rows[0]?.count)
}
