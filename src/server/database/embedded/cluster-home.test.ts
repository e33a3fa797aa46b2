import { chmod, chown, cp, mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { removeDirectory, temporaryDirectory } from '../../../../tests/temporary-directory.ts'
import { canEnter, databaseAccount } from './account.ts'
import { installedBinaries, runnableBinaries } from './binaries.ts'
import { findClusterHome } from './cluster-home.ts'

let home: string
let data: string
let shared: string

beforeEach(async () => {
  home = await temporaryDirectory('home')
  data = join(home, 'private/data')
  shared = join(home, 'shared')
  await mkdir(data, { recursive: true })
})
afterEach(() => removeDirectory(home))

describe.runIf(process.getuid?.() === 0)('as root', () => {
  test('the database runs as another account, in the data directory if that account can reach it', async () => {
    const { cluster, account } = await findClusterHome(data, shared)
    expect(cluster).toBe(join(data, 'postgres'))
    expect(account?.uid).toBeGreaterThan(0)
  })

  test('if that account cannot reach it, the database lives in a shared directory, and stays there even if that changes', async () => {
    await chmod(join(home, 'private'), 0o700)
    const first = await findClusterHome(data, shared)
    expect(first.cluster.startsWith(shared)).toBe(true)
    expect(await readFile(join(data, 'database-directory'), 'utf8')).toBe(first.cluster)
    await chmod(join(home, 'private'), 0o755)
    expect(await findClusterHome(data, shared)).toEqual(first)
  })

  test('an existing database that can no longer be reached is named, not replaced by an empty one', async () => {
    await mkdir(join(data, 'postgres'))
    await chmod(join(home, 'private'), 0o700)
    await expect(findClusterHome(data, shared)).rejects.toThrow(`cannot reach ${join(data, 'postgres')}`)
  })

  test('if the shared directory cannot be reached either, it is named', async () => {
    await chmod(join(home, 'private'), 0o700)
    await mkdir(shared, { mode: 0o700 })
    await expect(findClusterHome(data, shared)).rejects.toThrow(`cannot reach ${shared}`)
  })

  test('an existing database still runs as its owner', async () => {
    const cluster = join(data, 'postgres')
    await mkdir(cluster)
    await chown(cluster, 4711, 4712)
    expect(await databaseAccount(cluster)).toEqual({ uid: 4711, gid: 4712 })
  })

  test('programs that the account cannot reach are copied, once, to where it can run them', async () => {
    const account = await databaseAccount(data)
    if (account === null) throw new Error('Root runs the database as another account.')
    const installed = await installedBinaries()
    const hidden = { ...installed, root: join(home, 'hidden/native') }
    await mkdir(join(home, 'hidden'), { mode: 0o700 })
    await cp(installed.root, hidden.root, { recursive: true, verbatimSymlinks: true })
    const copy = await runnableBinaries(hidden, account, shared)
    expect(copy.root.startsWith(shared)).toBe(true)
    expect(await canEnter(join(copy.root, 'share'), account)).toBe(true)
    const made = (await stat(copy.root)).mtimeMs
    expect(await runnableBinaries(hidden, account, shared)).toEqual(copy)
    expect((await stat(copy.root)).mtimeMs).toBe(made)
  })
})

test('with programs for another platform, the message says to set DATABASE_URL', async () => {
  await mkdir(join(home, 'bin'))
  await writeFile(join(home, 'bin/postgres'), 'not a program', { mode: 0o755 })
  await expect(runnableBinaries({ root: home, version: '18' }, null, shared)).rejects.toThrow(
    'set DATABASE_URL',
  )
})
