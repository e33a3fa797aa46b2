import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DatabaseError } from './database-error.ts'
import { unusable } from './unusable-directory.ts'

export type DirectoryLock = { release(): void }

/** Another process is using the data directory; the message names it. */
export class DirectoryInUse extends DatabaseError {}

/**
 * Reserves a data directory for this process until `release`, or until the process ends in whatever way: SQLite's lock on an
 * empty file is an operating system lock, so it never goes stale.
 * @param port where this process will listen, shown to a process that is refused
 * @throws {DirectoryInUse} naming the holder's process id and port
 * @throws {DatabaseError} if it cannot be made or written to
 */
export const lockDirectory = (directory: string, port: number): Promise<DirectoryLock> =>
  lock(directory, port).catch(unusable(directory))

async function lock(directory: string, port: number): Promise<DirectoryLock> {
  await mkdir(directory, { recursive: true, mode: 0o711 })
  const holderFile = join(directory, 'server.json')
  const lockFile = join(directory, 'server.lock')
  await writeFile(lockFile, '', { flag: 'a', mode: 0o600 })
  const file = new DatabaseSync(lockFile, { timeout: 0 })
  try {
    file.exec('begin exclusive')
  } catch (error) {
    file.close()
    if (!(error as Error).message.includes('locked')) throw error
    throw new DirectoryInUse(await whoHolds(directory, holderFile))
  }
  await writeFile(holderFile, JSON.stringify({ pid: process.pid, port }))
  return { release: () => file.close() }
}

async function whoHolds(directory: string, holderFile: string): Promise<string> {
  const { pid, port } = await readFile(holderFile, 'utf8')
    .then((text) => JSON.parse(text) as { pid: number; port: number })
    .catch(() => ({ pid: 0, port: 0 }))
  const holder = [pid ? `process ${pid}` : 'another process', port ? `port ${port}` : '']
    .filter(Boolean)
    .join(', ')
  return `The data directory ${directory} is in use by another server (${holder}): stop that one, or set DATA_DIR to another directory.`
}
