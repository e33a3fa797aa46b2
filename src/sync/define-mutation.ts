import type { Actor } from './actor.ts'
import type { Fields, Shape } from './fields.ts'
import type { Span } from './region.ts'
import { type Schema, schemaOf } from './schema.ts'
import type { Reader } from './store.ts'
import type { Transaction } from './transaction.ts'

/** What only the server knows of a mutation that it runs. Nothing of it comes from a client, and a body may only record it. */
export interface Origin {
  /** Where it was asked for, as a prefix of the network address; null if the server itself acts, or cannot tell. */
  readonly network: string | null
  /** Ids for the rows that record it. */
  makeId(): string
}

export interface MutationContext {
  readonly actor: Actor
  /** The server's time as ISO 8601; in the browser, the best estimate of it. */
  readonly now: string
  /** On the server only. */
  readonly origin?: Origin
}

export interface Mutation<Args = unknown> {
  readonly kind: 'mutation'
  readonly name: string
  readonly schema: Schema<Args>
  /** Input fields that hold ids, with the table each points into. */
  readonly references: readonly { field: string; table: string }[]
  /** True when only the server itself may run it. */
  readonly internal: boolean
  /** True when the server runs it for somebody who is no actor. */
  readonly onBehalf: boolean
  /** True when it may write as many rows as the server's own mutations. */
  readonly gathers: boolean
  /** True when the app runs it by itself. */
  readonly unbidden: boolean
  reaches(args: Args): readonly Span[]
  /** The title of its refusals, such as `Failed to cast vote`. */
  readonly failure: string | undefined
  may(actor: Actor, args: Args, read: Reader): boolean
  run(tx: Transaction, args: Args, context: MutationContext): void
}

export interface MutationDefinition<F extends Fields> {
  input: F
  internal?: boolean
  /** The server runs it for somebody who is no actor, such as a guest: it is refused while the company may not be written to. */
  onBehalf?: boolean
  /**
   * It gathers up what many people have made, each within their own limits, and only once: so it may write as many rows as the server's own
   * mutations. A meeting that everybody voted in has to end.
   */
  gathers?: boolean
  /** The app runs it by itself, as while a row is read: nobody is asked what is to become of it if it is refused. */
  unbidden?: boolean
  /** The title under which its refusals are shown, unless one has a title of its own. */
  failure?: string
  /** Rows that it reads or writes however old they are, besides those that its arguments refer to. */
  reaches?(args: Shape<F>): readonly Span[]
  /** Whether the actor may try this at all. What depends on the rows it touches is decided in `run`. */
  may(actor: Actor, args: Shape<F>, read: Reader): boolean
  /** Load, decide by the rules, write. Runs in browser and server: no clock, no randomness, no I/O. */
  run(tx: Transaction, args: Shape<F>, context: MutationContext): void
}

/** Declares a verb of the product. It cannot be declared without saying who may. */
export function defineMutation<F extends Fields>(
  name: string,
  definition: MutationDefinition<F>,
): Mutation<Shape<F>> {
  const { input, internal = false, onBehalf = false, gathers = false, unbidden = false } = definition
  const { failure, reaches = () => [], may, run } = definition
  return {
    kind: 'mutation',
    name,
    schema: schemaOf(input),
    references: Object.entries(input).flatMap(([field, { references: table }]) =>
      table ? [{ field, table }] : [],
    ),
    internal,
    onBehalf,
    gathers,
    unbidden,
    failure,
    reaches,
    may,
    run,
  }
}
