import { open, rename, rm, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { addAbortSignal, type Readable } from 'node:stream'
import { TextReader, ZipWriter } from '@zip.js/zip.js'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { isDistributed } from '../database/distribute.ts'
import { flushDirectory, nullIfMissing } from '../files/disk.ts'
import type { Files } from '../files/files.ts'
import { addEntry } from '../zip-entries.ts'
import { BackupError, isNoRoom } from './backup-error.ts'
import { filePath, MANIFEST, type Manifest, tablePath } from './backup-format.ts'
import { rested } from './giving-way.ts'
import { checkBackup } from './open-backup.ts'
import { progress } from './progress.ts'
import { storedSequences, storedTables, type StoredTable } from './stored-tables.ts'

interface BackUp {
  owner: pg.Pool
  /** Null if they are in a bucket, which has its own copies. */
  files: Files | null
  path: string
  say(line: string): void
  /** Gives up in the middle. */
  signal?: AbortSignal
  /** Is awaited between two pieces, for a process that has other things to do. */
  rest?(): Promise<void>
}

const noRest = () => Promise.resolve()

/**
 * Writes everything that an installation stores into one file, as it was at one moment, while servers go on working. The file
 * has its name once it has been read again and is whole.
 * @throws {BackupError} if the file exists or cannot be written, or the owner does not see all rows
 */
export async function backUp({ owner, files, path, say, signal, rest = noRest }: BackUp): Promise<Manifest> {
  const target = resolve(path)
  if ((await stat(target).catch(nullIfMissing).catch(unwritable(path))) !== null)
    throw new BackupError(`${path} exists already: name another file.`)
  const part = `${target}.part`
  try {
    const file = await open(part, 'w', 0o600).catch(unwritable(path))
    await writeBackup(file, { owner, files, say, rest, ...(signal && { signal }) })
    say('Reading it again ...')
    const manifest = await checkBackup(part, () => {
      signal?.throwIfAborted()
      return rest()
    })
    await rename(part, target)
    await flushDirectory(dirname(target))
    return manifest
  } catch (error) {
    await rm(part, { force: true })
    if (isNoRoom(error)) unwritable(path)(error)
    throw error
  }
}

const unwritable =
  (path: string) =>
  (error: unknown): never => {
    const advice = isNoRoom(error)
      ? 'make room on its disk, or name a file on another one'
      : 'name a file in a directory that exists and is of this account'
    throw new BackupError(`${path} cannot be written (${(error as Error).message}): ${advice}.`, {
      cause: error,
    })
  }

async function writeBackup(
  file: FileHandle,
  { owner, files, say, signal, rest = noRest }: Omit<BackUp, 'path'>,
): Promise<void> {
  try {
    const zip = new ZipWriter<void>(sinkOf(file), { useWebWorkers: false, keepOrder: true, zip64: true })
    const client = await owner.connect()
    try {
      const bytesOf = (stream: Readable) => rested(signal ? addAbortSignal(signal, stream) : stream, rest)
      const manifest = await writeEntries(zip, client, { files, say, bytesOf })
      await zip.add(MANIFEST, new TextReader(JSON.stringify(manifest, null, 2)))
    } finally {
      // Whatever state an error left it in.
      client.release(true)
    }
    await zip.close()
    await file.sync()
  } finally {
    await file.close()
  }
}

type FileHandle = Awaited<ReturnType<typeof open>>

/** Leaves the file open, so that it can be flushed. */
const sinkOf = (file: FileHandle) =>
  new WritableStream<Uint8Array>({ write: (chunk) => file.appendFile(chunk) })

interface Given extends Pick<BackUp, 'files' | 'say'> {
  /** What a stream holds, which ends when the backup is given up. */
  bytesOf(stream: Readable): AsyncIterable<Uint8Array>
}

async function writeEntries(
  zip: ZipWriter<void>,
  client: pg.PoolClient,
  { files, say, bytesOf }: Given,
): Promise<Manifest> {
  const madeAt = new Date().toISOString()
  await checkSeesAll(client)
  await client.query('begin isolation level repeatable read read only')
  const found = await storedTables(client)
  const tell = progress(say)
  const tables: Manifest['tables'] = []
  let rows = 0
  for (const table of found) {
    const copied = await addTable(zip, client, table, bytesOf)
    tables.push({ ...table, ...copied })
    rows += copied.rows
    tell(() => `${tables.length} of ${found.length} tables, ${rows} rows ...`)
  }
  const sequences = await storedSequences(client)
  const migrations = await rowsOf<Manifest['migrations'][number]>(
    client,
    'select number, name, checksum from schema_migration order by number',
  )
  const [key] = await rowsOf<{ fingerprint: string }>(client, 'select fingerprint from secret_key')
  const names = await rowsOf<{ name: string }>(
    client,
    'select name from stored_files where kept_since is not null and dropped_at is null order by name',
  )
  await client.query('commit')
  return {
    format: 'quarterdeck-backup',
    version: 1,
    madeAt,
    migrations,
    secretKey: key?.fingerprint ?? null,
    tables,
    sequences,
    files: files ? await addFiles(zip, files, names, { bytesOf, tell }) : [],
  }
}

const rowsOf = async <Row extends pg.QueryResultRow>(client: pg.PoolClient, text: string): Promise<Row[]> =>
  (await client.query<Row>(text)).rows

/** An owner that row security binds would see no company's rows, and the backup would be empty. */
async function checkSeesAll(client: pg.PoolClient): Promise<void> {
  if (await isDistributed(client))
    throw new BackupError(
      'The rows of a distributed database are not of one moment on all workers: back up its coordinator and workers with their own tools (docs/operation.md).',
    )
  const [role] = await rowsOf<{ name: string; sees: boolean }>(
    client,
    'select quote_ident(rolname) as name, rolsuper or rolbypassrls as sees from pg_roles where rolname = current_user',
  )
  if (!role!.sees)
    throw new BackupError(
      `The owner in DATABASE_URL does not see the rows of companies: run "alter role ${role!.name} bypassrls" as a superuser, or back up with pg_dump as one.`,
    )
}

async function addTable(
  zip: ZipWriter<void>,
  client: pg.PoolClient,
  { name, columns }: StoredTable,
  bytesOf: Given['bytesOf'],
) {
  const copy = client.query(copyTo(`copy ${name} (${columns.join(', ')}) to stdout`))
  const written = await addEntry(zip, tablePath(name), bytesOf(copy))
  return { ...written, rows: copy.rowCount }
}

/** Those that are there: what was dropped since the moment of the backup may be gone. */
async function addFiles(
  zip: ZipWriter<void>,
  files: Files,
  names: readonly { name: string }[],
  { bytesOf, tell }: Pick<Given, 'bytesOf'> & { tell(line: () => string): void },
): Promise<Manifest['files']> {
  const added: Manifest['files'] = []
  for (const { name } of names) {
    const opened = await files.open(name)
    if (opened) added.push({ name, ...(await addEntry(zip, filePath(name), bytesOf(opened.stream))) })
    tell(() => `${added.length} of ${names.length} files ...`)
  }
  return added
}
