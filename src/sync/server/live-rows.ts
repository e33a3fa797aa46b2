import type { BootstrapLine } from '../protocol.ts'
import type { Scope } from '../scope.ts'
import type { Replica } from './replica.ts'

/** The replica's rows for this audience, as `scope+` sends them. */
export const liveRowsOf = ({ pages }: Replica, scopes: ReadonlySet<Scope>): BootstrapLine[] =>
  pages.take(scopes).flatMap((page) => Array.from(page, ([row, table]): BootstrapLine => [table.name, row]))
