import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
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
afterEach(() => vi.restoreAllMocks())
afterAll(() => harness.stop())

const NEW_PASSWORD = 'a-brand-new-anchor'

const signIn = async (email: string) => {
  const own = browser(harness)
  await own.post('/api/sign-in', { email, password: PASSWORD })
  return own
}

/** From now on nothing more is said about sessions once a transaction is over, as if the node ended then. */
function endAfterTheTransaction(): void {
  const pool = harness.database.app as { query(...asked: unknown[]): Promise<unknown> }
  const ask = pool.query.bind(pool)
  vi.spyOn(pool, 'query').mockImplementation((...asked) =>
    /delete from sessions|pg_notify/.test(String(asked[0]))
      ? Promise.reject(new Error('The node has ended'))
      : ask(...asked),
  )
}

test('a node that ends as soon as a forgotten password is replaced leaves no session to a thief', async () => {
  const email = 'reset@harbor.example'
  await member(harness, email)
  const thief = await signIn(email)
  await browser(harness).post('/api/forgot-password', { email })
  const code = codeIn(await mailTo(harness, email, 'Choose a new password'))
  endAfterTheTransaction()
  await browser(harness).post('/api/reset-password', { code, password: NEW_PASSWORD })
  vi.restoreAllMocks()
  const again = await browser(harness).post('/api/reset-password', { code, password: NEW_PASSWORD })
  expect(again.statusCode).toBe(410)
  await expect.poll(thief.signedInAs).toBeNull()
})

test('a node that ends as soon as a password is changed leaves only the session that changed it', async () => {
  const email = 'change@harbor.example'
  const own = await member(harness, email)
  const thief = await signIn(email)
  endAfterTheTransaction()
  await own.post('/api/change-password', { password: PASSWORD, newPassword: NEW_PASSWORD })
  vi.restoreAllMocks()
  await expect.poll(thief.signedInAs).toBeNull()
  expect(await own.signedInAs()).toBe(email)
})

interface Asked {
  query(...asked: unknown[]): Promise<unknown>
}

/** Has somebody sign in between the end of the sessions and the moment at which the new password counts. */
function signingInMeanwhile(email: string): { thief(): ReturnType<typeof signIn> } {
  const pool = harness.database.app
  const connect = pool.connect.bind(pool) as (...asked: unknown[]) => Promise<Asked>
  const watched = new WeakSet<Asked>()
  let thief: ReturnType<typeof signIn> | undefined
  vi.spyOn(pool as { connect: typeof connect }, 'connect').mockImplementation(async (...callback) => {
    if (callback.length > 0) return connect(...callback)
    const client = await connect()
    if (watched.has(client)) return client
    watched.add(client)
    const ask = client.query.bind(client)
    let hasEnded = false
    vi.spyOn(client, 'query').mockImplementation(async (...asked) => {
      if (hasEnded && !thief && /^commit/i.test(String(asked[0]))) {
        thief = signIn(email)
        // A cluster keeps it waiting until this commits.
        await Promise.race([thief, new Promise((resolve) => setTimeout(resolve, 2_000))])
      }
      hasEnded ||= /delete from sessions/.test(String(asked[0]))
      return ask(...asked)
    })
    return client
  })
  return { thief: () => thief! }
}

test('whoever signs in with the earlier password while it is being replaced is signed out', async () => {
  const email = 'meanwhile@harbor.example'
  const own = await member(harness, email)
  const meanwhile = signingInMeanwhile(email)
  await own.post('/api/change-password', { password: PASSWORD, newPassword: NEW_PASSWORD })
  const thief = await meanwhile.thief()
  await expect.poll(thief.signedInAs).toBeNull()
  expect(await own.signedInAs()).toBe(email)
})

test('whoever shows the earlier password, and is let in once it is replaced, is not', async () => {
  const email = 'late@harbor.example'
  const own = await member(harness, email)
  const pool = harness.database.app as { query(...asked: unknown[]): Promise<unknown> }
  const ask = pool.query.bind(pool)
  let replaced: unknown
  vi.spyOn(pool, 'query').mockImplementation(async (...asked) => {
    if (!replaced && /insert into sessions/.test(String(asked[0])))
      replaced = await own.post('/api/change-password', { password: PASSWORD, newPassword: NEW_PASSWORD })
    return ask(...asked)
  })
  const thief = browser(harness)
  const answer = await thief.post('/api/sign-in', { email, password: PASSWORD })
  expect(replaced).toMatchObject({ statusCode: 200 })
  expect(answer.statusCode).toBe(401)
  expect(await thief.signedInAs()).toBeNull()
  expect(await own.signedInAs()).toBe(email)
})
