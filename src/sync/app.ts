import type { Actor } from './actor.ts'
import type { Table } from './define-table.ts'
import type { Mutation } from './define-mutation.ts'
import type { Query } from './define-query.ts'
import { LiveSet } from './live-set.ts'
import { orderTables } from './order-tables.ts'
import { References } from './references.ts'
import type { Conflicts } from './refusal.ts'
import type { Reader } from './store.ts'

/** The product's tables, and how their rows turn a person into an actor. */
export interface SyncModel {
  /** Raised when rows or arguments change shape; clients with another schema start afresh. */
  readonly schema: number
  /** Referenced tables come before those that refer to them. */
  readonly tables: readonly Table[]
  readonly references: References
  readonly liveSet: LiveSet
  /** The person's current rights in this company, or null without access. */
  actorOf(read: Reader, userId: string): Actor | null
}

/** Puts the tables in order and notes which refer to which, and which rows live with which. */
export function modelOf({
  schema,
  tables,
  actorOf,
}: Pick<SyncModel, 'schema' | 'tables' | 'actorOf'>): SyncModel {
  const ordered = orderTables(tables)
  return {
    schema,
    tables: ordered,
    references: new References(ordered),
    liveSet: new LiveSet(ordered),
    actorOf,
  }
}

/** What the engine needs to know about the product. */
export interface SyncApp extends SyncModel {
  readonly mutations: ReadonlyMap<string, Mutation>
  readonly queries: ReadonlyMap<string, Query>
  readonly conflicts: Conflicts
}
