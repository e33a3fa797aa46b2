import type { Row, Table } from '../../../sync/define-table.ts'
import type { Sheet } from '../../metrics/csv/csv-text.rules.ts'

/** Raised when files of before can no longer be read. */
export const FORMAT_VERSION = 1
export const FORMAT = 'quarterdeck-export'

export interface ExportedTable {
  name: string
  rows: number
  /** Of its JSON. */
  bytes: number
  sha256: string
}

/** What an export says of itself, in manifest.json. */
export interface Manifest {
  format: typeof FORMAT
  version: number
  /** Of rows and arguments (`SCHEMA`). */
  schema: number
  madeAt: string
  company: { id: string; name: string }
  tables: readonly ExportedTable[]
  /** Further files beside the tables. */
  files: readonly { path: string; bytes: number; sha256: string }[]
}

/**
 * Whether a row goes into an export made by this person. What only one person may see, such as personal tasks and notes, settings and votes that
 * are still hidden, is theirs and not the company's: no director sees it on any screen, so none takes it along.
 */
export function isExported<R extends Row>(
  table: Pick<Table<R>, 'scope'>,
  row: NoInfer<R>,
  makerId: string,
): boolean {
  const scope = table.scope(row)
  return !scope.startsWith('u:') || scope === `u:${makerId}`
}

export const jsonPath = (table: string): string => `json/${table}.jsonl`
export const csvPath = (table: string): string => `csv/${table}.csv`

/** The titles of a table's columns for spreadsheets. */
export const columnsOf = ({ fields }: Pick<Table, 'fields'>): string[] => Object.keys(fields)

/** A row for spreadsheets: what is more than one value stands there as JSON. */
export const cellsOf = (table: Pick<Table, 'fields'>, row: Row): Sheet[number] =>
  columnsOf(table).map((name) => cellOf((row as unknown as Record<string, unknown>)[name]))

function cellOf(value: unknown): string | number {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number' || typeof value === 'string') return value
  return JSON.stringify(value)
}
