import { randomBytes } from 'node:crypto'
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Registry } from 'prom-client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Bucket, startBucket } from '../../../tests/bucket.ts'
import { isDistributed, type TestDatabase, testDatabase } from '../../../tests/database.ts'
import { removeDirectory, temporaryDirectory } from '../../../tests/temporary-directory.ts'
import { type Config, loadConfig } from '../config.ts'
import { aboutBackups } from '../doctor/about-backups.ts'
import { directoryFiles } from '../files/directory-files.ts'
import { newFileName } from '../files/files.ts'
import { addJob, startJobs } from '../jobs.ts'
import { backupMetrics } from './backup-metrics.ts'
import { checkBackup } from './open-backup.ts'
import { backupPlace } from './places/backup-place.ts'
import { backupWork, makeBackup } from './scheduled.ts'

let root: string
let database: TestDatabase
let bucket: Bucket
let config: Config
let logged: string[]

beforeEach(async () => {
  root = await temporaryDirectory('scheduled')
  database = await testDatabase()
  await database.owner.query('insert into backup_mark (mark) values ($1)', [MARK])
  bucket = await startBucket(join(root, 's3'))
  config = configFor(join(root, 'backups'))
  logged = []
})
afterEach(async () => {
  await bucket.stop()
  await database.stop()
  await removeDirectory(root)
})

const configFor = (to: string) =>
  loadConfig({
    DATA_DIR: join(root, 'data'),
    BACKUP_TO: to,
    BACKUP_KEEP: '2',
    S3_ENDPOINT: bucket.storage.endpoint,
    S3_ACCESS_KEY: bucket.storage.accessKey,
    S3_SECRET_KEY: bucket.storage.secretKey,
    ...(!to.startsWith('s3:') && { S3_ENDPOINT: '', S3_ACCESS_KEY: '', S3_SECRET_KEY: '' }),
  })

const IN_BUCKET = 's3://quarterdeck-files/of/harbor/'
const log = {
  info: () => undefined,
  error: (_: unknown, message?: string) => void logged.push(message ?? ''),
}
const scheduled = () => ({ config, owner: database.owner, log })
const make = (day: number, signal = new AbortController().signal) =>
  makeBackup(scheduled(), new Date(Date.UTC(2026, 10, day, 2)), signal)
const kept = () => backupPlace(config).list()
const MARK = '0123abcd'
const nameOf = (day: number, mark = MARK) =>
  `quarterdeck-2026-11-${String(day).padStart(2, '0')}T02-00-00Z-${mark}.backup`

const attempts = async () =>
  (
    await database.owner.query<{ name: string; error: string | null }>(
      'select name, error from backup_attempts order by begun_at',
    )
  ).rows

/** A stored file of so many bytes that can't be compressed. */
async function storeFile(bytes: number): Promise<void> {
  const name = newFileName()
  await directoryFiles(join(root, 'data', 'files')).put(name, randomBytes(bytes))
  await database.owner.query(
    `insert into stored_files (name, owner_kind, owner_id, purpose, media_type, bytes, kept_since)
     values ($1, 'person', gen_random_uuid(), 'picture', 'image/webp', $2, now())`,
    [name, bytes],
  )
}

async function metric(name: string): Promise<number> {
  const registry = new Registry()
  backupMetrics(registry, database.app)
  return Number(new RegExp(`^${name} (.*)$`, 'm').exec(await registry.metrics())![1])
}

describe.skipIf(isDistributed()).each(['a directory', 'a bucket'])('backups in %s', (kind) => {
  beforeEach(() => {
    if (kind === 'a bucket') config = configFor(IN_BUCKET)
  })

  test('are whole, and the oldest go when there are too many', async () => {
    await storeFile(1_000)
    for (const day of [1, 2, 3]) expect(await make(day)).toBe(nameOf(day))
    expect(await kept()).toEqual([nameOf(3), nameOf(2)])
    await backupPlace(config).read(nameOf(3), async (path) => {
      const { files, tables } = await checkBackup(path)
      expect(files).toHaveLength(1)
      const stored = tables.map(({ name }) => name)
      for (const own of ['backup_attempts', 'backup_mark']) expect(stored).not.toContain(own)
    })
    expect(await attempts()).toHaveLength(3)
  })

  test('of another installation in the same place stay, however many they are', async () => {
    await make(1)
    await database.owner.query("update backup_mark set mark = 'ffffffff'")
    for (const day of [2, 3, 4]) expect(await make(day)).toBe(nameOf(day, 'ffffffff'))
    expect(await kept()).toEqual([nameOf(4, 'ffffffff'), nameOf(3, 'ffffffff'), nameOf(1)])
  })

  test('made at the same moment by two installations are both there', async () => {
    await make(1)
    await database.owner.query('delete from backup_attempts')
    await database.owner.query('delete from backup_mark')
    const other = await make(1)
    expect(new Set(await kept())).toEqual(new Set([other, nameOf(1)]))
  })

  test('are made while another is being read, which stays whole, and nothing is left of either', async () => {
    await make(1)
    await backupPlace(config).read(nameOf(1), async (path) => {
      await make(2)
      await backupPlace(config).read(nameOf(1), async (again) => void (await checkBackup(again)))
      await checkBackup(path)
    })
    expect(await readdir(join(root, 'data')).catch(() => [])).toEqual([])
  })

  test('are made by one of several nodes', async () => {
    // Whoever had to connect first could come when another's is made already.
    await Promise.all([1, 2, 3].map(() => database.owner.query('select 1')))
    const made = await Promise.all([make(1), make(2), make(3)])
    expect(made.filter((name) => name !== null)).toHaveLength(1)
    expect(await kept()).toEqual(made.filter((name) => name !== null))
  })

  test('are not there, not even in part, when one is given up in the middle', async () => {
    await storeFile(8 * 2 ** 20)
    await make(1)
    const stopping = new AbortController()
    const making = make(2, stopping.signal)
    setTimeout(() => stopping.abort(), 60)
    await expect(making).rejects.toThrow(/abort/)
    expect(await kept()).toEqual([nameOf(1)])
    expect((await attempts()).at(-1)).toMatchObject({
      name: nameOf(2),
      error: expect.stringContaining('abort'),
    })
    expect(await make(3)).toBe(nameOf(3))
    expect(await readdir(join(root, 'data'))).toEqual(['files'])
  })

  test('are made once, even if the connection breaks that keeps others from making one', async () => {
    await storeFile(8 * 2 ** 20)
    const making = make(1)
    await vi.waitFor(async () => {
      const { rowCount } = await database.owner.query(
        `select pg_terminate_backend(pid) from pg_locks join pg_database on oid = database
         where locktype = 'advisory' and datname = current_database()`,
      )
      expect(rowCount).toBe(1)
    }, 20_000)
    expect(await making).toBe(nameOf(1))
    expect(await attempts()).toEqual([{ name: nameOf(1), error: null }])
  })

  test('stay when they were just made, whatever was made while the clock was ahead', async () => {
    for (const day of [21, 22]) await make(day)
    expect(await make(1)).toBe(nameOf(1))
    expect(await kept()).toEqual([nameOf(22), nameOf(1)])
  })

  test('that are too large for one request come whole', async () => {
    await storeFile(18 * 2 ** 20)
    await make(1)
    await backupPlace(config).read(nameOf(1), async (path) => void (await checkBackup(path)))
  })
})

describe.skipIf(isDistributed())('a place for backups', () => {
  test('in a bucket loses what a killed server or, long ago, a killed restore left on this machine', async () => {
    config = configFor(IN_BUCKET)
    const left = ['to-bucket-killed', 'from-bucket-killed', 'from-bucket-reading'].map((name) =>
      join(root, 'data', `backup-${name}`),
    )
    for (const path of left) await mkdir(path, { recursive: true })
    await utimes(left[1]!, 0, 0)
    await make(1)
    expect(await readdir(join(root, 'data'))).toEqual(['backup-from-bucket-reading'])
  })

  test('in a bucket loses the parts of its uploads that were cut off long ago, and no others', async () => {
    config = configFor(IN_BUCKET)
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)
    const key = (name: string) => `of/harbor/${name}`
    bucket.uploads.push(
      { id: 'cut off', key: key(nameOf(8)), begunAt: hoursAgo(25) },
      { id: 'under way', key: key(nameOf(9)), begunAt: hoursAgo(23) },
      { id: 'cut off as well', key: key(nameOf(7)), begunAt: hoursAgo(100) },
      { id: 'of another installation', key: key(nameOf(8, 'ffffffff')), begunAt: hoursAgo(25) },
      { id: 'something else', key: key('photos.zip'), begunAt: hoursAgo(25) },
    )
    await make(1)
    expect(bucket.uploads.map(({ id }) => id)).toEqual([
      'under way',
      'of another installation',
      'something else',
    ])
  })

  test('keeps what is not a server’s backup, and loses what a killed server left unfinished', async () => {
    const directory = join(root, 'backups')
    await mkdir(directory)
    const others = ['notes.txt', 'quarterdeck-monday.backup', 'other.backup.part']
    const underWay = [`${nameOf(8, 'ffffffff')}.part`]
    for (const name of [...others, ...underWay, `${nameOf(9)}.part`])
      await writeFile(join(directory, name), 'x')
    expect(await kept()).toEqual([])
    for (const day of [1, 2, 3]) await make(day)
    expect((await readdir(directory)).toSorted()).toEqual(
      [...others, ...underWay, nameOf(2), nameOf(3)].toSorted(),
    )
  })

  test('that does not let old ones go is no reason to make more', async () => {
    await mkdir(join(root, 'backups', nameOf(2)), { recursive: true })
    for (const day of [1, 3, 4]) expect(await make(day)).toBe(nameOf(day))
    expect(await kept()).toEqual([nameOf(4), nameOf(3), nameOf(2)])
    expect(logged).toEqual(['an old backup could not be removed'])
  })

  test.each([
    ['a directory that is none', () => configFor(join(root, 'a-file'))],
    ['a bucket that is not there', () => configFor('s3://quarterdeck-other')],
  ])('that is %s is said by the log, the metrics and the doctor', async (_what, wrong) => {
    await make(1)
    await writeFile(join(root, 'a-file'), '')
    config = wrong()
    const jobs = await startJobs(database.app, { ...backupWork(scheduled()), crontab: [] }, () => undefined)
    await addJob(database.app, 'make-backup', {})
    await vi.waitFor(() => expect(logged).toEqual(['the backup failed']), { timeout: 20_000 })
    await jobs.stop()
    expect(await metric('backup_failed')).toBe(1)
    expect(await metric('backup_last_timestamp_seconds')).toBe(Date.UTC(2026, 10, 1, 2) / 1_000)
    expect(await aboutBackups(config, database.owner)).toMatchObject({
      state: 'bad',
      sentence: expect.stringContaining('check BACKUP_TO'),
    })
  })
})

describe.skipIf(isDistributed())('the doctor says of backups', () => {
  const said = async () => aboutBackups(config, database.owner)

  test('how old the last one is, and how large', async () => {
    expect(await said()).toMatchObject({
      state: 'look',
      sentence: expect.stringContaining('No backup has been'),
    })
    await makeBackup(scheduled(), new Date(Date.now() - 5 * 3_600_000), new AbortController().signal)
    expect(await said()).toMatchObject({
      state: 'good',
      sentence: expect.stringMatching(/^The last backup is 5 hours old: .* 1 MiB\.$/),
    })
    expect(await metric('backup_last_bytes')).toBeGreaterThan(1_000)
  })

  test('that it is too old, or is gone', async () => {
    const name = await makeBackup(scheduled(), new Date(), new AbortController().signal)
    await backupPlace(config).remove(name!)
    expect(await said()).toMatchObject({ state: 'bad', sentence: expect.stringContaining('no longer there') })
    await database.owner.query("update backup_attempts set begun_at = begun_at - interval '30 hours'")
    expect(await said()).toMatchObject({ state: 'bad', sentence: expect.stringContaining('30 hours old') })
  })

  test('why the latest failed', async () => {
    await make(1)
    await expect(make(1)).rejects.toThrow('duplicate key')
    await database.owner.query("update backup_attempts set error = 'the disk is full', bytes = null")
    expect(await said()).toMatchObject({
      state: 'bad',
      sentence: expect.stringContaining('failed (the disk is full); none was ever made'),
    })
  })

  test('that nobody makes any', async () => {
    config = { ...config, backups: null }
    expect(await said()).toMatchObject({ state: 'look' })
    expect(backupWork(scheduled())).toEqual({ tasks: {}, crontab: [] })
  })
})

test('the schedule is one that the job queue understands', async () => {
  const jobs = await startJobs(database.app, backupWork(scheduled()), () => undefined)
  await vi.waitFor(async () => {
    const { rows } = await database.owner.query<{ name: string }>(
      'select identifier as name from graphile_worker._private_known_crontabs',
    )
    expect(rows).toEqual([{ name: 'make-backup' }])
  }, 20_000)
  await jobs.stop()
})
