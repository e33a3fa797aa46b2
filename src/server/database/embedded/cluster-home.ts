import { createHash } from 'node:crypto'
import { access, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseError } from '../database-error.ts'
import { type Account, canEnter, databaseAccount } from './account.ts'

/** Where a cluster lives and which account runs it; null means this process's own account. */
export type ClusterHome = { cluster: string; account: Account | null }

/** Used when running as root, whose own directories the database's account often cannot reach. */
export const SHARED = '/var/lib/quarterdeck'

/**
 * Decides where the cluster of a data directory lives: in its `postgres` subdirectory or, if the database's account cannot reach
 * that, in a directory under `shared`, whose path is kept in a file in the data directory.
 * @throws {DatabaseError} when an existing cluster is out of reach
 */
export async function findClusterHome(dataDirectory: string, shared = SHARED): Promise<ClusterHome> {
  const pointer = join(dataDirectory, 'database-directory')
  const remembered = await readFile(pointer, 'utf8').catch(() => null)
  if (remembered !== null) return { cluster: remembered, account: await databaseAccount(remembered) }

  const cluster = join(dataDirectory, 'postgres')
  const account = await databaseAccount(cluster)
  if (account === null || (await canEnter(dataDirectory, account))) return { cluster, account }
  if (await exists(cluster)) throw outOfReach(cluster, account)

  const name = createHash('sha256').update(dataDirectory).digest('hex').slice(0, 12)
  const elsewhere = join(shared, name)
  await mkdir(elsewhere, { recursive: true, mode: 0o711 })
  if (!(await canEnter(elsewhere, account))) throw outOfReach(elsewhere, account)
  await writeFile(pointer, join(elsewhere, 'postgres'))
  return { cluster: join(elsewhere, 'postgres'), account }
}

function outOfReach(directory: string, { uid }: Account): DatabaseError {
  return new DatabaseError(
    `PostgreSQL does not run as root, and the account it uses instead (user id ${uid}) cannot reach ${directory}: set DATA_DIR to a directory that this account can reach.`,
  )
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
