import type { Actor } from './actor.ts'
import type { Fields, Shape } from './fields.ts'
import type { Region } from './region.ts'
import { type Schema, schemaOf } from './schema.ts'
import type { Reader } from './store.ts'

export interface Query<Args = unknown, Result = unknown> {
  readonly kind: 'query'
  readonly name: string
  readonly schema: Schema<Args>
  readonly references: readonly { field: string; table: string }[]
  visibleTo(actor: Actor, args: Args, read: Reader): boolean
  reaches(args: Args): readonly Region[]
  run(read: Reader, args: Args, actor: Actor): Result
}

export interface QueryDefinition<F extends Fields, Result> {
  input: F
  /** Whether the actor may ask this. The reader shows only rows that the actor sees in any case. */
  visibleTo(actor: Actor, args: Shape<F>, read: Reader): boolean
  /**
   * What it reads beyond what everybody holds: other teams' rows, rows that are no longer live. Only the arguments decide it,
   * so that browser and server come to the same.
   */
  reaches?(args: Shape<F>): readonly Region[]
  run(read: Reader, args: Shape<F>, actor: Actor): Result
}

/** Declares a named read over the local store. Every query must say to whom it is visible. */
export function defineQuery<F extends Fields, Result>(
  name: string,
  definition: QueryDefinition<F, Result>,
): Query<Shape<F>, Result> {
  const { input } = definition
  return {
    kind: 'query',
    name,
    schema: schemaOf(input),
    references: Object.entries(input).flatMap(([field, { references: table }]) =>
      table ? [{ field, table }] : [],
    ),
    visibleTo: definition.visibleTo,
    reaches: definition.reaches ?? (() => []),
    run: definition.run,
  }
}
