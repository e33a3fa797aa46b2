import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chown, mkdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { DatabaseError } from '../database-error.ts'
import type { LocalAddress } from '../address.ts'
import { secretFile } from '../secret-file.ts'
import { installedBinaries, runnableBinaries } from './binaries.ts'
import { ensureCluster, OWNER } from './cluster.ts'
import { databaseLog } from './database-log.ts'
import { readPostmaster, stopLeftover } from './leftover.ts'
import { type ClusterHome, findClusterHome, SHARED } from './cluster-home.ts'
import { supervise, type Supervised } from './supervisor.ts'

/** A running embedded PostgreSQL 18; `address` leads its owner to the database `postgres`. */
export type Embedded = Supervised & { address: LocalAddress }

type Options = {
  /** False gives up safety on power loss for speed, and is meant for tests. */
  durable?: boolean
  /** Additional postgresql.conf settings as `name=value`. */
  settings?: string[]
  /** Where root puts whatever PostgreSQL's account could not reach otherwise. */
  shared?: string
  warn?(message: string): void
}

const PORT = 5432
const LONGEST_SOCKET_PATH = 100

/**
 * Creates (once), starts and supervises the database of a data directory, which can only be reached through a Unix socket with a
 * generated password. Call this only while holding the directory's lock.
 * @throws {DatabaseError} when it cannot run here, one sentence saying why and what to do
 */
export async function startEmbedded(dataDirectory: string, options: Options = {}): Promise<Embedded> {
  const { durable = true, settings = [], shared = SHARED, warn = () => undefined } = options
  const home = await findClusterHome(dataDirectory, shared)
  const binaries = await runnableBinaries(await installedBinaries(), home.account, shared)
  const password = await passwordOf(dataDirectory)
  await stopLeftover(home.cluster)
  await ensureCluster(home, binaries, password, { sync: durable })

  const host = await socketDirectory(home)
  const address = { host, port: PORT, user: OWNER, password, database: 'postgres' }
  const log = databaseLog(join(dataDirectory, 'postgres.log'))
  // The setting is a list, so a path that contains a comma needs quotes.
  const sockets = `unix_socket_directories="${host.replaceAll('"', '""')}"`
  const all = [...FIXED, ...(durable ? [] : CARELESS), ...settings, sockets]
  const line = ['-D', home.cluster, '-p', String(PORT), ...all.flatMap((setting) => ['-c', setting])]
  const supervised = await supervise({
    prepare: () => stopLeftover(home.cluster),
    launch: () => log.during((file) => launch(join(binaries.root, 'bin/postgres'), line, home, file)),
    isReady: () => answers(address),
    lastWords: () => log.lastWords(),
    warn,
  })
  return {
    ...supervised,
    address,
    async stop() {
      await supervised.stop()
      if (host !== home.cluster) await rm(host, { recursive: true, force: true })
    },
  }
}

/** The address of the database that another process is running for a data directory; null if there is none. */
export async function runningEmbedded(dataDirectory: string): Promise<LocalAddress | null> {
  const { cluster } = await findClusterHome(dataDirectory)
  const postmaster = await readPostmaster(cluster)
  if (postmaster === null) return null
  const password = await passwordOf(dataDirectory)
  return {
    host: postmaster.socketDirectory,
    port: postmaster.port,
    user: OWNER,
    password,
    database: 'postgres',
  }
}

const FIXED = ['listen_addresses=', 'timezone=UTC', 'log_timezone=UTC', 'log_checkpoints=off', 'jit=off']

// None of this survives a crash of the machine, and tests don't need it to.
const CARELESS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off']

const passwordOf = (dataDirectory: string) => secretFile(join(dataDirectory, 'database-owner-password'))

function launch(program: string, line: string[], { account }: ClusterHome, log: number) {
  // Detached, so that Ctrl-C in a terminal reaches only the server, which stops the database after finishing its own work.
  const options = { ...account, cwd: '/', env: { LC_ALL: 'C' }, detached: true }
  return spawn(program, line, { ...options, stdio: ['ignore', log, log] }).on('error', () => undefined)
}

/** The cluster's own directory, which is closed to other accounts, unless its path is too long for a socket. */
async function socketDirectory({ cluster, account }: ClusterHome): Promise<string> {
  if (join(cluster, `.s.PGSQL.${PORT}`).length <= LONGEST_SOCKET_PATH) return cluster
  const name = createHash('sha256').update(cluster).digest('hex').slice(0, 16)
  const directory = join(tmpdir(), `quarterdeck-${name}`)
  await mkdir(directory, { recursive: true, mode: 0o700 })
  const uid = account?.uid ?? process.getuid?.()
  if (process.getuid?.() === 0 && account !== null) await chown(directory, account.uid, account.gid)
  if ((await stat(directory)).uid !== uid) {
    throw new DatabaseError(
      `${directory} belongs to somebody else: remove it, or set DATA_DIR to a shorter path.`,
    )
  }
  return directory
}

const STARTING = ['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P01', '57P02', '57P03']

async function answers(address: LocalAddress): Promise<boolean> {
  const client = new pg.Client(address)
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch (error) {
    const { code = '', message } = error as Error & { code?: string }
    if (STARTING.includes(code) || message.includes('terminated unexpectedly')) return false
    throw new DatabaseError(
      `The embedded database rejects the password in its own file (${message}): restore database-owner-password.`,
    )
  } finally {
    await client.end().catch(() => undefined)
  }
}
