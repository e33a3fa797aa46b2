import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type FileEntry, ZipReader } from '@zip.js/zip.js'
import { bytesOfEntry } from '../zip-bytes.ts'
import { PartsReader } from '../zip-parts.ts'
import { BackupError } from './backup-error.ts'
import { filePath, MANIFEST, type Manifest, manifestSchema, tablePath } from './backup-format.ts'

export interface OpenBackup {
  manifest: Manifest
  /** What stands at a path of the ZIP; throws a BackupError at its end if it is not what was written. */
  read(path: string): Readable
  close(): Promise<void>
}

interface Written {
  bytes: number
  sha256: string
}

const NEW_LINE = 10

/**
 * Opens a backup; only its manifest has been read then.
 * @throws {BackupError} for what is none, was not finished, or is of another version
 */
export async function openBackup(path: string): Promise<OpenBackup> {
  const file = await open(path).catch((error: unknown) => {
    const { code, message } = error as NodeJS.ErrnoException
    throw new BackupError(
      code === 'ENOENT'
        ? `There is no file ${path}.`
        : `${path} cannot be read (${message}): let this account read it.`,
      { cause: error },
    )
  })
  try {
    const { size } = await file.stat()
    const reader = new PartsReader(async (offset, length) => {
      const bytes = new Uint8Array(length)
      const { bytesRead } = await file.read(bytes, 0, length, offset)
      return bytes.subarray(0, bytesRead)
    }, size)
    const entries = await entriesOf(reader, path)
    const manifest = await manifestOf(entries, path)
    const known = new Map<string, Written>([
      ...manifest.tables.map((table): [string, Written] => [tablePath(table.name), table]),
      ...manifest.files.map((one): [string, Written] => [filePath(one.name), one]),
    ])
    return {
      manifest,
      read: (name) => Readable.from(checked(entries, name, known.get(name), path)),
      close: () => file.close(),
    }
  } catch (error) {
    await file.close()
    throw error
  }
}

/**
 * Reads all of a backup.
 * @throws {BackupError} if anything in it is not what was written, or a table has another number of rows
 */
export async function checkBackup(
  path: string,
  told: () => Promise<void> = () => Promise.resolve(),
): Promise<Manifest> {
  const backup = await openBackup(path)
  try {
    const { tables, files } = backup.manifest
    for (const { name, rows } of tables) {
      let lines = 0
      for await (const chunk of backup.read(tablePath(name)) as AsyncIterable<Uint8Array>) {
        for (const byte of chunk) if (byte === NEW_LINE) lines++
        await told()
      }
      if (lines !== rows) throw damaged(path)
    }
    for (const { name } of files) for await (const _ of backup.read(filePath(name))) await told()
    return backup.manifest
  } finally {
    await backup.close()
  }
}

const damaged = (path: string) => new BackupError(`${path} is damaged: take another backup.`)

type Entries = ReadonlyMap<string, FileEntry>

async function entriesOf(reader: PartsReader, path: string): Promise<Entries> {
  try {
    const found = await new ZipReader(reader, { useWebWorkers: false }).getEntries()
    return new Map(found.filter((entry) => !entry.directory).map((entry) => [entry.filename, entry]))
  } catch (error) {
    throw new BackupError(`${path} is no backup, or only a part of one.`, { cause: error })
  }
}

async function manifestOf(entries: Entries, path: string): Promise<Manifest> {
  const entry = entries.get(MANIFEST)
  if (!entry) throw new BackupError(`${path} is no backup of Quarterdeck.`)
  const text = (await buffer(bytesOfEntry(entry))).toString('utf8')
  const parsed = manifestSchema.safeParse(JSON.parse(text))
  if (parsed.success) return parsed.data
  throw new BackupError(`${path} was made by another version of Quarterdeck, which can read it.`)
}

async function* checked(
  entries: Entries,
  name: string,
  written: Written | undefined,
  path: string,
): AsyncGenerator<Uint8Array> {
  const entry = entries.get(name)
  if (!entry || !written) throw damaged(path)
  const hash = createHash('sha256')
  let bytes = 0
  try {
    for await (const chunk of bytesOfEntry(entry)) {
      hash.update(chunk)
      bytes += chunk.length
      yield chunk
    }
  } catch (error) {
    throw error instanceof BackupError ? error : new BackupError(damaged(path).message, { cause: error })
  }
  if (bytes !== written.bytes || hash.digest('hex') !== written.sha256) throw damaged(path)
}
