import { OutgoingError, type OutgoingFailure } from '../../../server/outgoing/outgoing-error.ts'
import type { Services } from '../../../server/services.ts'
import { WaitingLine } from '../../../sync/server/waiting-line.ts'
import { isOwnDatabase } from './own-database.server.ts'
import { inThread } from './thread.server.ts'

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

/** Thrown with what the database itself answered instead of rows. */
export class DatabaseSaid extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'DatabaseSaid'
  }
}

/** What a query answered, as text. */
export interface SqlRows {
  columns: number
  rows: (string | null)[][]
}

/** What the thread that runs a query is given, of a host whose address was checked. */
export interface SqlTask {
  connection: Connection
  address: string
  query: string
}

/** What it tells, as errors lose their kind on the way. */
export type SqlTold =
  | { answered: SqlRows }
  | { said: string }
  | { refused: SqlRefused['why'] }
  | { failed: OutgoingFailure }

const TOTAL_MS = 15_000

/** What a foreign server sends can end the thread that reads it, or hold it up for ever. */
const WORK = {
  file: new URL('./sql-thread.server.ts', import.meta.url),
  line: new WaitingLine({ places: 8, placesEach: 2, waiting: 100, waitingEach: 20 }),
  waitsMs: TOTAL_MS,
  withinMs: TOTAL_MS,
}

/**
 * Runs one query in a transaction that can only read, and takes its first rows.
 * @throws {OutgoingError | SqlRefused | DatabaseSaid}
 */
export async function queryRows(
  services: Pick<Services, 'outgoing' | 'config'>,
  companyId: string,
  connection: Connection,
  query: string,
): Promise<SqlRows> {
  const address = await addressOf(services, connection)
  const task: SqlTask = { connection, address, query }
  const told = await inThread<SqlTold>(WORK, companyId, task)
  if (told === 'too-long') throw new SqlRefused('too-slow')
  if (told === 'too-much') throw new SqlRefused('too-large')
  if (told === 'ended') throw new OutgoingError('unreachable')
  if ('said' in told) throw new DatabaseSaid(told.said)
  if ('refused' in told) throw new SqlRefused(told.refused)
  if ('failed' in told) throw new OutgoingError(told.failed)
  return told.answered
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
