import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { DatabaseError } from '../database-error.ts'
import type { Account } from './account.ts'
import type { Binaries } from './binaries.ts'
import type { ClusterHome } from './cluster-home.ts'

/** The role that owns the schema and the cluster. */
export const OWNER = 'quarterdeck'

/**
 * Creates the cluster if there is none. It is built next to its final location and then moved, so that a crash halfway leaves
 * nothing that looks finished.
 * @throws {DatabaseError} when initdb fails or an existing cluster belongs to somebody else
 */
export async function ensureCluster(
  { cluster, account }: ClusterHome,
  binaries: Binaries,
  password: string,
  { sync }: { sync: boolean },
): Promise<void> {
  if (await isOurs(cluster)) return
  const draft = `${cluster}.new`
  const passwordFile = join(draft, 'password')
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { mode: 0o700, recursive: true })
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (account !== null) {
    await chown(draft, account.uid, account.gid)
    await chown(passwordFile, account.uid, account.gid)
  }
  const options = [
    `--pgdata=${join(draft, 'cluster')}`,
    `--username=${OWNER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    // Text sorts the same way on every machine, whatever its C library.
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    ...(sync ? [] : ['--no-sync']),
  ]
  try {
    await initialize(join(binaries.root, 'bin/initdb'), options, account)
    await rename(join(draft, 'cluster'), cluster)
  } catch (error) {
    throw new DatabaseError(`The database in ${cluster} could not be created: ${(error as Error).message}.`)
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

/** Detached, so that Ctrl-C in a terminal reaches only the server, which stops once it has started. */
async function initialize(program: string, options: string[], account: Account | null): Promise<void> {
  const initdb = spawn(program, options, {
    ...account,
    cwd: '/',
    env: { LC_ALL: 'C' },
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [said] = await Promise.all([text(initdb.stderr), once(initdb, 'close')])
  if (initdb.exitCode === 0) return
  // Other lines tell what it does about that; one that is interrupted has no reason of its own.
  const reason = /(?:^initdb: error|FATAL|PANIC): +(.+?)\.?$/m.exec(said)?.[1]
  throw new Error(reason ?? `initdb was ended (${initdb.signalCode ?? `exit code ${initdb.exitCode}`})`)
}

async function isOurs(cluster: string): Promise<boolean> {
  const found = await stat(cluster).catch(() => null)
  if (found === null) return false
  const own = process.getuid?.() ?? found.uid
  if (own === 0 || own === found.uid) return true
  throw new DatabaseError(
    `The database in ${cluster} belongs to another account (user id ${found.uid}): run as that account or as root, or set DATA_DIR to another directory.`,
  )
}
