import { type FileEntry, Uint8ArrayReader, ZipReader } from '@zip.js/zip.js'
import Papa from 'papaparse'
import { bytesOfEntry } from '../import/entry-bytes.server.ts'
import { NOT_A_ZIP } from '../import/import.text.ts'
import { UnfitFile } from '../import/import-zip.server.ts'
import { textOfBytes } from './csv-bytes.rules.ts'
import type { MoverSheet } from './mover-known.rules.ts'
import { MOST_COLUMNS, MOST_MOVER_BYTES, MOST_MOVER_FILES, MOST_MOVER_ROWS } from './mover-limits.rules.ts'
import { NO_FILES, OWN_EXPORT, TOO_LARGE, TOO_MANY_FILES, TOO_MANY_ROWS } from './mover.text.ts'

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3

const OF_AN_EXPORT = /^json\/\w+\.jsonl$/

/**
 * The sheets of an upload: a ZIP with CSV files, or one such file by itself.
 * @throws {UnfitFile} for more than a move takes
 */
export async function sheetsOf(bytes: Uint8Array, name: string): Promise<MoverSheet[]> {
  const files = isZip(bytes) ? await unpacked(bytes) : [{ name, bytes }]
  let rows = 0
  return files.map((file) => {
    const { data } = Papa.parse<string[]>(textOfBytes(file.bytes), {
      skipEmptyLines: 'greedy',
      preview: MOST_MOVER_ROWS + 2,
    })
    rows += Math.max(0, data.length - 1)
    if (rows > MOST_MOVER_ROWS) throw new UnfitFile(TOO_MANY_ROWS, file.name)
    return { name: file.name, lines: data.map((line) => line.slice(0, MOST_COLUMNS)) }
  })
}

async function unpacked(bytes: Uint8Array): Promise<{ name: string; bytes: Uint8Array }[]> {
  const files: { name: string; bytes: Uint8Array }[] = []
  let left = MOST_MOVER_BYTES
  try {
    const reader = new ZipReader(new Uint8ArrayReader(bytes), { useWebWorkers: false })
    for await (const entry of reader.getEntriesGenerator()) {
      if (OF_AN_EXPORT.test(entry.filename)) throw new UnfitFile(OWN_EXPORT)
      if (entry.directory || !isCsv(entry)) continue
      if (files.length === MOST_MOVER_FILES) throw new UnfitFile(TOO_MANY_FILES)
      const content = await bounded(entry, left)
      left -= content.length
      files.push({ name: entry.filename.slice(0, 300), bytes: content })
    }
  } catch (error) {
    throw error instanceof UnfitFile ? error : new UnfitFile(NOT_A_ZIP)
  }
  if (files.length === 0) throw new UnfitFile(NO_FILES)
  return files
}

const isCsv = ({ filename }: FileEntry): boolean =>
  /\.(csv|tsv|txt)$/i.test(filename) && !filename.startsWith('__MACOSX/')

/** What a ZIP says of a file's length may be wrong, so what comes out of it is counted. */
async function bounded(entry: FileEntry, most: number): Promise<Uint8Array> {
  if (entry.uncompressedSize > most) throw new UnfitFile(TOO_LARGE, entry.filename)
  const pieces: Uint8Array[] = []
  let count = 0
  for await (const piece of bytesOfEntry(entry)) {
    count += piece.length
    if (count > most) throw new UnfitFile(TOO_LARGE, entry.filename)
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}
