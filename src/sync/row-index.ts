import { indexKey } from './change.ts'
import type { Row, Table } from './define-table.ts'

/** The rows of one table by the values of some of their fields. */
export class RowIndex {
  readonly #fields: readonly string[]
  readonly #buckets = new Map<string, Map<string, Row>>()

  constructor(fields: readonly string[]) {
    this.#fields = fields
  }

  /** The rows that equal `match` in the index's fields, by id. */
  bucket(match: object): ReadonlyMap<string, Row> | undefined {
    return this.#buckets.get(indexKey(match as Row, this.#fields))
  }

  put(row: Row, before: Row | undefined): void {
    const key = indexKey(row, this.#fields)
    const keyBefore = before && indexKey(before, this.#fields)
    if (keyBefore !== undefined && keyBefore !== key) this.#drop(keyBefore, row.id)
    let bucket = this.#buckets.get(key)
    if (!bucket) this.#buckets.set(key, (bucket = new Map<string, Row>()))
    bucket.set(row.id, row)
  }

  remove(row: Row): void {
    this.#drop(indexKey(row, this.#fields), row.id)
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
