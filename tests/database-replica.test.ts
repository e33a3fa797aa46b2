import type pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { cellOf, setMetricValue } from '../src/features/metrics/values/metric-values.mutations.ts'
import { openDatabase } from '../src/server/database/database.ts'
import { inCompany } from '../src/server/database/in-company.ts'
import type { SyncNodeOptions } from '../src/sync/server/node-options.ts'
import type { SyncNode } from '../src/sync/server/node.ts'
import { type Cast, cast, makeNode } from './cast.ts'
import { connectedClient } from './connected-client.ts'
import { type DatabasePair, databasePair } from './database-pair.ts'
import { follow, harborBefore, TWO_YEARS, weekBefore } from './long-ago.ts'
import { signalServer } from './signal-server.ts'
import { removeDirectory, temporaryDirectory } from './temporary-directory.ts'

// A real standby that streams from a real primary: paused, frozen, stopped and made a primary itself.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const PATIENT = { standbyWaitMs: 15_000 }

let pair: DatabasePair
let stage: Cast
let metricId: string
const nodes: SyncNode[] = []

beforeAll(async () => {
  pair = await databasePair()
  stage = await cast({ distributed: false }, pair.database)
  metricId = await crewMetric('Tides')
  await seed(Array.from({ length: 60 }, (_, week) => valueRow(metricId, week)))
})
afterEach(async () => {
  for (const node of nodes.splice(0)) await node.stop()
})
afterAll(async () => {
  await stage?.stop()
  await pair?.stop()
})

const { seed, crewMetric, valueRow } = harborBefore(() => stage)

const inStandby: SyncNodeOptions['inCompany'] = (...inside) => inCompany(pair.database.standby!, ...inside)

/** A second server, which reads history from the standby. */
function reader(options: Partial<SyncNodeOptions> = {}): SyncNode {
  const node = makeNode(stage.pool, { distributed: false, inStandby, ...options })
  nodes.push(node)
  return node
}

/** What lena is shown of the metric, by week, when she asks for two years; `meanwhile` happens once she has asked. */
async function shown(node: SyncNode, meanwhile?: () => Promise<void>): Promise<Map<string, number>> {
  const line = await follow(node, stage.harbor.lena)
  line.want({ ...TWO_YEARS, teamId: stage.harbor.teams.crew })
  await meanwhile?.()
  await expect.poll(() => line.pages().at(-1)?.more, { timeout: 20_000 }).toBe(false)
  line.leave()
  const rows = line.pages().flatMap((page) => page.rows.map(([, row]) => row as unknown as Value))
  return new Map(rows.filter((row) => row.metricId === metricId).map(({ week, value }) => [week, value]))
}
type Value = { metricId: string; week: string; value: number }

/** The node learns of everything that has been committed, as by a poke; this one is told of nothing. */
async function hears(node: SyncNode): Promise<void> {
  const served = (await node.company(stage.harbor.companyId))!
  await served.replica.exclusive(() => served.feed.catchUp())
}

const setValue = (week: number, value: number) =>
  stage.harbor.omar.does(setMetricValue, { ...cellOf(metricId, weekBefore(week)), value })

async function onStandby<T extends pg.QueryResultRow>(query: string): Promise<T> {
  const client = await connectedClient(pair.standby.address)
  try {
    return (await client.query<T>(query)).rows[0]!
  } finally {
    await client.end()
  }
}

async function pause(): Promise<void> {
  await onStandby('select pg_wal_replay_pause()')
  await expect
    .poll(() => onStandby('select pg_get_wal_replay_pause_state() as state'))
    .toEqual({ state: 'paused' })
}

const resume = async () => void (await onStandby('select pg_wal_replay_resume()'))

test('history is read from the standby, as recent as what the browser has seen', async () => {
  const node = reader(PATIENT)
  for (let value = 1_000; value < 1_010; value++) {
    await setValue(50, value)
    await hears(node)
    expect((await shown(node)).get(weekBefore(50))).toBe(value)
  }
  expect(node.history.counts).toEqual({ standby: 10, primary: 0 })
})

test('a standby that is behind is waited for', async () => {
  const node = reader(PATIENT)
  await pause()
  await setValue(51, 2_000)
  expect((await shown(node, resume)).get(weekBefore(51))).toBe(2_000)
  expect(node.history.counts).toEqual({ standby: 1, primary: 0 })
})

test('while replay is paused the primary answers, and nothing that was seen is missing', async () => {
  let asked = 0
  const node = reader({ standbyWaitMs: 2_000, inStandby: (...inside) => (asked++, inStandby(...inside)) })
  await pause()
  try {
    await setValue(52, 3_000)
    expect((await shown(node)).get(weekBefore(52))).toBe(3_000)
    expect(node.history.counts).toEqual({ standby: 0, primary: 1 })
    expect(asked).toBeGreaterThan(1)
    const before = asked
    await shown(node)
    expect([asked, node.history.counts.primary]).toEqual([before, 2])
  } finally {
    await resume()
  }
  await expect
    .poll(async () => (await shown(node), node.history.counts.standby), { timeout: 20_000, interval: 1_000 })
    .toBeGreaterThan(0)
})

test('a standby that no longer answers keeps nobody waiting', async () => {
  const node = reader()
  try {
    await signalServer(pair.standby.pid()!, 'STOP')
    expect((await shown(node)).get(weekBefore(10))).toBe(10)
  } finally {
    await signalServer(pair.standby.pid()!, 'CONT')
  }
  expect(node.history.counts).toEqual({ standby: 0, primary: 1 })
})

test('on the standby a company sees its own rows only, and nothing can be written', async () => {
  const { harbor, lantern } = stage
  const count = 'select count(*)::int as n from metric_values where company_id = $1'
  const seenBy = (companyId: string) =>
    inStandby(companyId, null, async (connection) => (await connection.query(count, [harbor.companyId])).rows)
  expect(await seenBy(harbor.companyId)).toEqual([{ n: 60 }])
  expect(await seenBy(lantern.companyId)).toEqual([{ n: 0 }])
  expect((await pair.database.standby!.query(count, [harbor.companyId])).rows).toEqual([{ n: 0 }])
  const writing = inStandby(harbor.companyId, null, (connection) =>
    connection.query('update people set full_name = full_name'),
  )
  await expect(writing).rejects.toThrow('read-only')
})

test('a server finds the standby at DATABASE_REPLICA_URL and signs in there as the application', async () => {
  const dataDirectory = await temporaryDirectory('replica')
  const { owner, app, standby } = pair.urls
  const database = await openDatabase({
    dataDirectory,
    databaseUrl: owner,
    databaseAppUrl: app,
    databaseReplicaUrl: standby,
    port: 0,
  })
  const query = 'select current_user as name, pg_is_in_recovery() as follows'
  expect((await database.standby!.query(query)).rows).toEqual([{ name: 'quarterdeck_app', follows: true }])
  await database.stop()
  await removeDirectory(dataDirectory)
})

test('a standby that has not heard of a restore yet is not read from', async () => {
  await pause()
  await pair.database.owner.query('update sync_head set epoch = gen_random_uuid()')
  const node = reader()
  await shown(node)
  expect(node.history.counts).toEqual({ standby: 0, primary: 1 })
  await resume()
})

test('a standby that went its own way, or was stopped, is not read from', async () => {
  await onStandby('select pg_promote()')
  await onStandby('update metric_values set value = -1')
  const [node, later] = [reader(), reader()]
  expect((await shown(node)).get(weekBefore(11))).toBe(11)
  expect(node.history.counts).toEqual({ standby: 0, primary: 1 })
  await pair.standby.stop()
  expect((await shown(later)).get(weekBefore(11))).toBe(11)
  expect(later.history.counts).toEqual({ standby: 0, primary: 1 })
})
