import type { Actor } from './actor.ts'
import type { Table } from './define-table.ts'
import type { Mutation } from './define-mutation.ts'
import type { Query } from './define-query.ts'
import type { Reader } from './store.ts'

/** The product's rows, and how they make a person an actor. */
export interface SyncModel {
  /** Raised when rows or arguments change shape; clients of another schema start afresh. */
  readonly schema: number
  /** Referenced tables come before those that refer to them. */
  readonly tables: readonly Table[]
  /** The person's rights in this company now, or null for somebody who has no access. */
  actorOf(read: Reader, userId: string): Actor | null
}

/** What the engine must know of the product. */
export interface SyncApp extends SyncModel {
  readonly mutations: ReadonlyMap<string, Mutation>
  readonly queries: ReadonlyMap<string, Query>
}
