import pg from 'pg'
import type { DatabaseAddress } from './address.ts'

type PoolLimits = { max: number; statementTimeout: number }

const DATE = 1082

// A Date for a calendar day would shift it by the time zone of the machine.
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary'): unknown =>
    oid === DATE && format !== 'binary'
      ? (text: string) => text
      : pg.types.getTypeParser(oid, format)) as pg.CustomTypesConfig['getTypeParser'],
}

/**
 * A pool that gives up instead of hanging: 5 s to get a connection, `statementTimeout` milliseconds for a statement
 * (0: none), 5 s more when a frozen database does not even say that. Dates arrive as 'YYYY-MM-DD', numeric and bigint as text, timestamptz as Date.
 */
export function makePool(address: DatabaseAddress, { max, statementTimeout }: PoolLimits): pg.Pool {
  const pool = new pg.Pool({
    application_name: 'quarterdeck',
    keepAlive: true,
    ...address,
    types,
    max,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementTimeout,
    idle_in_transaction_session_timeout: statementTimeout,
    ...(statementTimeout > 0 && { query_timeout: statementTimeout + 5_000 }),
  })
  // A database that goes away ends its connections, idle and busy: queries fail by themselves, and without a listener the
  // whole process would.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}
