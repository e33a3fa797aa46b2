import type { Row, Table } from '../define-table.ts'
import type { LiveSet } from '../live-set.ts'
import { type LiveRows, liveRows } from './live-condition.ts'
import { snakeCase } from './snake-case.ts'

/** Rows are camelCase here and snake_case in the database. Moments are ISO 8601 in UTC here, whatever zone it prints. */
export interface RowCodec {
  readonly table: Table
  /** Where its live rows are in SQL, in the company `$1` at the moment `$2`. */
  readonly live: LiveRows
  toDatabase(row: Row): Record<string, unknown>
  fromDatabase(record: Record<string, unknown>): Row
}

export function rowCodec(table: Table, liveSet: LiveSet): RowCodec {
  return { table, live: liveRows(table, liveSet), ...recordCodec(table) }
}

/** Of these fields alone, whatever else a record has. */
export function recordCodec(table: Pick<Table, 'fields'>): Pick<RowCodec, 'toDatabase' | 'fromDatabase'> {
  const fields = Object.entries(table.fields).map(([name, { kind }]) => ({
    name,
    column: snakeCase(name),
    isMoment: kind === 'timestamp',
  }))
  return {
    toDatabase: (row) =>
      Object.fromEntries(fields.map(({ name, column }) => [column, row[name as keyof Row] ?? null])),
    fromDatabase(record) {
      const row: Record<string, unknown> = {}
      for (const { name, column, isMoment } of fields) {
        const value = record[column] ?? null
        row[name] = isMoment && typeof value === 'string' ? new Date(value).toISOString() : value
      }
      return row as unknown as Row
    },
  }
}
