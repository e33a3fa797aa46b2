import type pg from 'pg'
import { addJob, type Queryable, type Work } from '../jobs.ts'
import { type Files, newFileName } from './files.ts'

export interface FileStore {
  pool: pg.Pool
  files: Files
}

export interface NewFile {
  ownerKind: 'person' | 'company' | 'launch'
  ownerId: string
  /** What it is for, such as `picture`. */
  purpose: string
  mediaType: string
}

/**
 * Stores bytes under a new name. They count only once `keepFile` was committed; until then, or if that never happens, nobody finds
 * them, and after an hour they are removed.
 */
export async function storeFile(
  { pool, files }: FileStore,
  file: NewFile,
  bytes: Uint8Array,
): Promise<string> {
  const name = newFileName()
  await pool.query(
    'insert into stored_files (name, owner_kind, owner_id, purpose, media_type, bytes) values ($1, $2, $3, $4, $5, $6)',
    [name, file.ownerKind, file.ownerId, file.purpose, file.mediaType, bytes.byteLength],
  )
  await files.put(name, bytes)
  return name
}

/**
 * Makes a stored file count, in the transaction that begins to use it.
 * @throws if it has been removed meanwhile
 */
export async function keepFile(db: Queryable, name: string): Promise<void> {
  const { rowCount } = await db.query(
    'update stored_files set kept_since = now() where name = $1 and kept_since is null and dropped_at is null',
    [name],
  )
  if (rowCount !== 1) throw new Error('A stored file was removed before it was kept.')
}

/** Ends what the owner has for this purpose, in the transaction that no longer uses it; a job removes the bytes. Returns whether there was something. */
export async function dropFiles(db: Queryable, ownerId: string, purpose: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `update stored_files set dropped_at = now()
     where owner_id = $1 and purpose = $2 and kept_since is not null and dropped_at is null`,
    [ownerId, purpose],
  )
  if (!rowCount) return false
  await addJob(db, CLEAN, {})
  return true
}

const CLEAN = 'clean-files'
const AT_ONCE = 200

/** Removes what no longer counts, and what a crash kept from ever counting: first the bytes, then the row. Returns how many. */
export async function cleanFiles({ pool, files }: FileStore): Promise<number> {
  const { rows } = await pool.query<{ name: string }>(
    `select name from stored_files
     where dropped_at is not null or (kept_since is null and created_at < now() - interval '1 hour')
     order by created_at limit $1`,
    [AT_ONCE],
  )
  for (const { name } of rows) {
    const { rowCount } = await pool.query(
      'update stored_files set dropped_at = coalesce(dropped_at, now()) where name = $1 and (kept_since is null or dropped_at is not null)',
      [name],
    )
    if (rowCount !== 1) continue
    await files.remove(name)
    await pool.query('delete from stored_files where name = $1', [name])
  }
  return rows.length
}

/** Cleans up hourly, and whenever something was dropped. */
export const fileWork = (store: FileStore): Work => ({
  tasks: {
    [CLEAN]: async () => {
      while ((await cleanFiles(store)) === AT_ONCE);
    },
  },
  crontab: [`17 * * * * ${CLEAN}`],
})
