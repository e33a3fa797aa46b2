import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { DatabaseError } from './database-error.ts'
import { distribute, isDistributed, oneShardAtATime } from './distribute.ts'
import { inSteps, splitSql } from './statements.ts'

export type Migration = { number: number; name: string; sql: string; checksum: string }

// Regenerates the sync engine's commit functions, so that they include every column a migration has added.
const REBUILD = `do $$ begin if to_regprocedure('sync_rebuild()') is not null then call sync_rebuild(); end if; end $$`

type Applied = { number: number; name: string; checksum: string }

/** The repository's own migrations. */
export const MIGRATIONS = join(import.meta.dirname, '../../../migrations')

// Any constant will do as long as nothing else takes the same advisory lock.
const LOCK = 7_163_202_611

/**
 * The NNNN_name.sql files of a directory, in the order of their numbers.
 * @throws {DatabaseError} if two share a number or a name has another form
 */
export async function readMigrations(directory: string): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).toSorted()
  const migrations = await Promise.all(names.map((name) => readMigration(directory, name)))
  migrations.forEach((migration, index) => {
    const previous = migrations[index - 1]
    if (previous?.number === migration.number) {
      throw new DatabaseError(
        `Migrations ${previous.name} and ${migration.name} share a number: renumber one.`,
      )
    }
  })
  return migrations
}

async function readMigration(directory: string, name: string): Promise<Migration> {
  const number = /^(\d{4})_[a-z0-9_]+\.sql$/.exec(name)?.[1]
  if (number === undefined)
    throw new DatabaseError(`Migration ${name} must be named like 0001_foundation.sql.`)
  const sql = await readFile(join(directory, name), 'utf8')
  const checksum = createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex')
  return { number: Number(number), name, sql, checksum }
}

/**
 * Applies the migrations that the database doesn't have yet, each in its own transaction, and returns their names. There is no
 * way back. Servers that start at the same time wait for each other on an advisory lock. In a distributed database, new
 * tenant tables are distributed too, and statements go one at a time, in steps that Citus takes.
 * @param finish always runs afterwards, under the same lock
 * @throws {DatabaseError} when an applied file changed or is missing, or a file fails
 */
export async function migrate(
  owner: pg.Pool,
  migrations: Migration[],
  finish: (owner: pg.Pool) => Promise<void> = async () => {},
): Promise<string[]> {
  const client = await owner.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await client.query(`create table if not exists schema_migration (
      number integer primary key, name text not null, checksum text not null,
      applied_at timestamptz not null default now())`)
    const { rows } = await client.query<Applied>(
      'select number, name, checksum from schema_migration order by number',
    )
    const pending = pendingAfter(rows, migrations)
    const distributed = await isDistributed(client)
    if (distributed) await oneShardAtATime(client)
    const stepsOf = ({ sql }: Migration) => (distributed ? splitSql(sql, ';').flatMap(inSteps) : [sql])
    for (const migration of pending) await apply(client, migration, stepsOf(migration))
    await finish(owner)
    if (pending.length > 0) {
      await client.query(REBUILD)
      if (distributed) await distribute(client)
    }
    return pending.map((migration) => migration.name)
  } finally {
    // Closing the connection releases the lock, whatever state an error left it in.
    client.release(true)
  }
}

function pendingAfter(applied: Applied[], migrations: Migration[]): Migration[] {
  for (const { number, name, checksum } of applied) {
    const file = migrations.find((migration) => migration.number === number)
    if (file === undefined) {
      throw new DatabaseError(
        `The database was migrated by ${name}, which this version does not have: run the version that has it, or restore a backup.`,
      )
    }
    if (file.checksum !== checksum) {
      throw new DatabaseError(
        `Migration ${name} was changed after it was applied: restore the file and put the change in a new migration.`,
      )
    }
  }
  const last = applied.at(-1)?.number ?? 0
  const pending = migrations.filter(({ number }) => !applied.some((one) => one.number === number))
  const late = pending.find(({ number }) => number < last)
  if (late !== undefined) {
    throw new DatabaseError(
      `Migration ${late.name} comes before others that are already applied: give it the next number.`,
    )
  }
  return pending
}

async function apply(
  client: pg.PoolClient,
  { number, name, checksum }: Migration,
  steps: readonly string[],
): Promise<void> {
  try {
    await client.query('begin')
    for (const step of steps) await client.query(step)
    await client.query('insert into schema_migration (number, name, checksum) values ($1, $2, $3)', [
      number,
      name,
      checksum,
    ])
    await client.query('commit')
  } catch (error) {
    throw new DatabaseError(`Migration ${name} failed and changed nothing: ${(error as Error).message}`, {
      cause: error,
    })
  }
}
