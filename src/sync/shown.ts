import type { Change } from './change.ts'
import type { Row, Table } from './define-table.ts'
import { rowKey } from './dependencies.ts'
import type { Reader, Store } from './store.ts'

/** Rows as they are shown before a batch, so that afterwards it can be told which differ. */
export class Shown {
  readonly #rows = new Map<string, { table: Table; id: string; before: Row | undefined }>()
  readonly #store: Store

  constructor(store: Store) {
    this.#store = store
  }

  /** Notes the rows that these changes are about, as `reader` has them; the first note of a row counts. */
  note(changes: readonly Change[], reader: Reader): void {
    for (const { entity, id } of changes) {
      const key = rowKey(entity, id)
      const table = this.#store.definition(entity)
      if (!this.#rows.has(key)) this.#rows.set(key, { table, id, before: reader.get(table, id) })
    }
  }

  rows(): Iterable<{ table: Table; id: string; before: Row | undefined }> {
    return this.#rows.values()
  }
}
