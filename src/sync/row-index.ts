import { indexKeys } from './change.ts'
import type { Row, Table } from './define-table.ts'

/** The rows of one table by the values of some of their fields. */
export class RowIndex {
  readonly #fields: readonly string[]
  readonly #buckets = new Map<string, Map<string, Row>>()

  constructor(fields: readonly string[]) {
    this.#fields = fields
  }

  /** The rows among which are all that match in the index's fields, by id. */
  bucket(match: object): ReadonlyMap<string, Row> | undefined {
    return this.#buckets.get(indexKeys(match as Row, this.#fields)[0]!)
  }

  put(row: Row, before: Row | undefined): void {
    const keys = indexKeys(row, this.#fields)
    for (const key of before ? indexKeys(before, this.#fields) : [])
      if (!keys.includes(key)) this.#drop(key, row.id)
    for (const key of keys) {
      let bucket = this.#buckets.get(key)
      if (!bucket) this.#buckets.set(key, (bucket = new Map<string, Row>()))
      bucket.set(row.id, row)
    }
  }

  remove(row: Row): void {
    for (const key of indexKeys(row, this.#fields)) this.#drop(key, row.id)
  }

  clear(): void {
    this.#buckets.clear()
  }

  #drop(key: string, id: string): void {
    const bucket = this.#buckets.get(key)
    bucket?.delete(id)
    if (bucket?.size === 0) this.#buckets.delete(key)
  }
}

/** The index with the most fields that `match` determines, if there is one. */
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
