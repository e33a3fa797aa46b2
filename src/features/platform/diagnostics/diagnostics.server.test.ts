import { hostname } from 'node:os'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../../server/database/database.ts'
import { testDatabase } from '../../../../tests/database.ts'
import { bootstrap, type Line, openLine } from '../../../../tests/line.ts'
import { type Served, served, type SignedIn } from '../../../../tests/served.ts'
import { forgetFailedSignIns } from '../../accounts/sign-in/failed-sign-ins.server.ts'
import { askAs } from '../platform-harness.ts'
import { beatOf } from './heartbeat.server.ts'
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
  ['/api/platform/failed-sign-ins'],
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
  expect(await statuses(null)).toEqual([401, 401, 401, 401, 401, 401])
  expect(await statuses(who.maya)).toEqual([403, 403, 403, 403, 403, 403])
  expect(await statuses(who.assistant)).toEqual([200, 200, 200, 200, 200, 200])
  expect(await statuses(who.admin)).toEqual([200, 200, 200, 200, 200, 200])
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

test('each node says how many lines, people and companies are on it, and is forgotten when it says nothing', async () => {
  const nodes = async () => (await overviewOf(server.services)).nodes
  const standing = await bootstrap(server, who.maya, server.harbor.id)
  const lines = await Promise.all(
    [who.maya, who.maya].map((one) => openLine(server, one, server.harbor.id) as Promise<Line>),
  )
  for (const line of lines) line.greet(standing)
  await expect.poll(() => server.services.node.openLines().lines).toBe(2)
  await beatOf(server.services).stop()
  const both = (await nodes()).toSorted((one, other) => one.lines - other.lines)
  expect(both).toMatchObject([
    { host: hostname(), lines: 0 },
    { host: hostname(), lines: 2, people: 1, companies: 1 },
  ])
  await database.owner.query(
    "update node_heartbeats set seen_at = now() - interval '1 minute' where id = $1",
    [both[1]!.id],
  )
  expect((await nodes()).map(({ id }) => id)).toEqual([both[0]!.id])
  for (const line of lines) line.hangUp()
})

test('failed sign-ins are counted by day and network, and nothing tells whose they were', async () => {
  const signIn = (email: string) =>
    askAs(server, null, '/api/sign-in', { email, password: 'not the password at all' })
  expect((await signIn('maya@harbor.example')).status).toBe(401)
  expect((await signIn('nobody@harbor.example')).status).toBe(401)
  const { body } = await askAs(server, who.admin, '/api/platform/failed-sign-ins')
  expect(body).toMatchObject({
    days: [{ tries: 2 }],
    networks: [{ network: expect.stringMatching(/^(127\.0\.0\.0\/24|::\/48)$/) as string, tries: 2 }],
  })
  const { rows } = await database.owner.query('select * from failed_sign_ins')
  expect(JSON.stringify(rows)).not.toMatch(/harbor|maya|nobody|password/)
  await database.owner.query('update failed_sign_ins set day = day - 31')
  await forgetFailedSignIns(server.services.pool)
  expect((await askAs(server, who.admin, '/api/platform/failed-sign-ins')).body).toEqual({
    days: [],
    networks: [],
  })
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

test('it is told whether row security binds the owner of a table, too', async () => {
  const ofTeams = async () => (await secured()).find(({ name }) => name === 'teams')
  const { rows } = await database.owner.query<{ name: string; isSuper: boolean; seesAll: boolean }>(
    `select rolname as name, rolsuper or rolbypassrls as "seesAll",
       rolsuper and not exists (select from pg_extension where extname = 'citus') as "isSuper"
     from pg_roles where rolname = current_user`,
  )
  const { name: owner, isSuper, seesAll } = rows[0]!
  expect(await ofTeams()).toMatchObject({ owner, bindsOwner: !seesAll, isSound: true })
  try {
    await database.owner.query('alter table teams no force row level security')
    expect(await ofTeams()).toMatchObject({ owner, bindsOwner: false, isSound: false })
  } finally {
    await database.owner.query('alter table teams force row level security')
  }
  // Only a superuser gives a table to an owner of another kind, and not one that lies on several servers.
  if (!isSuper) return
  await database.owner.query('create role harbor_master')
  try {
    await database.owner.query('alter table teams owner to harbor_master')
    expect(await ofTeams()).toMatchObject({ owner: 'harbor_master', bindsOwner: true, isSound: true })
    await database.owner.query('alter role harbor_master bypassrls')
    expect(await ofTeams()).toMatchObject({ owner: 'harbor_master', bindsOwner: false, isSound: true })
  } finally {
    await database.owner.query(`alter table teams owner to ${owner}`)
    await database.owner.query('drop role harbor_master')
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
