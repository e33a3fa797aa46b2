import type { Reader, Row, Table } from './define-table.ts'
import { type Change, matches } from './change.ts'
import { bestIndex, RowIndex } from './row-index.ts'

export type { Reader } from './define-table.ts'

/** Is told of each row that comes (no `before`), changes or goes (no `after`). */
export type RowListener = (table: Table, before: Row | undefined, after: Row | undefined) => void

interface TableRows {
  rows: Map<string, Row>
  /** By the names of their fields, joined. */
  indexes: Map<string, RowIndex>
}

/** The rows of one company in memory, with secondary indexes. Rows are never changed in place. */
export class Store implements Reader {
  readonly #tables = new Map<string, TableRows>()
  readonly #definitions = new Map<string, Table>()

  readonly #onRow: RowListener | undefined

  constructor(definitions: readonly Table[], onRow?: RowListener) {
    this.#onRow = onRow
    for (const definition of definitions) {
      this.#definitions.set(definition.name, definition)
      const indexes = new Map(
        (definition.indexes ?? []).map((fields) => [fields.join(), new RowIndex(fields)]),
      )
      this.#tables.set(definition.name, { rows: new Map(), indexes })
    }
  }

  get<R extends Row>(table: Table<R>, id: string): R | undefined {
    return this.#rows(table.name).rows.get(id) as R | undefined
  }

  where<R extends Row>(table: Table<R>, match: Partial<R>): R[] {
    const { rows, indexes } = this.#rows(table.name)
    const fields = bestIndex(table, match)
    const candidates = fields ? indexes.get(fields.join())!.bucket(match) : rows
    if (!candidates) return []
    // The index's fields too: null and the text 'null' are in one bucket.
    const wanted = Object.keys(match)
    const found: R[] = []
    for (const row of candidates.values() as Iterable<R>) {
      if (matches(row, match, wanted)) found.push(row)
    }
    return found
  }

  /** Every row with its table. */
  *entries(): Generator<{ table: Table; row: Row }> {
    for (const [name, { rows }] of this.#tables) {
      const table = this.#definitions.get(name)!
      for (const row of rows.values()) yield { table, row }
    }
  }

  apply(changes: readonly Change[]): void {
    for (const { entity, id, row } of changes) {
      if (row) this.#put(entity, row)
      else this.#remove(entity, id)
    }
  }

  definition(entity: string): Table {
    const definition = this.#definitions.get(entity)
    if (!definition) throw new Error(`Unknown table ${entity}`)
    return definition
  }

  clear(): void {
    for (const { rows, indexes } of this.#tables.values()) {
      rows.clear()
      for (const index of indexes.values()) index.clear()
    }
  }

  #rows(name: string): TableRows {
    const rows = this.#tables.get(name)
    if (!rows) throw new Error(`Unknown table ${name}`)
    return rows
  }

  #put(entity: string, row: Row): void {
    const { rows, indexes } = this.#rows(entity)
    const before = rows.get(row.id)
    rows.set(row.id, row)
    for (const index of indexes.values()) index.put(row, before)
    this.#onRow?.(this.definition(entity), before, row)
  }

  #remove(entity: string, id: string): void {
    const { rows, indexes } = this.#rows(entity)
    const before = rows.get(id)
    if (!before) return
    rows.delete(id)
    for (const index of indexes.values()) index.remove(before)
    this.#onRow?.(this.definition(entity), before, undefined)
  }
}
