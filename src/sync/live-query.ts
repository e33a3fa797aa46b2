import type { Actor } from './actor.ts'
import type { Query } from './define-query.ts'
import type { Region } from './region.ts'
import { Refusal } from './refusal.ts'
import { isSame, share } from './share.ts'
import type { Reader } from './store.ts'
import { deny } from './engine.refusals.ts'

/** The result of a live query, or why there is none. */
type Outcome<Result> = { readonly value: Result } | { readonly error: unknown }

/** A query that is kept current. `current` is undefined until the rows it reaches are here, and the same object while nothing changes. */
export interface Live<Result> {
  current(): Outcome<Result> | undefined
  subscribe(listener: () => void): () => void
}

/** One query with its arguments, its last outcome, and what that outcome depends on. */
export class LiveQuery<Args, Result> implements Live<Result> {
  readonly key: string
  readonly listeners = new Set<() => void>()
  dependencies: ReadonlySet<string> = new Set()
  readonly query: Query<Args, Result>
  readonly args: Args
  /** What it reaches; it has no outcome while something of that is not here. */
  readonly regions: readonly Region[]
  #outcome: Outcome<Result> | undefined

  constructor(key: string, query: Query<Args, Result>, args: Args) {
    this.key = key
    this.query = query
    this.args = args
    this.regions = query.reaches(args)
  }

  current(): Outcome<Result> | undefined {
    return this.#outcome
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Reads again, if what it reaches `isHeld`; true if the outcome differs from the previous one. */
  run(reader: Reader, actor: Actor, isHeld: boolean): boolean {
    const before = this.#outcome
    this.#outcome = this.#next(reader, actor, isHeld)
    return this.#outcome !== before
  }

  #next(reader: Reader, actor: Actor, isHeld: boolean): Outcome<Result> | undefined {
    const before = this.#outcome
    try {
      if (!this.query.visibleTo(actor, this.args, reader)) deny()
      return isHeld ? share(before, { value: this.query.run(reader, this.args, actor) }) : undefined
    } catch (error) {
      return before && 'error' in before && isSameError(before.error, error) ? before : { error }
    }
  }
}

const isSameError = (one: unknown, other: unknown): boolean =>
  one instanceof Refusal && other instanceof Refusal && isSame(one.text, other.text)
