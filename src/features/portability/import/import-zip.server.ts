import { createHash } from 'node:crypto'
import { type FileEntry, ZipReader } from '@zip.js/zip.js'
import * as z from 'zod/mini'
import { bytesOfEntry } from '../../../server/zip-bytes.ts'
import { PartsReader, type ReadBytes } from '../../../server/zip-parts.ts'
import { csvPath, FORMAT, FORMAT_VERSION, jsonPath, type Manifest } from '../export/exported.rules.ts'
import {
  LONGEST_DIRECTORY,
  LONGEST_LINE,
  LONGEST_MANIFEST,
  MOST_FILES,
  MOST_JSON_BYTES,
  MOST_ROWS,
} from './import-limits.rules.ts'
import {
  DAMAGED,
  fileTwice,
  LINE_TOO_LONG,
  missingFile,
  NO_EXPORT,
  NOT_A_ZIP,
  OTHER_VERSION,
  TOO_MUCH_IN_IT,
  unexpectedFile,
} from './import.text.ts'

/** Why a file can't be imported, in words for people. */
export class UnfitFile extends Error {
  override name = 'UnfitFile'
  readonly file: string
  readonly line: number

  constructor(problem: string, file = '', line = 0) {
    super(problem)
    this.file = file
    this.line = line
  }
}

const written = { bytes: z.int().check(z.gte(0)), sha256: z.string().check(z.length(64)) }

const manifestSchema = z.strictObject({
  format: z.literal(FORMAT),
  version: z.int(),
  schema: z.int(),
  madeAt: z.string().check(z.maxLength(40)),
  company: z.strictObject({ id: z.uuid(), name: z.string().check(z.maxLength(200)) }),
  tables: z
    .array(z.strictObject({ name: z.string(), rows: z.int().check(z.gte(0)), ...written }))
    .check(z.maxLength(1_000)),
  files: z
    .array(z.strictObject({ path: z.string().check(z.maxLength(500)), ...written }))
    .check(z.maxLength(MOST_FILES)),
})

/** An export that fits this server. Nothing in it has been read yet but its manifest. */
export interface OpenExport {
  manifest: Manifest
  /** The lines of a table's file, with their numbers. It throws UnfitFile for one that is not as the manifest says. */
  linesOf(table: string): AsyncGenerator<{ line: string; number: number }>
}

/**
 * @param needs the tables that it has to have, and in `setup` those that it may have
 * @throws {UnfitFile} for anything but an export that this version can read
 */
export async function openExport(
  read: ReadBytes,
  size: number,
  { schema, tables, setup = [] }: { schema: number; tables: readonly string[]; setup?: readonly string[] },
): Promise<OpenExport> {
  await checkDirectory(read, size)
  const entries = await entriesOf(read, size)
  const manifest = await readManifest(entries, schema)
  const known = new Set([...tables, ...setup])
  const named = new Map(manifest.tables.map((table) => [table.name, table]))
  if (named.size !== manifest.tables.length || [...named.keys()].some((name) => !known.has(name)))
    throw new UnfitFile(NO_EXPORT)
  const bytes = manifest.tables.reduce((sum, table) => sum + table.bytes, 0)
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  if (bytes > MOST_JSON_BYTES || rows > MOST_ROWS) throw new UnfitFile(TOO_MUCH_IN_IT)
  const expected = new Set([
    'manifest.json',
    'README.txt',
    ...[...known].flatMap((name) => [jsonPath(name), csvPath(name)]),
    ...manifest.files.map(({ path }) => path),
  ])
  for (const path of entries.keys())
    if (!expected.has(path)) throw new UnfitFile(unexpectedFile(path.slice(0, 200)))
  for (const name of new Set([...tables, ...named.keys()]))
    if (!named.has(name) || !entries.has(jsonPath(name))) throw new UnfitFile(missingFile(jsonPath(name)))
  return {
    manifest,
    async *linesOf(table) {
      const said = named.get(table)
      if (said) yield* linesOf(entries.get(jsonPath(table))!, said)
    },
  }
}

const END = 0x06054b50
const END_BYTES = 22

/** Looks at the end of the ZIP before anything makes a list of what is in it: a million tiny files make a long one. */
async function checkDirectory(read: ReadBytes, size: number): Promise<void> {
  const length = Math.min(size, END_BYTES + 0xffff)
  const tail = Buffer.from(await read(size - length, length))
  let at = tail.length - END_BYTES
  while (at >= 0 && tail.readUInt32LE(at) !== END) at--
  if (at < 0) throw new UnfitFile(NOT_A_ZIP)
  const [files, bytes] = [tail.readUInt16LE(at + 10), tail.readUInt32LE(at + 12)]
  if (files > MOST_FILES || bytes > LONGEST_DIRECTORY) throw new UnfitFile(NO_EXPORT)
}

async function entriesOf(read: ReadBytes, size: number): Promise<Map<string, FileEntry>> {
  const reader = new ZipReader(new PartsReader(read, size), { useWebWorkers: false })
  const found = new Map<string, FileEntry>()
  try {
    for await (const entry of reader.getEntriesGenerator()) {
      if (entry.directory) throw new UnfitFile(unexpectedFile(entry.filename.slice(0, 200)))
      if (found.has(entry.filename)) throw new UnfitFile(fileTwice(entry.filename.slice(0, 200)))
      found.set(entry.filename, entry)
      if (found.size > MOST_FILES) throw new UnfitFile(NO_EXPORT)
    }
  } catch (error) {
    throw error instanceof UnfitFile ? error : new UnfitFile(NOT_A_ZIP)
  }
  return found
}

async function readManifest(entries: ReadonlyMap<string, FileEntry>, schema: number): Promise<Manifest> {
  const entry = entries.get('manifest.json')
  if (!entry) throw new UnfitFile(NO_EXPORT)
  const parts: Uint8Array[] = []
  for await (const chunk of contentOf(entry, LONGEST_MANIFEST)) parts.push(chunk)
  let value: unknown
  try {
    value = JSON.parse(Buffer.concat(parts).toString())
  } catch {
    throw new UnfitFile(NO_EXPORT)
  }
  const { format, version, schema: theirs } = (value ?? {}) as Partial<Manifest>
  if (format === FORMAT && (version !== FORMAT_VERSION || theirs !== schema))
    throw new UnfitFile(OTHER_VERSION)
  const parsed = manifestSchema.safeParse(value)
  if (!parsed.success) throw new UnfitFile(NO_EXPORT)
  return parsed.data
}

/** A file's bytes, unpacked piece by piece, and never more than `most`. */
async function* contentOf(entry: FileEntry, most: number): AsyncGenerator<Uint8Array> {
  let bytes = 0
  try {
    for await (const piece of bytesOfEntry(entry)) {
      bytes += piece.length
      if (bytes > most) throw new UnfitFile(DAMAGED, entry.filename)
      yield piece
    }
  } catch (error) {
    throw error instanceof UnfitFile || !isOfZip(error) ? error : new UnfitFile(DAMAGED, entry.filename)
  }
}

/** Whether the ZIP itself is at fault; the database may fail here too, and then another attempt helps. */
const isOfZip = (error: unknown): boolean =>
  !(error instanceof Error && 'code' in error) || String(error.code).startsWith('Z_')

async function* linesOf(
  entry: FileEntry,
  { rows, bytes, sha256 }: Manifest['tables'][number],
): AsyncGenerator<{ line: string; number: number }> {
  const hash = createHash('sha256')
  let rest: Buffer = Buffer.alloc(0)
  let [number, seen] = [0, 0]
  for await (const chunk of contentOf(entry, bytes)) {
    hash.update(chunk)
    seen += chunk.length
    rest = rest.length === 0 ? Buffer.from(chunk) : Buffer.concat([rest, chunk])
    let from = 0
    for (let to = rest.indexOf(10); to >= 0; to = rest.indexOf(10, from)) {
      if (to - from > LONGEST_LINE) throw new UnfitFile(LINE_TOO_LONG, entry.filename, number + 1)
      yield { line: rest.toString('utf8', from, to), number: ++number }
      from = to + 1
    }
    rest = rest.subarray(from)
    if (rest.length > LONGEST_LINE) throw new UnfitFile(LINE_TOO_LONG, entry.filename, number + 1)
  }
  if (rest.length > 0 || number !== rows || seen !== bytes || hash.digest('hex') !== sha256)
    throw new UnfitFile(DAMAGED, entry.filename)
}
