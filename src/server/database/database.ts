import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Config } from '../config.ts'
import { APP_ROLE, checkAppRole, ensureAppRole } from './app-role.ts'
import { asUser, type DatabaseAddress, onDatabase, onReplica } from './address.ts'
import { DatabaseError } from './database-error.ts'
import { DirectoryInUse, lockDirectory } from './directory-lock.ts'
import { runningEmbedded, startEmbedded } from './embedded/embedded.ts'
import { makePool } from './pools.ts'
import { secretFile } from './secret-file.ts'
import { watchForSilence } from './silence.ts'
import { Wires } from './wires.ts'

/**
 * `app` runs everything and is bound by row security; `owner` is only used to migrate; `standby` is `app` on a replica, which need not
 * be there at any time.
 */
export type Database = { app: pg.Pool; owner: pg.Pool; standby: pg.Pool | null; stop(): Promise<void> }

type Settings = Pick<Config, 'dataDirectory' | 'databaseUrl' | 'databaseAppUrl' | 'port'> &
  Partial<Pick<Config, 'databaseReplicaUrl'>>

const NAME = 'quarterdeck'
const OLDEST_VERSION = 15
const STATEMENT_TIMEOUT = 30_000
/** Whoever waits for longer has been answered by the primary. */
const STANDBY_TIMEOUT = 2_000
/** A connection that somebody keeps does not keep the embedded database from being stopped, which ends the connection. */
const POOLS_WITHIN = 5_000

/**
 * Opens the database at DATABASE_URL, or starts the data directory's embedded one. The application's role is then in place, but
 * nothing has been migrated.
 * @param warn is told, in one sentence each, when the database is silent, and when the embedded one dies and comes back
 * @throws {DatabaseError} one sentence saying why it cannot be used and what to do
 */
export async function openDatabase(settings: Settings, warn?: (message: string) => void): Promise<Database> {
  return settings.databaseUrl === null
    ? openEmbedded(settings, warn)
    : openUrl(settings.databaseUrl, settings, warn)
}

/** Like `openDatabase`, but uses the embedded database of a server that is already running on the same directory. */
export async function joinDatabase(settings: Settings): Promise<Database> {
  try {
    return await openDatabase(settings)
  } catch (error) {
    if (!(error instanceof DirectoryInUse)) throw error
    const { dataDirectory } = settings
    const running = await runningEmbedded(dataDirectory)
    if (running === null) throw error
    return connectBoth(onDatabase(running, NAME), dataDirectory)
  }
}

async function openEmbedded(settings: Settings, warn?: (message: string) => void): Promise<Database> {
  const { dataDirectory, port } = settings
  const lock = await lockDirectory(dataDirectory, port)
  try {
    const embedded = await startEmbedded(dataDirectory, warn === undefined ? {} : { warn })
    try {
      await ensureDatabase(embedded.address)
      const pools = await connectBoth(onDatabase(embedded.address, NAME), dataDirectory, { warn })
      return {
        ...pools,
        async stop() {
          try {
            await Promise.race([pools.stop(), sleep(POOLS_WITHIN, undefined, { ref: false })])
          } finally {
            await embedded.stop()
            lock.release()
          }
        },
      }
    } catch (error) {
      await embedded.stop()
      throw error
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

interface Choices {
  replicaUrl?: string | null
  warn?: ((message: string) => void) | undefined
}

async function connectBoth(
  owner: DatabaseAddress,
  dataDirectory: string,
  choices: Choices = {},
): Promise<Database> {
  const password = await appPassword(dataDirectory)
  return connect(owner, asUser(owner, APP_ROLE, password), password, choices)
}

async function openUrl(
  url: string,
  { databaseAppUrl: appUrl, databaseReplicaUrl: replicaUrl = null, dataDirectory }: Settings,
  warn?: (message: string) => void,
): Promise<Database> {
  const owner = { connectionString: url }
  return appUrl === null
    ? connectBoth(owner, dataDirectory, { replicaUrl, warn })
    : connect(owner, { connectionString: appUrl }, null, { replicaUrl, warn })
}

/**
 * Connects the pools, that of the replica only when it is needed.
 * @param appPassword the password to set on the application's role, creating the role if need be; null leaves it alone
 */
async function connect(
  ownerAt: DatabaseAddress,
  appAt: DatabaseAddress,
  appPassword: string | null,
  { replicaUrl = null, warn = () => undefined }: Choices,
): Promise<Database> {
  const wires = new Wires()
  const standbyAt = replicaUrl === null ? null : onReplica(appAt, replicaUrl)
  const database = makePools(ownerAt, appAt, { standbyAt, wires })
  try {
    await checkVersion(database.owner)
    if (appPassword !== null) await ensureAppRole(database.owner, appAt, appPassword)
    await checkAppRole(database.app)
  } catch (error) {
    await database.stop()
    throw error
  }
  const watch = watchForSilence(appAt, { wires, warn })
  return {
    ...database,
    async stop() {
      await watch.stop()
      await database.stop()
    },
  }
}

interface PoolsOptions {
  standbyAt?: DatabaseAddress | null
  wires?: Wires
  /** How long whoever wants a connection waits for one. */
  connectMs?: number
}

/** The pools, not connected or checked yet; `stop` closes them and leaves the database server running. */
export function makePools(
  ownerAt: DatabaseAddress,
  appAt: DatabaseAddress,
  { standbyAt = null, wires = new Wires(), ...patience }: PoolsOptions = {},
): Database {
  const owner = makePool(ownerAt, { max: 3, statementTimeout: 0, wires, ...patience })
  const app = makePool(appAt, { max: 20, statementTimeout: STATEMENT_TIMEOUT, wires, ...patience })
  const standby = standbyAt && makePool(standbyAt, { max: 4, statementTimeout: STANDBY_TIMEOUT })
  return {
    app,
    owner,
    standby,
    async stop() {
      await Promise.all([owner.end(), app.end(), standby?.end()])
    },
  }
}

const appPassword = (dataDirectory: string) => secretFile(join(dataDirectory, 'database-app-password'))

async function ensureDatabase(maintenance: DatabaseAddress): Promise<void> {
  const pool = makePool(maintenance, { max: 1, statementTimeout: STATEMENT_TIMEOUT })
  try {
    const { rowCount } = await pool.query('select from pg_database where datname = $1', [NAME])
    if (rowCount === 0) await pool.query(`create database ${NAME}`)
  } finally {
    await pool.end()
  }
}

async function checkVersion(owner: pg.Pool): Promise<void> {
  const { rows } = await owner
    .query<{ version: string }>("select current_setting('server_version_num') as version")
    .catch((error: unknown) => {
      throw new DatabaseError(
        `The database does not answer (${(error as Error).message}): check DATABASE_URL.`,
        {
          cause: error,
        },
      )
    })
  const version = Math.floor(Number(rows[0]?.version) / 10_000)
  if (version >= OLDEST_VERSION) return
  throw new DatabaseError(
    `The database is PostgreSQL ${version}: DATABASE_URL needs ${OLDEST_VERSION} or newer.`,
  )
}
