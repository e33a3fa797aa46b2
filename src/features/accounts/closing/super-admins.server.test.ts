import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts'
import { type Served, served, servedConfig, type SignedIn } from '../../../../tests/served.ts'
import { type RunningServer, startServer } from '../../../server/server.ts'

let database: TestDatabase
let server: Served
let beside: RunningServer
let [nora, ina]: SignedIn[] = []

beforeAll(async () => {
  database = await testDatabase()
  const shared = { ...database, stop: async () => undefined }
  server = await served({}, shared)
  beside = await startServer(servedConfig(), shared)
})
afterAll(async () => {
  await beside?.stop()
  await server?.stop()
  await database?.stop()
})

let tries = 0
const addressOf = (name: string) => `${name}-${tries}@quarterdeck.example`

beforeEach(async () => {
  tries++
  nora = await server.signIn(await server.newcomer(addressOf('nora')))
  ina = await server.signIn(await server.newcomer(addressOf('ina')))
  const { pool } = server.services
  await pool.query('delete from user_roles')
  for (const { userId } of [nora, ina])
    await pool.query("insert into user_roles (user_id, role) values ($1, 'super_admin')", [userId])
})

async function ask(at: RunningServer, { cookie }: SignedIn, path: string, body?: object) {
  const answer = await fetch(`${at.url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { cookie, origin: at.url, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const told = (await answer.json()) as { error?: { code: string }; isLastSuperAdmin?: boolean }
  return { status: answer.status, code: told.error?.code, isLast: told.isLastSuperAdmin }
}

const remove = (at: RunningServer, who: SignedIn, name: string) =>
  ask(at, who, '/api/account/delete', { email: addressOf(name), password: '' })
const takeRole = (at: RunningServer, who: SignedIn, whose: SignedIn) =>
  ask(at, who, '/api/platform/roles/remove', { userId: whose.userId, role: 'super_admin' })
const isLast = async (who: SignedIn) => (await ask(server, who, '/api/account/outlook')).isLast

const left = async () =>
  (
    await server.services.pool.query(
      `select from user_roles r join users u on u.id = r.user_id
       where r.role = 'super_admin' and u.closing_since is null`,
    )
  ).rowCount

test('the last super admin keeps their account until somebody else is one, and reads so before', async () => {
  expect(await isLast(nora!)).toBe(false)
  expect(await remove(beside, ina!, 'ina')).toMatchObject({ status: 200 })
  expect(await isLast(nora!)).toBe(true)
  expect(await remove(server, nora!, 'nora')).toMatchObject({ status: 409, code: 'closing/last-super-admin' })
  expect(await takeRole(server, nora!, nora!)).toMatchObject({ status: 409, code: 'role/last-super-admin' })
  expect(await left()).toBe(1)
})

test('of two who go at once on two nodes, one stays', async () => {
  const answers = await Promise.all([remove(server, nora!, 'nora'), remove(beside, ina!, 'ina')])
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  expect(await left()).toBe(1)
})

test('one who goes and one whose role is taken at the same time don’t both end', async () => {
  const answers = await Promise.all([remove(server, nora!, 'nora'), takeRole(beside, ina!, ina!)])
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  expect(await left()).toBe(1)
})
