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

export interface ExportOptions {
  schema: number
  madeAt: string
  /** Told how many further rows are in the file. */
  onRows(count: number): void
  signal: AbortSignal
}

/** Writes a company as one ZIP, piece by piece: nothing of it is held in memory as a whole. */
export class ExportWriter {
  readonly #zip: ZipWriter<unknown>
  readonly #options: ExportOptions
  readonly #tables: ExportedTable[] = []
  readonly #files: (WrittenEntry & { path: string })[] = []

  private constructor(options: ExportOptions, sink: WritableStream<Uint8Array>) {
    this.#zip = new ZipWriter(sink, { useWebWorkers: false, keepOrder: true, signal: options.signal })
    this.#options = options
  }

  static async begin(options: ExportOptions, sink: WritableStream<Uint8Array>): Promise<ExportWriter> {
    const writer = new ExportWriter(options, sink)
    await writer.#add('README.txt', chunks(textOf(READ_ME)))
    return writer
  }

  async addTables(tables: readonly ExportedRows[]): Promise<void> {
    const { onRows } = this.#options
    for (const exported of tables) {
      const { name } = exported.table
      let rows = 0
      const counted = (count: number) => {
        rows += count
        onRows(count)
      }
      const written = await this.#add(jsonPath(name), chunks(jsonOf(exported, counted)))
      await this.#add(csvPath(name), chunks(csvOf(exported, onRows)))
      this.#tables.push({ name, rows, ...written })
    }
  }

  async addFiles(files: AsyncIterable<ExtraFile>): Promise<void> {
    for await (const { path, content } of files)
      this.#files.push({ path, ...(await this.#add(path, content)) })
  }

  /** Ends the file with what is in it. */
  async end(company: Manifest['company']): Promise<void> {
    const { schema, madeAt } = this.#options
    const manifest: Manifest = {
      format: FORMAT,
      version: FORMAT_VERSION,
      schema,
      madeAt,
      company,
      tables: this.#tables,
      files: this.#files,
    }
    await this.#add('manifest.json', chunks(textOf(`${JSON.stringify(manifest, null, 2)}\n`)))
    await this.#zip.close()
  }

  #add(path: string, content: AsyncIterable<Uint8Array>): Promise<WrittenEntry> {
    return addEntry(this.#zip, path, content, { lastModDate: new Date(this.#options.madeAt) })
  }
}

async function* textOf(text: string): AsyncGenerator<string> {
  yield text
}

/** One row a line. */
async function* jsonOf({ rows: read }: ExportedRows, counted: (rows: number) => void) {
  for await (const rows of read()) {
    for (const some of slicesOf(rows)) yield some.map((row) => `${JSON.stringify(row)}\n`).join('')
    counted(rows.length)
  }
}

async function* csvOf({ table, rows: read }: ExportedRows, counted: (rows: number) => void) {
  yield BYTE_ORDER_MARK + csvLines([columnsOf(table)])
  for await (const rows of read()) {
    for (const some of slicesOf(rows)) yield csvLines(some.map((row) => cellsOf(table, row)))
    counted(rows.length)
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
