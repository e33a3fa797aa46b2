import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { APP_ROLE } from '../src/server/database/app-role.ts'
import { asUser, type DatabaseAddress, onDatabase } from '../src/server/database/address.ts'
import { type Database, makePools } from '../src/server/database/database.ts'
import { dropEverywhere, onEveryNode } from './nodes.ts'

/** On a busy machine a connection takes its time, and so does one's turn among those of a test. */
const CONNECT_MS = 30_000

/** Whether test databases are spread over the nodes of a cluster. */
export const isDistributed = (): boolean => inject('testCluster').workers.length > 0

/** `urls` are the settings of a server that is to use it from a process of its own. */
export type TestDatabase = Database & { urls: Record<'DATABASE_URL' | 'DATABASE_APP_URL', string> }

/**
 * A database of its own with every migration applied and no rows, cloned from the run's template in some 25 ms: on the embedded
 * PostgreSQL 18, on the server of TEST_DATABASE_URL, or on every node of the Citus cluster of CITUS_URL. `stop` drops it. The
 * embedded one runs without fsync.
 * @param template another database to copy, which nobody may be connected to
 */
export async function testDatabase(template = inject('testCluster').template): Promise<TestDatabase> {
  const { address, workers, appPassword, prefix } = inject('testCluster')
  const name = `${prefix}${randomBytes(6).toString('hex')}`
  // The other strategy logs each page of a thousand relations.
  await onEveryNode({ address, workers }, `create database ${name} template ${template} strategy file_copy`)
  const owner = onDatabase(address, name)
  const app = asUser(owner, APP_ROLE, appPassword)
  const pools = makePools(owner, app, { connectMs: CONNECT_MS })
  return {
    ...pools,
    urls: { DATABASE_URL: urlOf(owner), DATABASE_APP_URL: urlOf(app) },
    async stop() {
      await pools.stop()
      await dropEverywhere({ address, workers }, name)
    },
  }
}

function urlOf(address: DatabaseAddress): string {
  if ('connectionString' in address) return address.connectionString
  const { host, port, user, password, database } = address
  const server = new URLSearchParams({ host, port: String(port) })
  return `postgres://${user}:${encodeURIComponent(password)}@localhost/${database}?${server.toString()}`
}
