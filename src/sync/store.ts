import type { Row, Table } from './define-table.ts'
import { type Change, indexKey } from './change.ts'

/** Reading, the same over the store, over a transaction and over a tracked or limited view of either. */
export interface Reader {
  get<R extends Row>(table: Table<R>, id: string): R | undefined
  /** All rows that equal `match` in each given field; order is not defined. */
  where<R extends Row>(table: Table<R>, match: Partial<R>): R[]
}

type Index = Map<string, Map<string, Row>>

interface TableRows {
  rows: Map<string, Row>
  indexes: Map<string, Index>
}

/** The rows of one company in memory, with secondary indexes. Rows are never changed in place. */
export class Store implements Reader {
  readonly #tables = new Map<string, TableRows>()
  readonly #definitions = new Map<string, Table>()

  constructor(definitions: readonly Table[]) {
    for (const definition of definitions) {
      this.#definitions.set(definition.name, definition)
      const indexes = new Map((definition.indexes ?? []).map((fields) => [fields.join(), new Map() as Index]))
      this.#tables.set(definition.name, { rows: new Map(), indexes })
    }
  }

  get<R extends Row>(table: Table<R>, id: string): R | undefined {
    return this.#rows(table.name).rows.get(id) as R | undefined
  }

  where<R extends Row>(table: Table<R>, match: Partial<R>): R[] {
    const { rows, indexes } = this.#rows(table.name)
    const fields = bestIndex(table, match)
    const candidates = fields ? indexes.get(fields.join())!.get(indexKey(match as Row, fields)) : rows
    if (!candidates) return []
    const rest = (Object.keys(match) as (keyof R & string)[]).filter((field) => !fields?.includes(field))
    const found: R[] = []
    for (const row of candidates.values() as Iterable<R>) {
      if (rest.every((field) => row[field] === match[field])) found.push(row)
    }
    return found
  }

  /** Every table with its rows, for snapshots. */
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
    for (const [name, index] of indexes) {
      const fields = name.split(',')
      const key = indexKey(row, fields)
      const keyBefore = before && indexKey(before, fields)
      if (keyBefore !== undefined && keyBefore !== key) dropFromIndex(index, keyBefore, row.id)
      let bucket = index.get(key)
      if (!bucket) index.set(key, (bucket = new Map<string, Row>()))
      bucket.set(row.id, row)
    }
  }

  #remove(entity: string, id: string): void {
    const { rows, indexes } = this.#rows(entity)
    const before = rows.get(id)
    if (!before) return
    rows.delete(id)
    for (const [name, index] of indexes) dropFromIndex(index, indexKey(before, name.split(',')), id)
  }
}

function dropFromIndex(index: Index, key: string, id: string): void {
  const bucket = index.get(key)
  bucket?.delete(id)
  if (bucket?.size === 0) index.delete(key)
}

/** The declared index with the most fields that `match` pins down, if any. */
export function bestIndex<R extends Row>(
  table: Table<R>,
  match: Partial<R>,
): readonly (keyof R & string)[] | undefined {
  let best: readonly (keyof R & string)[] | undefined
  for (const fields of table.indexes ?? []) {
    if (fields.length > (best?.length ?? 0) && fields.every((field) => field in match)) best = fields
  }
  return best
}
