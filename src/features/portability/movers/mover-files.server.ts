import { type FileEntry, Uint8ArrayReader, ZipReader } from '@zip.js/zip.js'
import Papa from 'papaparse'
import { bytesOfEntry } from '../../../server/zip-bytes.ts'
import { NOT_A_ZIP } from '../import/import.text.ts'
import { UnfitFile } from '../import/import-zip.server.ts'
import { textOfBytes } from './csv-bytes.rules.ts'
import type { MoverLine, MoverSheet } from './mover-known.rules.ts'
import { MOST_COLUMNS, MOST_MOVER_BYTES, MOST_MOVER_FILES, MOST_MOVER_ROWS } from './mover-limits.rules.ts'
import {
  BAD_QUOTES,
  NO_FILES,
  OWN_EXPORT,
  TOO_LARGE,
  TOO_MANY_COLUMNS,
  TOO_MANY_FILES,
  TOO_MANY_ROWS,
} from './mover.text.ts'

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
    const sheet = sheetOf(file.name, textOfBytes(file.bytes), MOST_MOVER_ROWS - rows)
    rows += Math.max(0, sheet.lines.length - 1)
    return sheet
  })
}

/** Spreadsheets may say in a line of its own what parts the cells. */
const PARTED_BY = /^sep=(.)\r?\n/i

/** @throws {UnfitFile} for more rows than these */
function sheetOf(name: string, text: string, most: number): MoverSheet {
  const [said = '', parted = ''] = PARTED_BY.exec(text) ?? []
  const rest = text.slice(said.length)
  const delimiter = parted || Papa.parse(rest, { skipEmptyLines: 'greedy', preview: 10 }).meta.delimiter
  const lines: MoverLine[] = []
  let number = said === '' ? 0 : 1
  Papa.parse<string[]>(rest, {
    delimiter,
    step({ data, errors }, parser) {
      number++
      if (data.every((cell) => cell.trim() === '')) return
      const isBroken = errors.some(({ type }) => type === 'Quotes')
      const isTooWide = data.slice(MOST_COLUMNS).some((cell) => cell.trim() !== '')
      const problem = isBroken ? BAD_QUOTES : isTooWide && lines.length === 0 ? TOO_MANY_COLUMNS : null
      lines.push({ number, cells: data.slice(0, MOST_COLUMNS), problem })
      if (lines.length > most + 1) parser.abort()
    },
  })
  if (lines.length > most + 1) throw new UnfitFile(TOO_MANY_ROWS, name)
  return { name, lines, hasSemicolons: delimiter === ';' }
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
