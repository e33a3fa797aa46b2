import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { servedConfig } from '../../../../tests/served.ts'
import { makeTrusted } from '../../../server/outgoing/addresses.ts'
import { makeOutgoing } from '../../../server/outgoing/outgoing.ts'
import { defineMutation } from '../../../sync/define-mutation.ts'
import { people } from '../../people/people.table.ts'
import type { SourceInput } from './sources.requests.ts'
import { addressOf, queryRows } from './sql-connection.server.ts'
import { listening, portOf, startWarehouse, type Warehouse } from './warehouse-harness.ts'

let running: Warehouse
let password: Warehouse['password']
let server: Warehouse['server']
let ask: Warehouse['ask']
let warehouseId: Warehouse['warehouseId']
let maya: Warehouse['maya']
let omar: Warehouse['omar']
let lena: Warehouse['lena']
let ravi: Warehouse['ravi']
let newMetric: Warehouse['newMetric']
let sql: Warehouse['sql']
let sqlOf: Warehouse['sqlOf']
let database: Warehouse['database']
let save: Warehouse['save']
let list: Warehouse['list']
let tryOut: Warehouse['tryOut']
let act: Warehouse['act']
beforeAll(async () => {
  running = await startWarehouse()
  ;({
    password,
    server,
    ask,
    warehouseId,
    maya,
    omar,
    lena,
    ravi,
    newMetric,
    sql,
    sqlOf,
    database,
    save,
    list,
    tryOut,
    act,
  } = running)
})
afterAll(() => running?.stop())

const changing = (personId: string, level: 'director' | 'manager') =>
  defineMutation('changing', {
    input: {},
    internal: true,
    may: (actor) => actor.system,
    run: (tx) => tx.update(people, personId, { level }),
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
    for (const text of told) expect(text).not.toContain(password)
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
    const connection = { ...database({ host: 'rebinding.example' }), password, certificate: null }
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
