import type { Field, Fields, Shape } from './fields.ts'
import type { LiveWhile } from './live-while.ts'
import type { Scope } from './scope.ts'

export interface Row {
  readonly id: string
}

/** Read access, whether to the store, to a transaction, or to a tracked or limited view of either. */
export interface Reader {
  get<R extends Row>(table: Table<R>, id: string): R | undefined
  /** All rows that equal `match` in each given field, or hold all of its entries in a list, in no particular order. */
  where<R extends Row>(table: Table<R>, match: Partial<R>): R[]
}

/** What happens to a row when the row that its `field` refers to is changed or removed. */
export interface Follower<R extends Row> {
  readonly field: string
  readonly target: Table
  /** Only rows that equal this follow. */
  readonly among: Partial<R>
  react(row: R, change: { before: Row; after: Row | undefined }, now: string, read: Reader): Partial<R> | null
}

/**
 * Declares such a consequence where the referring row is declared, so that the referenced feature need not know it.
 * `react` runs in the same mutation, for each row that refers to the changed one. It returns the fields to change, or
 * null to leave the row as it is, or refuses the whole mutation; `after` is undefined when the row was removed. `read` finds
 * what has been written so far, whoever the actor is. With `among`
 * only rows that equal it are looked at: an index over it and `field` spares those that are over and done with.
 */
export const follow = <R extends Row, Target extends Row>(
  field: keyof R & string,
  target: Table<Target>,
  react: (
    row: R,
    change: { before: Target; after: Target | undefined },
    now: string,
    read: Reader,
  ) => Partial<R> | null,
  among: NoInfer<Partial<R>> = {},
): Follower<R> => ({
  field,
  target: target as unknown as Table,
  among,
  react,
})

/** Rows of another table that go where the row goes to which their `field` refers. */
export interface Carried {
  readonly table: Table
  readonly field: string
  /** Only rows that equal this go along. */
  readonly among: Partial<Row>
  /** They go with it when one of these fields of it has changed. */
  readonly upon: readonly string[]
  /** What they take over from it. */
  take(carrier: Row): Partial<Row>
}

/**
 * Declares that rows of `table` go with the rows that their `field` refers to, in the same mutation and however old they are. The carrier
 * says so, because what it carries may belong to a feature that stands before it.
 */
export const carry = <Carrier, R extends Row>(
  table: Table<R>,
  field: keyof R & string,
  upon: readonly (keyof NoInfer<Carrier> & string)[],
  take: (carrier: Carrier) => Partial<R>,
  among: NoInfer<Partial<R>> = {},
): Carried => ({
  table: table as unknown as Table,
  field,
  among,
  upon,
  take: (carrier) => take(carrier as unknown as Carrier),
})

export interface TableOptions<R extends Row> {
  /** The one audience that receives a row. */
  scope(row: R): Scope
  /** Sets of fields by which rows are looked up, or one list by its entries; `where` uses the longest that fits. */
  indexes?: readonly (readonly (keyof R & string)[])[]
  /** What replicas and browsers hold: rows that meet all of these conditions. Without any, every row is live. */
  live?: readonly LiveWhile<keyof R & string>[]
  /** How many rows a company may have; if left out, as many as the server lets any table have. */
  most?: number
  /** A change of these rows may change which scopes people have. */
  membership?: boolean
  /** The directory of companies follows these rows, in the transaction that writes them (`directory_follow`). */
  listed?: boolean
  /** What its rows do when rows that they refer to change. */
  follows?: readonly Follower<R>[]
  /** What goes where its rows go. */
  carries?: readonly Carried[]
}

/** A synced tenant table: what a row is and who receives it. Rows name no company, because a store holds only one. */
export interface Table<R extends Row = Row> extends TableOptions<R> {
  readonly kind: 'table'
  readonly name: string
  readonly fields: Fields
  /** Exists in types only. */
  readonly row?: R
}

export type RowOf<T> = T extends Table<infer R> ? R : never

type RowShape<F extends Fields> = { readonly [K in keyof Shape<F>]: Shape<F>[K] } & Row

/** Declares a tenant table once, for the browser's store, the server's replica and the commit. */
export function defineTable<F extends Fields & { id: Field<string> }>(
  name: string,
  fields: F,
  options: TableOptions<RowShape<F>>,
): Table<RowShape<F>> {
  return { kind: 'table', name, fields, ...options }
}
