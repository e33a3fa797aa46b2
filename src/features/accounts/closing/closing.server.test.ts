import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts'
import { type Served, served, type SignedIn } from '../../../../tests/served.ts'

/** More than a node has connections to its database. */
const MANY = 25

let database: TestDatabase
let server: Served

beforeAll(async () => {
  database = await testDatabase()
  server = await served({}, database)
})
afterAll(() => server?.stop())

const leave = ({ cookie }: SignedIn, email: string) =>
  fetch(`${server.url}/api/account/delete`, {
    method: 'POST',
    headers: { cookie, origin: server.url, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: '' }),
  })

/** While another node begins to close an account. */
async function whileAnotherBegins<T>(work: () => Promise<T>): Promise<T> {
  const client = await database.owner.connect()
  try {
    await client.query('begin')
    await client.query("select pg_advisory_xact_lock(hashtext('closing accounts'))")
    return await work()
  } finally {
    await client.query('rollback')
    client.release()
  }
}

test('whoever asks many times to be deleted keeps nobody else waiting', async () => {
  const nora = await server.signIn(await server.newcomer('nora@quarterdeck.example'))
  const omar = await server.signIn(server.harbor.people['omar']!)
  const answers = await whileAnotherBegins(async () => {
    const asked = Array.from({ length: MANY }, () => leave(nora, 'nora@quarterdeck.example'))
    await expect.poll(() => server.services.pool.totalCount).toBeGreaterThan(1)
    const sessions = await fetch(`${server.url}/api/sessions`, {
      headers: { cookie: omar.cookie },
    })
    expect(sessions.status).toBe(200)
    return Promise.all(asked)
  })
  for (const answer of answers) {
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
    expect(await answer.json()).toMatchObject({ error: { code: 'closing/not-now' } })
  }
  expect((await leave(nora, 'nora@quarterdeck.example')).status).toBe(200)
})

test('whoever asks while another account begins has their turn right after it', async () => {
  const ina = await server.signIn(await server.newcomer('ina@quarterdeck.example'))
  const asked = await whileAnotherBegins(async () => {
    const answer = leave(ina, 'ina@quarterdeck.example')
    await new Promise((resolve) => setTimeout(resolve, 400))
    return [answer]
  })
  expect((await asked[0]!).status).toBe(200)
})
