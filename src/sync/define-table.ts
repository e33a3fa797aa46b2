import type { Field, Fields, Shape } from './fields.ts'
import type { RefusalText } from './refusal.ts'
import type { Scope } from './scope.ts'

export interface Row {
  readonly id: string
}

export interface TableOptions<R> {
  /** The one audience that receives a row. */
  scope(row: R): Scope
  /** Sets of fields by which rows are looked up; `where` uses the longest that fits. */
  indexes?: readonly (readonly (keyof R & string)[])[]
  /** Rows whose `field` lies more than `days` back are left out of the bootstrap (a null always stays). */
  window?: { field: keyof R & string; days: number }
  /** A change of these rows may change which scopes people have. */
  membership?: boolean
  /** Texts for the database's constraints by name, where a rule could not see the conflict coming. */
  conflicts?: Record<string, Pick<RefusalText, 'title' | 'detail'>>
}

/** A synced tenant table: what a row is, who receives it. Rows carry no company: a store holds one company only. */
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
