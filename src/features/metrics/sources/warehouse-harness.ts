import { randomBytes } from 'node:crypto'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { testDatabase } from '../../../../tests/database.ts'
import { served } from '../../../../tests/served.ts'
import { newId } from '../../../sync/id.ts'
import { addDays } from '../../time/calendar.rules.ts'
import { asking } from '../../integrations/receiver-harness.ts'
import type { DataSourceInput, DataSourceList } from './data-sources.requests.ts'
import { sourcesOf, THIS_WEEK } from './sources-harness.ts'
import type { SourceState, Trial } from './sources.requests.ts'

const PASSWORD = `reader-${randomBytes(12).toString('hex')}`
const READER = `reader_${randomBytes(6).toString('hex')}`

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
export async function listening(onSocket: (socket: Socket) => void): Promise<Server> {
  const made = createServer(onSocket)
  await new Promise<void>((resolve) => made.listen(0, '127.0.0.1', resolve))
  return made
}
export const portOf = (of: Server) => (of.address() as AddressInfo).port

export type Warehouse = Awaited<ReturnType<typeof startWarehouse>>

/** Harbor with a database of its own, reached by a port like every other. */
export async function startWarehouse() {
  const server = await served({ OUTGOING_PRIVATE: '127.0.0.1' })
  const warehouse = await testDatabase()
  const door = await opened(warehouse.urls.DATABASE_URL)
  const port = portOf(door)
  await warehouse.owner.query(`create role ${READER} login password '${PASSWORD}'`)
  await warehouse.owner.query(`create schema shop; create table shop.sales (day date, amount numeric);
    create function shop.sell() returns int language sql volatile as $$ insert into shop.sales values (now(), 1); select 1 $$;
    grant usage on schema shop to ${READER}; grant all on all tables in schema shop to ${READER}`)
  await warehouse.owner.query('insert into shop.sales values ($1, 12.5), ($2, 30)', [
    THIS_WEEK,
    addDays(THIS_WEEK, -5),
  ])
  const ask = asking(server.url)
  const ids = { ...server.harbor.people, ...server.lantern.people } as Record<
    'maya' | 'omar' | 'lena' | 'ravi',
    string
  >
  const maya = await server.signIn(ids.maya)
  const { newMetric, sql, valueOf, sqlOf } = sourcesOf(() => server)
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

  await save(database())
  const { id: warehouseId } = (await list()).body.dataSources.find(({ name }) => name === 'Warehouse')!
  const tryOut = async (query: string, id = warehouseId) => {
    const metricId = await newMetric(`Tried ${newId()}`)
    return (await ask<Trial>('/api/metrics/source/try', maya, sql(metricId, id, query))).body
  }
  const act = (metricId: string, by = maya) =>
    ask<SourceState>('/api/metrics/source/act', by, { companyId: server.harbor.id, metricId, act: 'run' })

  return {
    server,
    warehouse,
    port,
    password: PASSWORD,
    ask,
    warehouseId,
    maya,
    omar: await server.signIn(ids.omar),
    lena: await server.signIn(ids.lena),
    ravi: await server.signIn(ids.ravi),
    newMetric,
    sql,
    valueOf,
    sqlOf,
    database,
    save,
    list,
    tryOut,
    act,
    async stop(): Promise<void> {
      await server.stop()
      door.close()
      await warehouse.owner.query(`drop schema shop cascade; drop role ${READER}`)
      await warehouse.stop()
    },
  }
}
