import type { Change } from './change.ts'
import type { Row, Table } from './define-table.ts'
import type { IsLive } from './live-set.ts'
import type { Store } from './store.ts'
import { Overlay } from './transaction.ts'

/** The changes as a store of live rows takes them in: a row that is not live is removed, or never enters. */
export function admit(store: Store, changes: readonly Change[], isLive: IsLive): Change[] {
  const after = new Overlay(store)
  const tables = new Map<string, Table>()
  for (const { entity, id, row } of changes) {
    const table = tables.get(entity) ?? store.definition(entity)
    tables.set(entity, table)
    after.put(table, id, row ?? undefined)
  }
  return changes.map((change) =>
    change.row && !isLive(tables.get(change.entity)!, change.row, after) ? { ...change, row: null } : change,
  )
}

/** The removal of every row that is no longer live. */
export const expiredIn = (store: Store, isLive: IsLive): Change[] =>
  removalOf(store, (table, row) => !isLive(table, row, store))

/** The removal of every row that `goes`. */
export function removalOf(store: Store, goes: (table: Table, row: Row) => boolean): Change[] {
  const changes: Change[] = []
  for (const { table, row } of store.entries()) {
    if (goes(table, row)) changes.push({ entity: table.name, id: row.id, row: null, scope: table.scope(row) })
  }
  return changes
}
