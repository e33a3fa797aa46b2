import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { APP_ROLE } from '../src/server/database/app-role.ts'
import { asUser, onDatabase } from '../src/server/database/address.ts'
import { type Database, makePools } from '../src/server/database/database.ts'
import { dropEverywhere, onEveryNode } from './nodes.ts'

/** Whether test databases are spread over the nodes of a cluster. */
export const isDistributed = (): boolean => inject('testCluster').workers.length > 0

/**
 * A database of its own with every migration applied and no rows, cloned from the run's template in some 25 ms: on the embedded
 * PostgreSQL 18, on the server of TEST_DATABASE_URL, or on every node of the Citus cluster of CITUS_URL. `stop` drops it. The
 * embedded one runs without fsync.
 */
export async function testDatabase(): Promise<Database> {
  const { address, workers, template, appPassword, prefix } = inject('testCluster')
  const name = `${prefix}${randomBytes(6).toString('hex')}`
  await onEveryNode({ address, workers }, `create database ${name} template ${template}`)
  const owner = onDatabase(address, name)
  const pools = makePools(owner, asUser(owner, APP_ROLE, appPassword))
  return {
    ...pools,
    async stop() {
      await pools.stop()
      await dropEverywhere({ address, workers }, name)
    },
  }
}
