import { pipeline } from 'node:stream/promises'
import { buffer } from 'node:stream/consumers'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { beginNewHistory, serversWork } from '../database/history.ts'
import { inTransaction } from '../database/in-company.ts'
import { migrate, type Migration } from '../database/migrate.ts'
import type { Files } from '../files/files.ts'
import { installJobs } from '../jobs.ts'
import { BackupError, isNoRoom } from './backup-error.ts'
import { filePath, type Manifest, tablePath } from './backup-format.ts'
import { checkBackup, type OpenBackup, openBackup } from './open-backup.ts'
import { progress } from './progress.ts'
import { foreignKeys } from './stored-tables.ts'

/** How PostgreSQL says it. */
const DISK_FULL = '53100'

interface Restore {
  owner: pg.Pool
  /** Those of this version. */
  migrations: readonly Migration[]
  /** Null if they are in a bucket. */
  files: Files | null
  /** Of the keys that this installation opens secrets with. */
  fingerprints: readonly string[]
  path: string
  say(line: string): void
}

/**
 * Fills an empty database from a backup, and migrates it to this version. The rows come in one transaction: after an interrupted
 * restore the same can be done again. Browsers start afresh, and send what was waiting in them.
 * @throws {BackupError} if the backup is damaged or newer, its key or the room for it is missing, or somebody uses the database
 */
export async function restore(given: Restore): Promise<Manifest> {
  const { owner, migrations, files, fingerprints, path, say } = given
  say('Checking the backup ...')
  const manifest = await checkBackup(path)
  const then = migrationsOf(manifest, migrations)
  if (manifest.secretKey !== null && !fingerprints.includes(manifest.secretKey))
    throw new BackupError(
      'The secrets in this backup are sealed with a key that is missing here: set SECRET_KEY to that of the installation it is from, or copy the file secret-key from its data directory to this one.',
    )
  await checkEmpty(owner, then.at(-1)!.number)
  await migrate(owner, then, installJobs)
  const backup = await openBackup(path)
  try {
    if (files) await restoreFiles(files, backup, say)
    await inTransaction(owner, (client) => restoreRows(client, backup, say))
  } catch (error) {
    if (!isNoRoom(error) && (error as pg.DatabaseError).code !== DISK_FULL) throw error
    throw new BackupError(
      `There is no room for what is in this backup (${(error as Error).message}): make room on the disks of the database and of DATA_DIR, and restore it again.`,
      { cause: error },
    )
  } finally {
    await backup.close()
  }
  const later = await migrate(owner, [...migrations], installJobs)
  if (later.length > 0) say(`Applied ${later.join(', ')}.`)
  return manifest
}

/** The migrations that the backed up database had. */
function migrationsOf(manifest: Manifest, migrations: readonly Migration[]): Migration[] {
  const then = migrations.slice(0, manifest.migrations.length)
  const isSame = manifest.migrations.every(({ checksum }, index) => then[index]?.checksum === checksum)
  if (isSame && then.length > 0) return then
  throw new BackupError(
    'This backup was made by another version of Quarterdeck: restore it with that one, or with a newer one.',
  )
}

async function checkEmpty(owner: pg.Pool, last: number): Promise<void> {
  if (await isUsed(owner, last))
    throw new BackupError(
      'There is a Quarterdeck in this database already, and nothing is ever overwritten: restore into an empty one, by another DATABASE_URL or DATA_DIR.',
    )
  if (await serversWork(owner)) throw new BackupError('Servers use this database: stop them first.')
}

/** Whether somebody has an account, or a later version was there. What an interrupted restore left is neither. */
async function isUsed(owner: pg.Pool, last: number): Promise<boolean> {
  const { rows: made } = await owner.query<{ isMade: boolean }>(
    `select to_regclass('public.schema_migration') is not null as "isMade"`,
  )
  if (!made[0]!.isMade) return false
  const { rows } = await owner.query<{ last: number | null; hasAccounts: boolean }>(
    `select max(number) as last, to_regclass('public.users') is not null as "hasAccounts" from schema_migration`,
  )
  const { last: reached, hasAccounts } = rows[0]!
  if ((reached ?? 0) > last) return true
  return hasAccounts && (await owner.query('select from users limit 1')).rowCount! > 0
}

async function restoreFiles(files: Files, { manifest, read }: OpenBackup, say: (line: string) => void) {
  const tell = progress(say)
  let done = 0
  for (const { name, bytes } of manifest.files) {
    if ((await files.size(name)) !== bytes) await files.put(name, await buffer(read(filePath(name))))
    done++
    tell(() => `${done} of ${manifest.files.length} files ...`)
  }
}

async function restoreRows(
  client: pg.PoolClient,
  { manifest: { tables, sequences }, read }: OpenBackup,
  say: (line: string) => void,
): Promise<void> {
  const keys = await foreignKeys(client)
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`)
  const forced = await withForcedSecurity(client)
  // A migration may have put rows there, and none of what triggers do is wanted again.
  await client.query(`truncate ${tables.map(({ name }) => name).join(', ')}`)
  for (const { name } of tables)
    await client.query(`alter table ${name} no force row level security, disable trigger user`)
  const tell = progress(say)
  let [done, rows] = [0, 0]
  for (const { name, columns, rows: count } of tables) {
    await pipeline(
      read(tablePath(name)),
      client.query(copyFrom(`copy ${name} (${columns.join(', ')}) from stdin`)),
    )
    done++
    rows += count
    tell(() => `${done} of ${tables.length} tables, ${rows} rows ...`)
  }
  say('Checking what rows refer to ...')
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`)
  for (const { name } of tables) await client.query(`alter table ${name} enable trigger user`)
  for (const name of forced) await client.query(`alter table ${name} force row level security`)
  for (const { name, value, isCalled } of sequences)
    await client.query('select setval($1, $2, $3)', [name, value, isCalled])
  await beginNewHistory(client)
}

async function withForcedSecurity(client: pg.PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class where relforcerowsecurity and relnamespace = 'public'::regnamespace`,
  )
  return rows.map(({ name }) => name)
}
