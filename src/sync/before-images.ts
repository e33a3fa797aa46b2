import type { Change } from './change.ts'
import type { Row, Table } from './define-table.ts'
import { type RowChange, rowKey } from './dependencies.ts'
import { isSame } from './share.ts'
import type { Reader, Store } from './store.ts'
import type { Overlay } from './transaction.ts'

/** Rows as they were on screen before a batch, to tell afterwards which of them differ. */
export class BeforeImages {
  readonly #rows = new Map<string, { table: Table; id: string; before: Row | undefined }>()
  readonly #base: Store

  constructor(base: Store) {
    this.#base = base
  }

  /** Notes the rows of these changes as `reader` has them. Only the first note of a row counts. */
  note(changes: readonly Change[], reader: Reader): void {
    for (const { entity, id } of changes) {
      const key = rowKey(entity, id)
      const table = this.#base.definition(entity)
      if (!this.#rows.has(key)) this.#rows.set(key, { table, id, before: reader.get(table, id) })
    }
  }

  /**
   * The noted rows that `overlay` now has differently. Where a new object equals the old one, the old object is put back, so
   * that nothing that compares objects notices a change.
   */
  compare(overlay: Overlay): RowChange[] {
    const changes: RowChange[] = []
    for (const { table, id, before } of this.#rows.values()) {
      const after = overlay.get(table, id)
      if (before === after) continue
      if (before && after && isSame(before, after)) this.#putBack(table, before, after, overlay)
      else changes.push({ table, before, after })
    }
    return changes
  }

  #putBack(table: Table, before: Row, equal: Row, overlay: Overlay): void {
    if (this.#base.get(table, before.id) !== equal) overlay.put(table, before.id, before)
    else this.#base.apply([{ entity: table.name, id: before.id, row: before, scope: table.scope(before) }])
  }
}
