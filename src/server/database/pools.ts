import { hostname } from 'node:os'
import pg from 'pg'
import type { DatabaseAddress } from './address.ts'
import type { Wires } from './wires.ts'

type PoolOptions = { max: number; statementTimeout: number; wires?: Wires; connectMs?: number }

const CONNECT_MS = 5_000

/** By default a connection that only listens would notice after two hours that the network has dropped it. */
const KEEP_ALIVE_MS = 30_000

const DATE = 1082

/** What the database calls the connections of this process, of which 63 bytes count. */
const PROCESS_NAME = `quarterdeck ${process.pid} ${hostname()}`.slice(0, 63)

// As a Date, a calendar day would shift with the machine's time zone.
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary'): unknown =>
    oid === DATE && format !== 'binary'
      ? (text: string) => text
      : pg.types.getTypeParser(oid, format)) as pg.CustomTypesConfig['getTypeParser'],
}

/**
 * A pool that gives up instead of hanging: after `connectMs`, by default 5 s, without a connection, and after `statementTimeout` milliseconds for a
 * statement (0 means no limit), plus 5 s if a frozen database doesn't even report that. Dates arrive as 'YYYY-MM-DD', numeric
 * and bigint as text, timestamptz as Date.
 */
export function makePool(
  address: DatabaseAddress,
  { max, statementTimeout, wires, connectMs = CONNECT_MS }: PoolOptions,
): pg.Pool {
  const pool = new pg.Pool({
    application_name: PROCESS_NAME,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    ...address,
    types,
    max,
    ...(wires && { stream: wires.make }),
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementTimeout,
    idle_in_transaction_session_timeout: statementTimeout,
    ...(statementTimeout > 0 && { query_timeout: statementTimeout + 5_000 }),
  })
  // A database that goes away closes idle and busy connections alike. Their queries fail anyway; without a listener the whole
  // process would fail too.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}
