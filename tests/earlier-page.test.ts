import { afterAll, beforeAll, expect, test } from 'vitest'
import { app } from '../src/features/registry.ts'
import { newId } from '../src/sync/id.ts'
import { bootstrap } from './line.ts'
import { type Served, served, type SignedIn } from './served.ts'

// A page that was loaded before the schema was raised, asking a server that runs since.
const schema = app.schema - 1

let server: Served
let lena: SignedIn

beforeAll(async () => {
  server = await served()
  lena = await server.signIn(server.harbor.people['lena']!)
})
afterAll(() => server.stop())

const post = (path: string, body: object) =>
  fetch(`${server.url}/api/sync/${server.harbor.id}/${path}`, {
    method: 'POST',
    headers: { cookie: lena.cookie, origin: server.url, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(20_000),
  })

test('its line is told to start afresh and gets no rows', async () => {
  const { seq, epoch } = await bootstrap(server, lena, server.harbor.id)
  const answer = await post('stream', {
    t: 'hello',
    clientId: newId(),
    schema,
    epoch,
    cursor: seq,
    scopes: ['c'],
  })
  expect(await answer.text()).toBe('data: {"t":"reset","why":"schema"}\n\n')
})

test('nothing of its queue runs; it is told which schema the server has', async () => {
  const answer = await post('mutate', {
    clientId: newId(),
    schema,
    mutations: [{ mid: 1, name: 'renamePerson', args: { personId: lena.userId, fullName: 'Old Lena' } }],
  })
  expect(answer.status).toBe(409)
  expect(await answer.json()).toMatchObject({ error: { code: 'sync/update-available' }, schema: app.schema })
})
