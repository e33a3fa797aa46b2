import type { BootstrapLine } from '../protocol.ts'
import type { Scope } from '../scope.ts'
import type { Replica } from './replica.ts'

/** The replica's rows for this audience, as bootstrap and `scope+` send them. */
export function liveRowsOf(replica: Replica, scopes: ReadonlySet<Scope>): BootstrapLine[] {
  const lines: BootstrapLine[] = []
  for (const { table, row } of replica.store.entries()) {
    if (scopes.has(table.scope(row))) lines.push([table.name, row])
  }
  return lines
}
