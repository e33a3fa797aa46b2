import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { MIGRATIONS, readMigrations } from '../src/server/database/migrate.ts'
import { isDistributed, type TestDatabase, testDatabase } from './database.ts'
import { chance, type Chance, seeds } from './seeded.ts'
import { endProcess, runCommand, type ServerProcess, startServerProcess } from './server-process.ts'
import { tableHashes } from './table-hashes.ts'
import { removeDirectory, temporaryDirectory } from './temporary-directory.ts'
import { EARLIER_SCHEMAS } from './upgrades/earlier-schemas.ts'
import { lostRows, type OldInstallation, oldInstallation } from './upgrades/old-installation.ts'

// The real migrator, in processes of its own, on a machine that may be busy.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })

/** From this migration on a database can be spread over a cluster. */
const DISTRIBUTABLE = 10
/** Every statement costs a cluster more. */
const KILLS = isDistributed() ? 3 : 6
const earlier = EARLIER_SCHEMAS.filter((schema) => !isDistributed() || schema >= DISTRIBUTABLE)
/** UPGRADES=all tries every earlier schema; otherwise it is the oldest one, which all migrations run on. */
const tried = process.env['UPGRADES'] === 'all' ? earlier : earlier.slice(0, 1)
const seed = seeds(1)[0]!

describe.each(tried)('an installation at migration %i', (schema) => {
  let directory: string
  let old: OldInstallation
  const databases: TestDatabase[] = []
  const servers: ServerProcess[] = []

  beforeEach(async () => {
    directory = await temporaryDirectory('upgrade')
    old = await oldInstallation(schema)
  })
  afterEach(async () => {
    for (const { process } of servers.splice(0)) await endProcess(process, 'SIGKILL')
    for (const database of databases.splice(0)) await database.stop()
    await old.drop()
    await removeDirectory(directory)
  })

  async function copy(): Promise<TestDatabase> {
    const database = await old.copy()
    databases.push(database)
    return database
  }

  const upgrade = ({ urls }: TestDatabase) => runCommand(['migrate'], directory, urls)

  /** Answers how often that was before the last migration. */
  async function killAgainAndAgain(database: TestDatabase): Promise<number> {
    const random = chance(seed)
    const all = (await readMigrations(MIGRATIONS)).length
    let interrupted = 0
    for (const at of momentsOf(random, await migrationsAfter(schema))) {
      const process = upgrade(database)
      await applied(database.owner, at, process)
      await sleep(random.integer(0, 15))
      await endProcess(process, 'SIGKILL')
      if ((await countOf(database.owner)) < all) interrupted++
    }
    return interrupted
  }

  test(`is upgraded with all its rows although it is killed again and again (SEED=${seed})`, async () => {
    expect(old.rows).toBeGreaterThanOrEqual(100_000)
    const [undisturbed, killed] = [await copy(), await copy()]
    const [complaints, interrupted] = await Promise.all([
      complaintsOf(upgrade(undisturbed)),
      killAgainAndAgain(killed),
    ])
    expect(complaints).toBe('')
    expect(interrupted).toBeGreaterThan(0)
    expect(await complaintsOf(upgrade(killed))).toBe('')
    expect(await countOf(killed.owner)).toBe(await countOf(undisturbed.owner))
    expect(await tableHashes(killed.owner)).toEqual(await tableHashes(undisturbed.owner))
    expect(await constraintsOf(killed.owner)).toEqual(await constraintsOfNew())
    expect(await lostRows(killed.owner)).toEqual({})
  })

  test.runIf(schema === EARLIER_SCHEMAS[0] && !isDistributed())(
    'is migrated by one of two servers while the other waits',
    async () => {
      const database = await copy()
      const holding = await database.owner.connect()
      await holding.query('begin; lock table schema_migration')
      const all = Promise.all(
        [0, 1].map((number) => {
          const own = { ...database.urls, PORT: '0', DATA_DIR: join(directory, `server-${number}`) }
          return startServerProcess(directory, own)
        }),
      )
      await vi.waitUntil(async () => (await holding.query(WAITS)).rowCount === 1, { timeout: 60_000 })
      await holding.query('commit')
      holding.release()
      servers.push(...(await all))
      for (const { url } of servers) expect((await fetch(`${url}/readyz`)).status).toBe(200)
      for (const { process } of servers) expect(await endProcess(process, 'SIGTERM')).toBe(0)
      expect(await countOf(database.owner)).toBe((await readMigrations(MIGRATIONS)).length)
      expect(await lostRows(database.owner)).toEqual({})
    },
  )
})

/** Who waits for another to have migrated this database. */
const WAITS = `select from pg_locks where locktype = 'advisory' and not granted
  and database = (select oid from pg_database where datname = current_database())`

/** What a process says of trouble until it ends. */
const complaintsOf = ({ stderr }: ChildProcess): Promise<string> => text(stderr!)

const migrationsAfter = async (schema: number): Promise<number[]> =>
  (await readMigrations(MIGRATIONS)).map(({ number }) => number).filter((number) => number > schema)

/** After which migrations processes are killed: the first, and seeded ones in their order. */
function momentsOf(random: Chance, numbers: number[]): number[] {
  const found = new Set(numbers.slice(0, 1))
  while (found.size < Math.min(KILLS, numbers.length)) found.add(random.pick(numbers))
  return [...found].toSorted((a, b) => a - b)
}

async function constraintsOf(owner: pg.Pool): Promise<string[]> {
  const { rows } = await owner.query<{ line: string }>(
    `select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) as line from pg_constraint
     where connamespace = 'public'::regnamespace`,
  )
  return rows.map(({ line }) => line).toSorted()
}

/** As a database has them that was never an earlier one. */
async function constraintsOfNew(): Promise<string[]> {
  const database = await testDatabase()
  try {
    return await constraintsOf(database.owner)
  } finally {
    await database.stop()
  }
}

const countOf = async (owner: pg.Pool): Promise<number> =>
  (await owner.query('select from schema_migration')).rowCount!

/** Resolves once this migration has been applied, or the process has ended. */
async function applied(owner: pg.Pool, number: number, process: ChildProcess): Promise<void> {
  const isApplied = 'select from schema_migration where number = $1'
  while (process.exitCode === null && (await owner.query(isApplied, [number])).rowCount === 0);
}
