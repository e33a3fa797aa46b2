import type { Change } from './change.ts'
import type { BootstrapLine } from './protocol.ts'
import type { Scope } from './scope.ts'
import type { Store } from './store.ts'

/** The changes that put these rows into `store`. */
export function changesOf(store: Store, rows: readonly BootstrapLine[]): Change[] {
  return rows.map(([entity, row]) => ({
    entity,
    id: row.id,
    row,
    scope: store.definition(entity).scope(row),
  }))
}

/** Every scope of which there is a row. */
export function scopesIn(store: Store): Set<Scope> {
  const scopes = new Set<Scope>()
  for (const { table, row } of store.entries()) scopes.add(table.scope(row))
  return scopes
}
