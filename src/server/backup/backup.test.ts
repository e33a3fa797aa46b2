import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { open, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest'
import { connectedClient } from '../../../tests/connected-client.ts'
import { isDistributed, type TestDatabase, testDatabase } from '../../../tests/database.ts'
import { tableHashes } from '../../../tests/table-hashes.ts'
import { removeDirectory, temporaryDirectory } from '../../../tests/temporary-directory.ts'
import { seedDemo } from '../../features/demo/demo.server.ts'
import { asUser, onDatabase } from '../database/address.ts'
import { MIGRATIONS, readMigrations } from '../database/migrate.ts'
import { makePool } from '../database/pools.ts'
import { directoryFiles } from '../files/directory-files.ts'
import { newFileName } from '../files/files.ts'
import { makeLog } from '../log.ts'
import { makeSeals } from '../seals.ts'
import { makeNode } from '../sync-node.ts'
import { backUp } from './back-up.ts'
import { filePath } from './backup-format.ts'
import { checkBackup, openBackup } from './open-backup.ts'
import { restore } from './restore.ts'

const KEY = makeSeals(['a key of the installation that is backed up'])

let directory: string
let path: string
let databases: TestDatabase[]
let said: string[]

beforeEach(async () => {
  directory = await temporaryDirectory('backup')
  path = join(directory, 'quarterdeck.backup')
  databases = []
  said = []
})
afterEach(async () => {
  for (const database of databases) await database.stop()
  await removeDirectory(directory)
})

async function newDatabase(): Promise<TestDatabase> {
  const database = await testDatabase()
  databases.push(database)
  return database
}

/** With the demo company, a picture, a job that waits, and a key. */
async function installation(image: Uint8Array = Buffer.from('a lighthouse')) {
  const database = await newDatabase()
  const node = makeNode({
    pool: database.app,
    distributed: isDistributed(),
    log: makeLog('silent'),
    afterCommit: [],
  })
  await seedDemo({ pool: database.app, node })
  await node.stop()
  const files = directoryFiles(join(directory, 'files'))
  const picture = newFileName()
  await files.put(picture, image)
  const { owner } = database
  await owner.query(
    `insert into stored_files (name, owner_kind, owner_id, purpose, media_type, bytes, kept_since)
     values ($1, 'person', gen_random_uuid(), 'picture', 'image/webp', $2, now())`,
    [picture, image.length],
  )
  await owner.query(
    'insert into secret_key (fingerprint) values ($1) on conflict do nothing',
    KEY.fingerprints,
  )
  await owner.query(`select graphile_worker.add_job('mail', '{"to":"maya@harbor.test"}')`)
  return { owner, files, picture }
}

/** As one has that has just been created. */
async function emptyDatabase(): Promise<TestDatabase> {
  const database = await newDatabase()
  await database.owner.query(
    'drop schema public cascade; drop schema graphile_worker cascade; create schema public',
  )
  return database
}

const say = (line: string) => said.push(line)

const restoreTo = async (owner: pg.Pool, more: Partial<Parameters<typeof restore>[0]> = {}) =>
  restore({
    owner,
    migrations: await readMigrations(MIGRATIONS),
    files: directoryFiles(join(directory, 'restored')),
    fingerprints: KEY.fingerprints,
    path,
    say,
    ...more,
  })

/** A restore begins a new history, whose name differs. */
const hashes = (owner: pg.Pool) =>
  tableHashes(owner, (table, column) => table !== 'sync_head' || column !== 'epoch')

const epochs = async (pool: pg.Pool) =>
  (await pool.query<{ epoch: string }>('select epoch from sync_head')).rows.map(({ epoch }) => epoch)

test.runIf(isDistributed())('a cluster is backed up by its own tools', async () => {
  const { owner } = await newDatabase()
  await expect(backUp({ owner, files: null, path, say })).rejects.toThrow('with their own tools')
})

test.skipIf(isDistributed())('everything comes back, and browsers start afresh', async () => {
  const { owner, files, picture } = await installation()
  const before = await hashes(owner)
  const { tables } = await backUp({ owner, files, path, say })
  expect(tables.find(({ name }) => name === 'people')!.rows).toBeGreaterThan(10)
  expect(await readdir(directory)).not.toContain('quarterdeck.backup.part')
  expect((await stat(path)).mode & 0o777).toBe(0o600)

  const { owner: other } = await emptyDatabase()
  await restoreTo(other)
  expect(await hashes(other)).toEqual(before)
  const restored = await directoryFiles(join(directory, 'restored')).open(picture)
  expect((await restored!.stream.toArray()).join('')).toBe('a lighthouse')

  const earlier = await epochs(owner)
  for (const epoch of await epochs(other)) expect(earlier).not.toContain(epoch)
  const guarded = 'select count(*)::int as count from pg_class where relforcerowsecurity'
  expect((await other.query(guarded)).rows).toEqual((await owner.query(guarded)).rows)
  const keys = "select count(*)::int as count from pg_constraint where contype = 'f'"
  expect((await other.query(keys)).rows).toEqual((await owner.query(keys)).rows)
})

test.skipIf(isDistributed())(
  'an owner that row security binds can restore, and is told why it cannot back up',
  async () => {
    const { owner, files } = await installation()
    await backUp({ owner, files, path, say })
    const target = await emptyDatabase()
    const role = `quarterdeck_test_${randomBytes(6).toString('hex')}`
    const { rows } = await target.owner.query<{ name: string }>('select current_database() as name')
    await target.owner.query(
      `create role ${role} login password '${role}'; grant ${role} to current_user; grant create on database ${rows[0]!.name} to ${role};
     alter schema public owner to ${role}`,
    )
    const bound = makePool(asUser(onDatabase(inject('testCluster').address, rows[0]!.name), role, role), {
      max: 2,
      statementTimeout: 0,
    })
    try {
      await restoreTo(bound)
      expect(await hashes(target.owner)).toEqual(await hashes(owner))
      const earlier = await epochs(owner)
      for (const epoch of await epochs(target.owner)) expect(earlier).not.toContain(epoch)
      await expect(backUp({ owner: bound, files, path: `${path}.2`, say })).rejects.toThrow('bypassrls')
      expect(await readdir(directory)).not.toContain('quarterdeck.backup.2')
    } finally {
      await bound.end()
      await target.owner.query(`drop owned by ${role} cascade; drop role ${role}`)
    }
  },
)

test.skipIf(isDistributed())('nothing is ever overwritten', async () => {
  const { owner, files } = await installation()
  await writeFile(path, 'notes')
  await expect(backUp({ owner, files, path, say })).rejects.toThrow('exists already')
  expect(await readFile(path, 'utf8')).toBe('notes')

  path = `${path}.2`
  await backUp({ owner, files, path, say })
  const before = await hashes(owner)
  await expect(restoreTo(owner)).rejects.toThrow('nothing is ever overwritten')
  expect(await hashes(owner)).toEqual(before)
})

test.skipIf(isDistributed() || !existsSync('/dev/full'))(
  'a disk that is full is named, and nothing of the backup is left',
  async () => {
    const { owner, files } = await installation()
    // It takes every file, and no byte.
    await symlink('/dev/full', `${path}.part`)
    await expect(backUp({ owner, files, path, say })).rejects.toMatchObject({
      name: 'BackupError',
      message: expect.stringMatching(/ENOSPC.*make room on its disk/),
    })
    expect((await readdir(directory)).filter((name) => name.startsWith(basename(path)))).toEqual([])
  },
)

test.skipIf(isDistributed())('whoever stops in the middle of a backup harms nothing else', async () => {
  // Too large to be unpacked at once.
  const { owner, files, picture } = await installation(randomBytes(2 ** 20))
  await backUp({ owner, files, path, say })
  const backup = await openBackup(path)
  for (let times = 0; times < 5; times++) {
    for await (const _ of backup.read(filePath(picture))) {
      // As a server that rests and is then stopped: what comes next is unpacked already.
      await sleep(30)
      break
    }
  }
  await backup.close()
  await checkBackup(path)
})

test.skipIf(isDistributed())(
  'a restore that finds no room says so, and can be done again once there is some',
  async () => {
    const { owner, files } = await installation()
    await backUp({ owner, files, path, say })
    const target = await emptyDatabase()
    const full = directoryFiles(join(directory, 'full'))
    full.put = () =>
      Promise.reject(Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }))
    const wanted = { name: 'BackupError', message: expect.stringContaining('make room on the disks') }
    await expect(restoreTo(target.owner, { files: full })).rejects.toMatchObject(wanted)

    // As the database says it of its own disk.
    await target.owner.query(`
      create function no_room() returns boolean language plpgsql as
        $$ begin raise 'could not extend file: No space left on device' using errcode = '53100'; end $$;
      alter table users add constraint room check (no_room())`)
    await expect(restoreTo(target.owner)).rejects.toMatchObject(wanted)
    await target.owner.query('alter table users drop constraint room; drop function no_room')
    await restoreTo(target.owner)
    expect(await hashes(target.owner)).toEqual(await hashes(owner))
  },
)

test.skipIf(isDistributed())('a server that is at work is not restored under', async () => {
  const { owner, files } = await installation()
  await backUp({ owner, files, path, say })
  const target = await emptyDatabase()
  const connectionString = target.urls.DATABASE_APP_URL
  const server = await connectedClient({ connectionString, application_name: 'quarterdeck elsewhere' })
  // The connections of whoever restores are none of a server.
  await target.app.query('select 1')
  await expect(restoreTo(target.owner)).rejects.toThrow('stop them first')
  await server.end()
  await vi.waitFor(() => restoreTo(target.owner), { timeout: 30_000 })
})

test.skipIf(isDistributed())('a damaged, cut or foreign file changes nothing', async () => {
  const { owner, files } = await installation()
  await backUp({ owner, files, path, say })
  const { owner: other } = await emptyDatabase()
  const { size } = await stat(path)
  const whole = await readFile(path)

  const file = await open(path, 'r+')
  await file.write(Buffer.from([whole[size >> 1]! ^ 1]), 0, 1, size >> 1)
  await file.close()
  await expect(restoreTo(other)).rejects.toThrow('damaged')
  await writeFile(path, whole.subarray(0, size - 100))
  await expect(restoreTo(other)).rejects.toThrow('only a part of one')
  await writeFile(path, 'not a backup at all')
  await expect(restoreTo(other)).rejects.toThrow('no backup')
  await expect(restoreTo(other, { path: join(directory, 'nowhere') })).rejects.toThrow('There is no file')
  await writeFile(path, whole)
  await expect(restoreTo(other, { fingerprints: [] })).rejects.toThrow('SECRET_KEY')
  await expect(
    restoreTo(other, { migrations: (await readMigrations(MIGRATIONS)).slice(0, -1) }),
  ).rejects.toThrow('another version')
  expect((await other.query("select from pg_class where relname = 'schema_migration'")).rowCount).toBe(0)
})

test.skipIf(isDistributed())('a restore that was interrupted is done again', async () => {
  const { owner, files } = await installation()
  await backUp({ owner, files, path, say })
  const { owner: other } = await emptyDatabase()
  const [{ name }] = (await other.query<{ name: string }>('select current_database() as name')).rows as [
    { name: string },
  ]
  const interrupting = { ...directoryFiles(join(directory, 'restored')) }
  interrupting.put = () => Promise.reject(new Error('the disk is full'))
  await expect(restoreTo(other, { files: interrupting })).rejects.toThrow('the disk is full')
  const restoring = restoreTo(other).then(
    () => 'restored',
    () => 'interrupted',
  )
  await vi.waitFor(
    async () => {
      const { rowCount } = await owner.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and query like 'copy %'`,
        [name],
      )
      expect(rowCount).toBe(1)
    },
    { interval: 1, timeout: 30_000 },
  )
  expect(await restoring).toBe('interrupted')
  expect((await other.query('select from users limit 1')).rowCount).toBe(0)
  await restoreTo(other)
  expect(await hashes(other)).toEqual(await hashes(owner))
})
