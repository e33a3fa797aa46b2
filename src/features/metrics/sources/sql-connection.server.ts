import { isIP, Socket } from 'node:net'
import pg from 'pg'
import { OutgoingError } from '../../../server/outgoing/outgoing-error.ts'
import type { Services } from '../../../server/services.ts'
import { WaitingLine } from '../../../sync/server/waiting-line.ts'
import { MOST_WEEKS } from './fill.rules.ts'
import { isOwnDatabase } from './own-database.server.ts'

/** How to reach a company’s database, with its password. */
export interface Connection {
  host: string
  port: number
  database: string
  username: string
  password: string
  tls: boolean
  certificate: string | null
}

/** Thrown where nothing is asked at all, or what is answered is not waited for. */
export class SqlRefused extends Error {
  readonly why: 'own-database' | 'needs-tls' | 'no-tls' | 'port' | 'too-slow' | 'too-large'

  constructor(why: SqlRefused['why']) {
    super(`A query was refused: ${why}`)
    this.name = 'SqlRefused'
    this.why = why
  }
}

/** What a query answered, as text. */
export interface SqlRows {
  columns: number
  rows: (string | null)[][]
}

const CONNECT_MS = 5_000
const STATEMENT_MS = 8_000
const TOTAL_MS = 15_000
/** Everything that is read of a connection. */
const MOST_BYTES = 1_000_000
const WATCH_MS = 10

/** The types of pg don’t have it yet. */
const EXTENDED: object = { queryMode: 'extended' }

const line = new WaitingLine({ places: 8, placesEach: 2, waiting: 100, waitingEach: 20 })

/**
 * Runs one query in a transaction that can only read, and takes its first rows.
 * @throws {OutgoingError | SqlRefused | Error} the last of which the database itself answered
 */
export async function queryRows(
  services: Pick<Services, 'outgoing' | 'config'>,
  companyId: string,
  connection: Connection,
  query: string,
): Promise<SqlRows> {
  const address = await addressOf(services, connection)
  const place = await line.enter(companyId, AbortSignal.timeout(TOTAL_MS))
  try {
    return await ask(connection, address, query)
  } finally {
    place.leave()
  }
}

/** The checked address of the database’s host, the only one that is connected to. */
export async function addressOf(
  { outgoing, config }: Pick<Services, 'outgoing' | 'config'>,
  { host, port, tls }: Pick<Connection, 'host' | 'port' | 'tls'>,
): Promise<string> {
  const reach = await outgoing.reach(host)
  if (!reach.isListed && (await isOwnDatabase(config, reach))) throw new SqlRefused('own-database')
  if (!reach.isTrusted && !tls) throw new SqlRefused('needs-tls')
  if (!reach.isTrusted && port < 1_024) throw new SqlRefused('port')
  return reach.addresses[0]!
}

async function ask(connection: Connection, address: string, query: string): Promise<SqlRows> {
  const { host, port, database, username, password, tls, certificate } = connection
  const socket = new Socket()
  const client = new pg.Client({
    host: address,
    port,
    database,
    user: username,
    password,
    stream: () => socket,
    // The certificate has to be of the name, although the connection goes to an address.
    ssl: tls && {
      rejectUnauthorized: true,
      ...(isIP(host) === 0 && { servername: host }),
      ...(certificate !== null && { ca: certificate }),
    },
    application_name: 'Quarterdeck',
    connectionTimeoutMillis: CONNECT_MS,
    types: { getTypeParser: () => (text: string) => text },
  })
  let stopped: Error | null = null
  const stop = (error: Error) => {
    stopped ??= error
    socket.destroy(error)
  }
  client.on('error', () => undefined)
  const late = setTimeout(() => stop(new SqlRefused('too-slow')), TOTAL_MS)
  const watch = setInterval(() => {
    if (socket.bytesRead > MOST_BYTES) stop(new SqlRefused('too-large'))
  }, WATCH_MS)
  try {
    await client.connect()
    return await read(client, query)
  } catch (error) {
    throw stopped ?? failureOf(error)
  } finally {
    clearTimeout(late)
    clearInterval(watch)
    socket.destroy()
  }
}

async function read(client: pg.Client, query: string): Promise<SqlRows> {
  await client.query('begin transaction isolation level repeatable read read only')
  await client.query(`set local statement_timeout = ${STATEMENT_MS}`)
  await client.query(`set local lock_timeout = ${STATEMENT_MS}`)
  const text = query.trim().replace(/;\s*$/, '')
  // A cursor takes what selects and nothing else, and the extended protocol takes one statement only.
  await client.query({ ...EXTENDED, text: `declare quarterdeck no scroll cursor without hold for ${text}` })
  const fetch = {
    ...EXTENDED,
    rowMode: 'array',
    text: `fetch forward ${MOST_WEEKS + 1} from quarterdeck`,
  } as const
  const { fields, rows } = await client.query<(string | null)[]>(fetch)
  return { columns: fields.length, rows }
}

function failureOf(error: unknown): Error {
  if (!(error instanceof Error)) return new Error('unknown')
  if (error instanceof pg.DatabaseError) return error
  // pg has no code for this answer of a server.
  if (/does not support SSL/.test(error.message)) return new SqlRefused('no-tls')
  const { code = '' } = error as { code?: string }
  if (/CERT|SSL|TLS|SELF_SIGNED|VERIFY/.test(code) || /SSL/.test(error.message))
    return new OutgoingError('certificate')
  return new OutgoingError(/timeout/i.test(error.message) ? 'too-slow' : 'unreachable')
}
