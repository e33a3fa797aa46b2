import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Revocation } from '../../../server/session-revocations.ts'
import { openSessions } from '../../../server/session.ts'
import { browser, member, PASSWORD, startAccounts, type Harness } from '../accounts-harness.ts'

let harness: Harness
const renamed: [string, string][] = []
const companies = ['Harbor', 'Lantern'].map((name, index) => ({
  id: `00000000-0000-7000-8000-00000000000${index}`,
  name,
  slug: name.toLowerCase(),
  level: 'member',
  joinedAt: '2026-01-05T09:00:00.000Z',
}))

beforeAll(async () => {
  harness = await startAccounts({
    companiesOf: async () => companies,
    currentCompanyOf: async () => companies[1]!.id,
    renamePerson: async (userId, fullName) => void renamed.push([userId, fullName]),
    demoPeople: async () => [{ email: 'dana@demo.example', fullName: 'Dana Reed', role: 'Director' }],
  })
})
afterAll(() => harness.stop())

async function twoBrowsers(email: string) {
  const laptop = await member(harness, email)
  const phone = browser(harness, {
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Safari/604.1',
  })
  await phone.post('/api/sign-in', { email, password: PASSWORD })
  return { laptop, phone }
}

test('a visitor is nobody and can’t see sessions', async () => {
  const visitor = browser(harness)
  expect((await visitor.get('/api/session')).json()).toEqual({
    user: null,
    companies: [],
    currentCompanyId: null,
  })
  expect((await visitor.get('/api/sessions')).statusCode).toBe(401)
  expect((await visitor.post('/api/profile', { fullName: 'Nobody' })).statusCode).toBe(401)
})

test('Maya sees who she is, her companies and the one she chose', async () => {
  const maya = await member(harness, 'maya@harbor.example', 'Maya Harbor')
  const { user, ...rest } = (await maya.get('/api/session')).json()
  expect(user).toMatchObject({ email: 'maya@harbor.example', fullName: 'Maya Harbor' })
  expect(rest).toEqual({ companies, currentCompanyId: companies[1]!.id })
})

test('Omar signs his phone out from the laptop, and the phone is signed out at its next request', async () => {
  const { laptop, phone } = await twoBrowsers('omar@harbor.example')
  expect(await phone.signedInAs()).toBe('omar@harbor.example')
  const { sessions } = (await laptop.get('/api/sessions')).json()
  expect(sessions.map(({ device, current }: Record<string, unknown>) => [device, current])).toEqual([
    ['Firefox on Linux', true],
    ['Safari on iPhone', false],
  ])
  expect(JSON.stringify(sessions)).not.toContain(phone.cookies.get('__Host-quarterdeck'))
  expect((await laptop.post('/api/sessions/revoke', { sessionId: sessions[1].id })).statusCode).toBe(200)
  expect(await phone.signedInAs()).toBeNull()
  expect(await laptop.signedInAs()).toBe('omar@harbor.example')
})

test('nobody ends the session of somebody else', async () => {
  const lena = await member(harness, 'lena@harbor.example')
  const ravi = await member(harness, 'ravi@lantern.example')
  const { sessions } = (await lena.get('/api/sessions')).json()
  const refused = await ravi.post('/api/sessions/revoke', { sessionId: sessions[0].id })
  expect([refused.statusCode, refused.json().error.code]).toEqual([404, 'account/session-ended'])
  expect(await lena.signedInAs()).toBe('lena@harbor.example')
})

test('signing out of all others leaves this one; signing out everywhere leaves none', async () => {
  const { laptop, phone } = await twoBrowsers('theo@harbor.example')
  expect((await laptop.post('/api/sessions/revoke-others', {})).json()).toEqual({ ended: 1 })
  expect([await laptop.signedInAs(), await phone.signedInAs()]).toEqual(['theo@harbor.example', null])

  await phone.post('/api/sign-in', { email: 'theo@harbor.example', password: PASSWORD })
  const answer = await phone.post('/api/sign-out', { everywhere: true })
  expect(answer.headers['clear-site-data']).toBe('"storage"')
  expect(phone.cookies.has('__Host-quarterdeck')).toBe(false)
  expect(await laptop.signedInAs()).toBeNull()
})

test('another node and its open connections hear of a revocation at once', async () => {
  const own = await member(harness, 'ina@harbor.example')
  const other = await openSessions({ pool: harness.database.app, secureCookies: true })
  try {
    const request = { headers: { cookie: `__Host-quarterdeck=${own.cookies.get('__Host-quarterdeck')}` } }
    const session = await other.sessionOf(request)
    expect(session).toMatchObject({ email: 'ina@harbor.example' })
    const heard: Revocation[] = []
    other.onSessionRevoked((revocation) => heard.push(revocation))
    await own.post('/api/sign-out', { everywhere: false })
    await expect.poll(() => heard).toEqual([{ userId: session!.userId, sessionIds: [session!.id] }])
    expect(await other.sessionOf(request)).toBeNull()
  } finally {
    await other.stop()
  }
})

test('a node that cannot understand such a notice looks every session up anew', async () => {
  const own = await member(harness, 'newer@harbor.example')
  const other = await openSessions({ pool: harness.database.app, secureCookies: true })
  try {
    const request = { headers: { cookie: `__Host-quarterdeck=${own.cookies.get('__Host-quarterdeck')}` } }
    expect(await other.sessionOf(request)).toMatchObject({ email: 'newer@harbor.example' })
    for (const payload of ['of no use', 'null'])
      await harness.database.owner.query('select pg_notify($1, $2)', ['session_revoked', payload])
    const heard: Revocation[] = []
    other.onSessionRevoked((revocation) => heard.push(revocation))
    await own.post('/api/sign-out', { everywhere: false })
    await expect.poll(() => heard).toHaveLength(1)
    expect(await other.sessionOf(request)).toBeNull()
  } finally {
    await other.stop()
  }
})

test('a node whose connection for such notices broke listens again', async () => {
  const own = await member(harness, 'broken@harbor.example')
  const other = await openSessions({ pool: harness.database.app, secureCookies: true })
  // Nobody else may see what the application's role runs.
  const pool = harness.database.app
  try {
    const listening =
      "select pid from pg_stat_activity where datname = current_database() and state = 'idle' and query = 'listen session_revoked'"
    // A node that was stopped before may still be leaving.
    await expect.poll(async () => (await pool.query(listening)).rowCount).toBe(2)
    const { rows: before } = await pool.query<{ pid: number }>(listening)
    await pool.query('select pg_terminate_backend(pid) from unnest($1::int[]) pid', [
      before.map(({ pid }) => pid),
    ])
    const again = async () => {
      const { rows } = await pool.query<{ pid: number }>(listening)
      return rows.filter(({ pid }) => before.every((gone) => gone.pid !== pid)).length
    }
    await expect.poll(again).toBe(before.length)
    const heard: Revocation[] = []
    other.onSessionRevoked((revocation) => heard.push(revocation))
    await own.post('/api/sign-out', { everywhere: false })
    await expect.poll(() => heard.length).toBe(1)
  } finally {
    await other.stop()
  }
})

test('a session ends 14 days after it was last used and 30 days after it began', async () => {
  const own = await member(harness, 'days@harbor.example')
  const age = (what: string) =>
    harness.database.app.query(
      `update sessions set ${what} where user_id = (select id from users where email = 'days@harbor.example')`,
    )
  const freshNode = async () => {
    const node = await openSessions({ pool: harness.database.app, secureCookies: true })
    const cookie = `__Host-quarterdeck=${own.cookies.get('__Host-quarterdeck')}`
    try {
      return await node.sessionOf({ headers: { cookie } })
    } finally {
      await node.stop()
    }
  }
  const { rows } = await harness.database.app.query<{ days: number }>(
    "select round(extract(epoch from expires_at - s.created_at) / 86400)::int as days from sessions s join users u on u.id = user_id where email = 'days@harbor.example'",
  )
  expect(rows).toEqual([{ days: 30 }])
  await age("last_seen_at = now() - interval '13 days 23 hours'")
  expect(await freshNode()).not.toBeNull()
  await age("last_seen_at = now() - interval '14 days 1 minute'")
  expect(await freshNode()).toBeNull()
  await age("last_seen_at = now(), expires_at = now() - interval '1 second'")
  expect(await freshNode()).toBeNull()
})

test('a new name shows at once and is carried into the companies', async () => {
  const own = await member(harness, 'name@harbor.example', 'Old Name')
  expect((await own.post('/api/profile', { fullName: ' New Name ' })).statusCode).toBe(200)
  const { user } = (await own.get('/api/session')).json()
  expect(user.fullName).toBe('New Name')
  expect(renamed[0]).toEqual([user.id, 'New Name'])
})

test('somebody renames themselves twenty times an hour, and not without end', async () => {
  const own = await member(harness, 'renamed@harbor.example')
  const statuses: number[] = []
  for (let time = 0; time < 21; time++)
    statuses.push((await own.post('/api/profile', { fullName: `Ina ${time}` })).statusCode)
  expect(statuses).toEqual([...Array(20).fill(200), 429])
})

test.each(['a\u0000b', '\u0000', 'a\ud800b'])(
  'the name %j, which no database keeps, is refused',
  async (fullName) => {
    const maya = await member(harness, `maya${Math.random()}@harbor.example`, 'Maya')
    expect((await maya.post('/api/profile', { fullName })).statusCode).toBe(400)
    expect((await maya.get('/api/session')).json().user.fullName).toBe('Maya')
    const signUp = { email: 'new@harbor.example', password: PASSWORD, fullName }
    expect((await browser(harness).post('/api/sign-up', signUp)).statusCode).toBe(400)
  },
)

test('one network address can enter the demo sixty times a minute', async () => {
  const script = browser(harness, { ip: '203.0.113.77' })
  const statuses = []
  for (let tries = 0; tries < 61; tries++)
    statuses.push((await script.post('/api/demo/enter', { as: 'nobody@demo.example' })).statusCode)
  expect(statuses.slice(0, 60)).not.toContain(429)
  expect(statuses.at(-1)).toBe(429)
})

test('a visitor enters the demo as one of its people and as nobody else', async () => {
  await member(harness, 'dana@demo.example', 'Dana Reed')
  const visitor = browser(harness)
  expect((await visitor.get('/api/install')).json()).toEqual({ demo: true, mailbox: true })
  const refused = await visitor.post('/api/demo/enter', { as: 'maya@harbor.example' })
  expect([refused.statusCode, refused.json().error.code]).toEqual([404, 'account/not-in-demo'])
  expect(await visitor.signedInAs()).toBeNull()
  expect((await visitor.post('/api/demo/enter', {})).statusCode).toBe(200)
  expect(await visitor.signedInAs()).toBe('dana@demo.example')
})
