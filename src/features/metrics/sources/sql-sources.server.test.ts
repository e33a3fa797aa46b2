import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '../../time/calendar.rules.ts'
import { THIS_WEEK } from './sources-harness.ts'
import type { SourceState } from './sources.requests.ts'
import { queryRows } from './sql-connection.server.ts'
import { listening, portOf, startWarehouse, type Warehouse } from './warehouse-harness.ts'

let running: Warehouse
let database: Warehouse['database']
let password: Warehouse['password']
let server: Warehouse['server']
let warehouse: Warehouse['warehouse']
let ask: Warehouse['ask']
let warehouseId: Warehouse['warehouseId']
let maya: Warehouse['maya']
let lena: Warehouse['lena']
let newMetric: Warehouse['newMetric']
let sql: Warehouse['sql']
let valueOf: Warehouse['valueOf']
let tryOut: Warehouse['tryOut']
let act: Warehouse['act']
beforeAll(async () => {
  running = await startWarehouse()
  ;({
    database,
    password,
    server,
    warehouse,
    ask,
    warehouseId,
    maya,
    lena,
    newMetric,
    sql,
    valueOf,
    tryOut,
    act,
  } = running)
})
afterAll(() => running?.stop())

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
    expect(JSON.stringify(trial)).not.toContain(password)
    const { rows } = await warehouse.owner.query<{ count: number }>(
      'select count(*)::int as count from shop.sales',
    )
    expect(rows[0]!.count).toBe(2)
  })

  test('does not wait for a query that sleeps', async () => {
    // On a busy machine the whole of a trial may be over before its statement is.
    const failure = async () => (await tryOut('select pg_sleep(60)')).failure
    await expect.poll(failure, { timeout: 50_000 }).toMatch(/statement timeout/)
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
    const connection = { ...database({ port: portOf(flood) }), password, certificate: null }
    await expect(queryRows(server.services, 'harbor', connection, 'select 1')).rejects.toMatchObject({
      name: expect.stringMatching(/SqlRefused|OutgoingError/),
    })
    flood.close()
  })
})
