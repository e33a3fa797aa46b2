import { ZipWriter } from '@zip.js/zip.js'
import { addEntry, type WrittenEntry } from '../../../server/zip-entries.ts'
import type { Row, Table } from '../../../sync/define-table.ts'
import { csvLines } from '../../metrics/csv/csv-text.rules.ts'
import {
  cellsOf,
  columnsOf,
  csvPath,
  type ExportedTable,
  FORMAT,
  FORMAT_VERSION,
  jsonPath,
  type Manifest,
} from './exported.rules.ts'
import { READ_ME } from './read-me.text.ts'

/** What is written to the file at once. */
const CHUNK = 2 ** 16
const ROWS_AT_ONCE = 20
const BYTE_ORDER_MARK = '\uFEFF'

/** A file that goes into an export beside the tables, such as a picture. */
export interface ExtraFile {
  /** Within the ZIP, with / between folders. */
  path: string
  content: AsyncIterable<Uint8Array>
}

/** A table, and how to read it from its beginning, each time the same rows. */
export interface ExportedRows {
  table: Pick<Table, 'name' | 'fields'>
  rows(): AsyncIterable<Row[]>
}

/** What an export is made of. */
export interface ExportSource {
  company: { id: string; name: string }
  schema: number
  madeAt: string
  tables: readonly ExportedRows[]
  files: AsyncIterable<ExtraFile>
  /** Told how many further rows are in the file. */
  onRows(count: number): void
  signal: AbortSignal
}

/** Writes a company as one ZIP, piece by piece: nothing of it is held in memory as a whole. */
export async function writeExport(source: ExportSource, sink: WritableStream<Uint8Array>): Promise<void> {
  const zip = new ZipWriter(sink, { useWebWorkers: false, keepOrder: true, signal: source.signal })
  const add = (path: string, content: AsyncIterable<Uint8Array>) =>
    addEntry(zip, path, content, { lastModDate: new Date(source.madeAt) })
  const tables: ExportedTable[] = []
  await add('README.txt', chunks(textOf(READ_ME)))
  for (const exported of source.tables) {
    const { name } = exported.table
    let rows = 0
    const counted = (count: number) => void (rows += count)
    const written = await add(jsonPath(name), chunks(jsonOf(source, exported, counted)))
    await add(csvPath(name), chunks(csvOf(source, exported)))
    tables.push({ name, rows, ...written })
  }
  const files: (WrittenEntry & { path: string })[] = []
  for await (const { path, content } of source.files) files.push({ path, ...(await add(path, content)) })
  const { company, schema, madeAt } = source
  const manifest: Manifest = {
    format: FORMAT,
    version: FORMAT_VERSION,
    schema,
    madeAt,
    company,
    tables,
    files,
  }
  await add('manifest.json', chunks(textOf(`${JSON.stringify(manifest, null, 2)}\n`)))
  await zip.close()
}

async function* textOf(text: string): AsyncGenerator<string> {
  yield text
}

/** One row a line. */
async function* jsonOf(source: ExportSource, exported: ExportedRows, counted: (rows: number) => void) {
  for await (const rows of exported.rows()) {
    for (const some of slicesOf(rows)) yield some.map((row) => `${JSON.stringify(row)}\n`).join('')
    counted(rows.length)
    source.onRows(rows.length)
  }
}

async function* csvOf(source: ExportSource, { table, rows: read }: ExportedRows) {
  yield BYTE_ORDER_MARK + csvLines([columnsOf(table)])
  for await (const rows of read()) {
    for (const some of slicesOf(rows)) yield csvLines(some.map((row) => cellsOf(table, row)))
    source.onRows(rows.length)
  }
}

/** As many rows as are written in one go, however long their texts are. */
function* slicesOf(rows: readonly Row[]): Generator<Row[]> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) yield rows.slice(from, from + ROWS_AT_ONCE)
}

/** Texts as bytes, gathered to pieces of about the same size. */
async function* chunks(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  let gathered: string[] = []
  let length = 0
  for await (const text of texts) {
    gathered.push(text)
    length += text.length
    if (length < CHUNK) continue
    yield Buffer.from(gathered.join(''))
    gathered = []
    length = 0
  }
  if (length > 0) yield Buffer.from(gathered.join(''))
}
