import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../../server/database/database.ts'
import { testDatabase } from '../../../../tests/database.ts'
import { type Served, served, type SignedIn } from '../../../../tests/served.ts'
import { askAs } from '../platform-harness.ts'
import { overviewOf } from './overview.server.ts'
import { selfTest } from './self-test.server.ts'
import { CHECKS, type ProbeAnswer, type RowSecurityAnswer, type SightAnswer } from './diagnostics.requests.ts'

let database: Database
let server: Served
let who: Record<'maya' | 'ravi' | 'admin' | 'assistant', SignedIn>

beforeAll(async () => {
  database = await testDatabase()
  server = await served({}, database)
  const { harbor, lantern } = server
  who = {
    maya: await server.signIn(harbor.people['maya']!),
    ravi: await server.signIn(lantern.people['ravi']!),
    admin: await server.signIn(harbor.people['omar']!),
    assistant: await server.signIn(harbor.people['lena']!),
  }
  await database.owner.query(
    "insert into user_roles (user_id, role) values ($1, 'super_admin'), ($2, 'super_admin_assistant')",
    [who.admin.userId, who.assistant.userId],
  )
})
afterAll(() => server.stop())

const ACTS = ['reads', 'locks', 'inserts', 'updates', 'deletes'] as const

const asks = (): [string, object?][] => [
  ['/api/platform/overview'],
  ['/api/platform/row-security'],
  [`/api/platform/sight/${server.harbor.id}`],
  ['/api/platform/probe', { companyId: server.harbor.id }],
  ['/api/platform/self-test', {}],
]
const statuses = (whose: SignedIn | null) =>
  Promise.all(asks().map(async ([path, body]) => (await askAs(server, whose, path, body)).status))
const probed = async () =>
  (await askAs(server, who.admin, '/api/platform/probe', { companyId: server.harbor.id }))
    .body as unknown as ProbeAnswer
const secured = async () =>
  ((await askAs(server, who.admin, '/api/platform/row-security')).body as unknown as RowSecurityAnswer).tables

test('only people with a role on the installation learn how it is, directors or not', async () => {
  expect(await statuses(null)).toEqual([401, 401, 401, 401, 401])
  expect(await statuses(who.maya)).toEqual([403, 403, 403, 403, 403])
  expect(await statuses(who.assistant)).toEqual([200, 200, 200, 200, 200])
  expect(await statuses(who.admin)).toEqual([200, 200, 200, 200, 200])
})

test('a role opens no company: rows are counted and probed in one’s own only', async () => {
  const { id } = server.lantern
  expect((await askAs(server, who.admin, `/api/platform/sight/${id}`)).status).toBe(404)
  expect((await askAs(server, who.admin, '/api/platform/probe', { companyId: id })).status).toBe(404)
  const { body } = await askAs(server, who.admin, `/api/platform/sight/${server.harbor.id}`)
  const { tables, roles } = body as unknown as SightAnswer
  expect(roles).toEqual(['super_admin'])
  expect(tables.find(({ name }) => name === 'people')?.rows).toBe(4)
  expect(tables.find(({ name }) => name === 'companies')?.rows).toBe(1)
})

test('the overview counts, and the self-test passes what it tries', async () => {
  const overview = (await askAs(server, who.assistant, '/api/platform/overview')).body
  expect(overview).toMatchObject({ troubles: [], companies: 2, people: 5, roles: 2, sendsMail: false })
  expect(overview['databaseSize']).toBeGreaterThan(1_000_000)
  const { body } = await askAs(server, who.assistant, '/api/platform/self-test', {})
  const results = body['results'] as { check: string; passed: boolean }[]
  expect(results.map(({ check, passed }) => [check, passed])).toEqual(CHECKS.map((check) => [check, true]))
})

test('a table that a policy opens to other companies is found by its catalog and by trying', async () => {
  const before = await probed()
  expect(before.hasOtherCompany).toBe(true)
  expect(before.tables.length).toBeGreaterThan(30)
  expect(before.tables.filter((table) => ACTS.some((act) => table[act]))).toEqual([])
  expect(before.tables.find(({ name }) => name === 'teams')).toMatchObject({ hadRow: true })
  expect((await secured()).filter(({ isSound }) => !isSound)).toEqual([])

  await database.owner.query('create policy hole on teams using (true) with check (true)')
  expect((await probed()).tables.filter(({ reads }) => reads)).toEqual([
    { name: 'teams', hadRow: true, reads: true, locks: true, inserts: true, updates: true, deletes: true },
  ])
  expect((await secured()).filter(({ isSound }) => !isSound)).toMatchObject([
    { name: 'teams', enabled: true, forced: true },
  ])
  const { body } = await askAs(server, who.admin, '/api/platform/overview')
  expect(body['troubles']).toEqual(['security'])
  await database.owner.query('drop policy hole on teams')
})

test.each([
  ['select using (true)', 'reads'],
  ['insert with check (true)', 'inserts'],
  ['update using (true) with check (true)', 'updates'],
  ['delete using (true)', 'deletes'],
] as const)('a policy for %s alone is found, too', async (policy, act) => {
  await database.owner.query(`create policy hole on teams for ${policy}`)
  try {
    // What nobody sees they can't choose by its company, so an update or delete has to be given sight as well.
    if (act === 'updates' || act === 'deletes')
      await database.owner.query('create policy sight on teams for select using (true)')
    expect((await probed()).tables.filter((table) => table[act])).toMatchObject([{ name: 'teams' }])
    expect((await secured()).filter(({ isSound }) => !isSound)).toMatchObject([{ name: 'teams' }])
  } finally {
    await database.owner.query('drop policy hole on teams')
    await database.owner.query('drop policy if exists sight on teams')
  }
})

test('an installation whose data directory is not there yet is well', async () => {
  const config = { ...server.services.config, dataDirectory: '/nowhere/at/all' }
  expect(await overviewOf({ ...server.services, config })).toMatchObject({ troubles: [] })
})

test('a check fails when what it tries is not there', async () => {
  await database.owner.query('alter table rate_limits rename column tries to times')
  try {
    // Whoever asks is counted in the same table, so the check is asked for itself.
    const results = await selfTest(server.services)
    expect(results.filter(({ passed }) => !passed).map(({ check }) => check)).toEqual(['database'])
  } finally {
    await database.owner.query('alter table rate_limits rename column times to tries')
  }
})
