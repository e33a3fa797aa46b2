import { randomBytes } from 'node:crypto'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts'
import { type Served, served, servedConfig, type SignedIn } from '../../../../tests/served.ts'
import { makeTrusted } from '../../../server/outgoing/addresses.ts'
import { makeOutgoing } from '../../../server/outgoing/outgoing.ts'
import { defineMutation } from '../../../sync/define-mutation.ts'
import { newId } from '../../../sync/id.ts'
import { addDays } from '../../time/calendar.rules.ts'
import { asking } from '../../integrations/receiver-harness.ts'
import { people } from '../../people/people.table.ts'
import type { DataSourceInput, DataSourceList } from './data-sources.requests.ts'
import { sourcesOf, THIS_WEEK } from './sources-harness.ts'
import type { SourceInput, SourceState, Trial } from './sources.requests.ts'
import { addressOf, queryRows } from './sql-connection.server.ts'

const PASSWORD = `reader-${randomBytes(12).toString('hex')}`
const READER = `reader_${randomBytes(6).toString('hex')}`

let server: Served
/** The company’s own database, reached by a port like every other. */
let warehouse: TestDatabase
let port: number
let door: Server
let maya: SignedIn, lena: SignedIn, omar: SignedIn, ravi: SignedIn
let ask: ReturnType<typeof asking>
let warehouseId: string
const { newMetric, sql, valueOf, sqlOf } = sourcesOf(() => server)

/** A port that leads to the database of the tests, which may listen on a file alone. */
async function opened(url: string): Promise<Server> {
  const { hostname, port: given, searchParams } = new URL(url)
  const [host, at] = [searchParams.get('host') ?? hostname, searchParams.get('port') ?? given]
  const inside = () => (host.startsWith('/') ? connect(`${host}/.s.PGSQL.${at}`) : connect(Number(at), host))
  return listening((socket) => {
    const to = inside()
    socket.pipe(to).pipe(socket)
    for (const one of [socket, to]) one.on('error', () => [socket, to].forEach((end) => end.destroy()))
  })
}
async function listening(onSocket: (socket: Socket) => void): Promise<Server> {
  const made = createServer(onSocket)
  await new Promise<void>((resolve) => made.listen(0, '127.0.0.1', resolve))
  return made
}
const portOf = (of: Server) => (of.address() as AddressInfo).port

const database = (patch: Partial<DataSourceInput> = {}): DataSourceInput => ({
  companyId: server.harbor.id,
  name: 'Warehouse',
  host: '127.0.0.1',
  port,
  database: new URL(warehouse.urls.DATABASE_URL).pathname.slice(1),
  username: READER,
  password: PASSWORD,
  tls: false,
  ...patch,
})
const save = (input: DataSourceInput, by = maya) => ask('/api/data-sources', by, input)
const list = async (by = maya) => ask<DataSourceList>(`/api/data-sources/${server.harbor.id}`, by)
const tryOut = async (query: string, id = warehouseId) => {
  const metricId = await newMetric(`Tried ${newId()}`)
  return (await ask<Trial>('/api/metrics/source/try', maya, sql(metricId, id, query))).body
}
const act = (metricId: string, by = maya) =>
  ask<SourceState>('/api/metrics/source/act', by, { companyId: server.harbor.id, metricId, act: 'run' })

const changing = (personId: string, level: 'director' | 'manager') =>
  defineMutation('changing', {
    input: {},
    internal: true,
    may: (actor) => actor.system,
    run: (tx) => tx.update(people, personId, { level }),
  })

beforeAll(async () => {
  server = await served({ OUTGOING_PRIVATE: '127.0.0.1' })
  warehouse = await testDatabase()
  door = await opened(warehouse.urls.DATABASE_URL)
  port = portOf(door)
  await warehouse.owner.query(`create role ${READER} login password '${PASSWORD}'`)
  await warehouse.owner.query(`create schema shop; create table shop.sales (day date, amount numeric);
    create function shop.sell() returns int language sql volatile as $$ insert into shop.sales values (now(), 1); select 1 $$;
    grant usage on schema shop to ${READER}; grant all on all tables in schema shop to ${READER}`)
  await warehouse.owner.query('insert into shop.sales values ($1, 12.5), ($2, 30)', [
    THIS_WEEK,
    addDays(THIS_WEEK, -5),
  ])
  ask = asking(server.url)
  const { harbor, lantern } = server
  maya = await server.signIn(harbor.people['maya']!)
  omar = await server.signIn(harbor.people['omar']!)
  lena = await server.signIn(harbor.people['lena']!)
  ravi = await server.signIn(lantern.people['ravi']!)
  await save(database())
  warehouseId = (await list()).body.dataSources[0]!.id
})
afterAll(async () => {
  await server.stop()
  door.close()
  await warehouse.owner.query(`drop schema shop cascade; drop role ${READER}`)
  await warehouse.stop()
})

describe('a metric that a query fills', () => {
  test('has the number that it selects, and those who may see the query know where it came from', async () => {
    const id = await newMetric('Sold')
    const query = 'select sum(amount) from shop.sales'
    expect((await ask('/api/metrics/source', maya, sql(id, warehouseId, query))).status).toBe(200)
    expect((await act(id)).body).toMatchObject({
      runs: [{ value: 42.5, failure: null }],
      origins: [{ kind: 'sql', origin: 'Warehouse', detail: query, value: 42.5 }],
      source: { kind: 'sql', dataSourceId: warehouseId, query },
    })
    expect(await valueOf(id)).toBe(42.5)
    const seen = (await ask<SourceState>(`/api/metrics/source/${server.harbor.id}/${id}`, lena)).body
    expect(seen).toMatchObject({ origins: [{ origin: 'Warehouse', detail: null }], dataSources: null })
    expect(JSON.stringify(seen)).not.toContain('shop.sales')
  })

  test('is filled for several weeks by two columns', async () => {
    const id = await newMetric('Sold by week')
    const query = "select date_trunc('week', day), sum(amount) from shop.sales group by 1 order by 1;"
    await ask('/api/metrics/source', maya, sql(id, warehouseId, query))
    expect((await act(id)).body.runs[0]).toMatchObject({ weeks: 2, failure: null })
    expect([await valueOf(id), await valueOf(id, addDays(THIS_WEEK, -7))]).toEqual([12.5, 30])
  })

  test.each([
    ['a row is written', 'insert into shop.sales values (now(), 1)'],
    [
      'a query writes',
      'with one as (insert into shop.sales values (now(), 1) returning 1) select * from one',
    ],
    ['a function writes', 'select shop.sell()'],
    ['a transaction is made to write', 'set transaction read write'],
    ['a setting is made to write', "select set_config('transaction_read_only', 'off', true), shop.sell()"],
    ['there are several statements', 'select 1; insert into shop.sales values (now(), 1)'],
    ['a transaction is ended', 'select 1; commit; insert into shop.sales values (now(), 1)'],
    ['a program is started', "copy (select 1) to program 'touch /tmp/owned'"],
    ['a block is run', 'do $$ begin insert into shop.sales values (now(), 1); end $$'],
    ['a row is locked', 'select amount from shop.sales for update'],
    ['it is no number', "select 'many'"],
    ['there are several rows', 'select generate_series(1, 1000000000)'],
    [
      'there are too many weeks',
      'select now() - make_interval(weeks => n), n from generate_series(1, 100) n',
    ],
    ['there are three columns', 'select 1, 2, 3'],
    ['there is no row', 'select 1 where false'],
    ['there is nothing', 'select null::int'],
    ['it is endless', 'select 1e400::numeric'],
    ['it is huge', "select repeat('9', 200000000)"],
    ['it is nonsense', 'selct 1'],
  ])('gets nothing where %s', async (_what, query) => {
    const trial = await tryOut(query)
    expect(trial.cells).toEqual([])
    expect(trial.failure).toMatch(/./)
    expect(JSON.stringify(trial)).not.toContain(PASSWORD)
    const { rows } = await warehouse.owner.query<{ count: number }>(
      'select count(*)::int as count from shop.sales',
    )
    expect(rows[0]!.count).toBe(2)
  })

  test('does not wait for a query that sleeps', async () => {
    expect((await tryOut('select pg_sleep(60)')).failure).toMatch(/statement timeout/)
  })

  test('waits for no server that says nothing, and reads no flood', async () => {
    const flood = await listening((socket) => {
      socket.on('error', () => undefined)
      // A message of a gigabyte, as the protocol would announce one.
      const head = Buffer.from([0x53, 0x3f, 0xff, 0xff, 0xff])
      socket.write(head)
      const more = setInterval(() => socket.write(Buffer.alloc(65_536, 0x41)), 1)
      socket.on('close', () => clearInterval(more))
    })
    const connection = { ...database({ port: portOf(flood) }), password: PASSWORD, certificate: null }
    await expect(queryRows(server.services, 'harbor', connection, 'select 1')).rejects.toMatchObject({
      name: expect.stringMatching(/SqlRefused|OutgoingError/),
    })
    flood.close()
  })
})

describe('a database of the company', () => {
  test('is seen, changed, tested and queried by directors alone', async () => {
    const metricId = await newMetric('Whose query')
    for (const [by, status] of [
      [omar, 403],
      [lena, 403],
      [ravi, 404],
    ] as const) {
      expect((await list(by)).status).toBe(status)
      expect((await save(database(), by)).status).toBe(status)
      const gone = { companyId: server.harbor.id, id: warehouseId, act: 'remove' }
      expect((await ask('/api/data-sources/act', by, gone)).status).toBe(status)
      const input: SourceInput = sql(metricId, warehouseId, 'select 1')
      expect((await ask('/api/metrics/source', by, input)).status).toBe(status)
      expect((await ask('/api/metrics/source/try', by, input)).status).toBe(status)
    }
    const theirs = { companyId: server.lantern.id, id: warehouseId, act: 'test' }
    expect((await ask('/api/data-sources/act', ravi, theirs)).status).toBe(404)
  })

  test('is read in the name of a director, and not after they were demoted', async () => {
    const id = await newMetric('Demoted')
    const level = (to: 'director' | 'manager') =>
      server.services.node.run(server.harbor.id, null, changing(omar.userId, to), {})
    await level('director')
    expect((await ask('/api/metrics/source', omar, sql(id, warehouseId, 'select 1'))).status).toBe(200)
    expect((await act(id)).body.runs[0]?.failure).toBeNull()
    await level('manager')
    expect((await act(id)).body.runs[0]?.failure).toMatch(/may not do so any more/)
  })

  test('keeps its password to itself, and to the host that it was entered for', async () => {
    const everything = await sqlOf<{ row: object }>(
      `select to_jsonb(d) as row from data_sources d where company_id = $1 union all
       select to_jsonb(s) from metric_sources s where company_id = $1 union all
       select to_jsonb(r) from metric_runs r where company_id = $1`,
    )
    const told = [JSON.stringify((await list()).body), JSON.stringify(everything.rows)]
    for (const text of told) expect(text).not.toContain(PASSWORD)
    const reached: string[] = []
    const thief = await listening((socket) => {
      reached.push('connected')
      socket.destroy()
    })
    const { password: _left, ...moved } = database({ id: warehouseId, port: portOf(thief) })
    expect((await save(moved)).body.error?.code).toBe('data-source/password')
    const { password: _also, ...renamed } = database({ id: warehouseId, name: 'Warehouse' })
    expect((await save(renamed)).status).toBe(200)
    expect((await tryOut('select 7')).cells).toMatchObject([{ value: 7 }])
    expect(reached).toEqual([])
    thief.close()
  })

  test('stands in no private network, and is not where the server keeps its own rows', async () => {
    for (const host of ['10.0.0.7', '169.254.169.254', '::1', 'localhost'])
      expect((await save(database({ host }))).body.error?.code, host).toBe('source/not-usable')
    const config = servedConfig()
    const at = { host: '127.0.0.1', port: 5432, tls: false }
    const through = (...entries: string[]) => ({ config, outgoing: makeOutgoing(makeTrusted(entries)) })
    await expect(addressOf(through('127.0.0.0/8'), at)).rejects.toMatchObject({ why: 'own-database' })
    expect(await addressOf(through('127.0.0.1'), at)).toBe('127.0.0.1')
    const hosted = { ...config, databaseUrl: 'postgres://me@1.1.1.1/quarterdeck' }
    await expect(
      addressOf(
        { config: hosted, outgoing: makeOutgoing(makeTrusted([])) },
        { ...at, host: '1.1.1.1', tls: true },
      ),
    ).rejects.toMatchObject({ why: 'own-database' })
    const open = { config, outgoing: makeOutgoing(makeTrusted([])) }
    await expect(addressOf(open, { ...at, host: '1.1.1.1' })).rejects.toMatchObject({ why: 'needs-tls' })
    await expect(addressOf(open, { host: '1.1.1.1', port: 22, tls: true })).rejects.toMatchObject({
      why: 'port',
    })
  })

  test('is connected to at the address that was checked, whatever its name leads to later', async () => {
    let asked = 0
    const answers = [['127.0.0.1'], ['127.0.0.1', '10.0.0.7'], ['169.254.169.254']]
    const outgoing = makeOutgoing(makeTrusted(['127.0.0.1']), { resolve: async () => answers[asked++]! })
    const services = { config: server.services.config, outgoing }
    const connection = { ...database({ host: 'rebinding.example' }), password: PASSWORD, certificate: null }
    expect(await queryRows(services, 'harbor', connection, 'select 1')).toEqual({ columns: 1, rows: [['1']] })
    expect(asked).toBe(1)
    for (let again = 0; again < 2; again++)
      await expect(queryRows(services, 'harbor', connection, 'select 1')).rejects.toMatchObject({
        failure: 'private',
      })
  })

  test('goes once no metric is read from it', async () => {
    const remove = { companyId: server.harbor.id, id: warehouseId, act: 'remove' }
    expect((await ask('/api/data-sources/act', maya, remove)).body.error?.code).toBe('data-source/used')
  })
})
