import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { DatabaseError } from '../database-error.ts'

const run = promisify(execFile)

/** The system account a process runs as. */
export type Account = { uid: number; gid: number }

/**
 * The account that PostgreSQL runs as; null means this process's own. PostgreSQL refuses to run as root, so for root it is the
 * owner of an existing cluster, else the system's `postgres`, else `nobody`.
 * @throws {DatabaseError} as root on a system that has neither account
 */
export async function databaseAccount(cluster: string): Promise<Account | null> {
  if (process.getuid?.() !== 0) return null
  const owner = await stat(cluster).catch(() => null)
  if (owner !== null && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  for (const name of ['postgres', 'nobody']) {
    const account = await lookUp(name)
    if (account !== null) return account
  }
  throw new DatabaseError(
    'PostgreSQL does not run as root and this system has neither a "postgres" nor a "nobody" account: run as an ordinary user.',
  )
}

/** Whether the account can enter a directory, including all of its parents. */
export async function canEnter(directory: string, account: Account): Promise<boolean> {
  return run('/bin/sh', ['-c', 'cd -- "$0"', directory], { ...account, cwd: '/' }).then(
    () => true,
    () => false,
  )
}

async function lookUp(name: string): Promise<Account | null> {
  try {
    const [user, group] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])])
    return { uid: Number(user.stdout), gid: Number(group.stdout) }
  } catch {
    return null
  }
}
