import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { asUser, type LocalAddress, onReplica } from '../src/server/database/address.ts'
import { APP_ROLE, ensureAppRole } from '../src/server/database/app-role.ts'
import { type Database, makePools } from '../src/server/database/database.ts'
import { findClusterHome } from '../src/server/database/embedded/cluster-home.ts'
import { type Embedded, startEmbedded } from '../src/server/database/embedded/embedded.ts'
import { migrate, MIGRATIONS, readMigrations } from '../src/server/database/migrate.ts'
import { makePool } from '../src/server/database/pools.ts'
import { installJobs } from '../src/server/jobs.ts'
import { removeDirectory, temporaryDirectory } from './temporary-directory.ts'

/** A database and its standby, both embedded and its own, whatever the run's other tests use. */
export interface DatabasePair {
  database: Database
  primary: Embedded
  standby: Embedded
  /** As a server is configured with them. */
  urls: { owner: string; app: string; standby: string }
  /** Leaves the database, whose pools are stopped by whoever uses them. */
  stop(): Promise<void>
}

// What is committed reaches the standby once it has been written, which takes longer if nobody waits for it.
const WRITES_AT_ONCE = ['synchronous_commit=on']

export async function databasePair(): Promise<DatabasePair> {
  const [first, second] = [await temporaryDirectory('first'), await temporaryDirectory('second')]
  const options = { durable: false, settings: WRITES_AT_ONCE, shared: join(first, 'shared') }
  const appPassword = randomBytes(16).toString('hex')
  await (await startEmbedded(first, options)).stop()
  await promisify(execFile)('cp', ['-a', `${first}/.`, second])
  const { cluster } = await findClusterHome(second)
  await writeFile(join(cluster, 'standby.signal'), '')
  const primary = await startEmbedded(first, options)
  const { host, port, user, password } = primary.address
  const follows = `primary_conninfo=host=${host} port=${port} user=${user} password=${password}`
  const standby = await startEmbedded(second, { ...options, settings: [follows] })

  const owner = makePool(primary.address, { max: 2, statementTimeout: 0 })
  const app = asUser(primary.address, APP_ROLE, appPassword)
  await ensureAppRole(owner, app, appPassword)
  await migrate(owner, await readMigrations(MIGRATIONS), installJobs)
  await owner.end()
  const urls = {
    owner: urlOf(primary.address),
    app: urlOf({ ...primary.address, user: APP_ROLE, password: appPassword }),
    standby: urlOf(standby.address),
  }
  return {
    database: makePools(primary.address, app, { standbyAt: onReplica(app, urls.standby) }),
    primary,
    standby,
    urls,
    async stop() {
      await standby.stop()
      await primary.stop()
      for (const directory of [first, second]) await removeDirectory(directory)
    },
  }
}

const urlOf = ({ user, password, host, database }: LocalAddress) =>
  `postgres://${user}:${password}@localhost/${database}?host=${encodeURIComponent(host)}`
