import { indexKeys } from './change.ts'
import type { Row, Table } from './define-table.ts'
import { bestIndex } from './row-index.ts'
import type { Reader } from './store.ts'

/** One row before and after a change; undefined where it does not exist. */
export interface RowChange {
  readonly table: Table
  readonly before: Row | undefined
  readonly after: Row | undefined
}

export const rowKey = (table: string, id: string): string => `${table}\u0000${id}`

const bucketKeys = (table: string, fields: readonly string[], row: Row): string[] =>
  indexKeys(row, fields).map((key) => `${table}\u0001${fields.join()}\u0001${key}`)

/** Notes which row, index bucket or table each answer depends on, as keys that `keysOf` a change may contain. */
export class NotingReader implements Reader {
  readonly noted = new Set<string>()
  readonly #reader: Reader

  constructor(reader: Reader) {
    this.#reader = reader
  }

  get<R extends Row>(table: Table<R>, id: string): R | undefined {
    this.noted.add(rowKey(table.name, id))
    return this.#reader.get(table, id)
  }

  where<R extends Row>(table: Table<R>, match: Partial<R>): R[] {
    const fields = bestIndex(table, match)
    this.noted.add(fields ? bucketKeys(table.name, fields, match as R)[0]! : table.name)
    return this.#reader.where(table, match)
  }
}

/** Every key under which a read may have noted this row, before or after the change. */
export function keysOf({ table, before, after }: RowChange): string[] {
  const { name, indexes = [] } = table
  const buckets = [before, after].flatMap((row) =>
    row ? indexes.flatMap((fields) => bucketKeys(name, fields, row)) : [],
  )
  return [name, rowKey(name, (before ?? after)?.id ?? ''), ...buckets]
}
