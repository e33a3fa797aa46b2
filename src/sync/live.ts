import type { Actor } from './actor.ts'
import type { Query } from './define-query.ts'
import { keysOf, NotingReader, type RowChange } from './dependencies.ts'
import { deny, Refusal } from './refusal.ts'
import { isSame, share } from './share.ts'
import type { Reader } from './store.ts'
import { VisibleRows } from './visible-rows.ts'

/** What a live query came to: its result, or why there is none. */
type Outcome<Result> = { readonly value: Result } | { readonly error: unknown }

/** A query that is kept current; `current` is undefined until there are rows, and stable while nothing changes. */
export interface Live<Result> {
  current(): Outcome<Result> | undefined
  subscribe(listener: () => void): () => void
}

interface Source {
  readonly reader: Reader
  /** Null while there is nothing to read from. */
  readonly actor: Actor | null
}

class LiveQuery<Args, Result> implements Live<Result> {
  readonly key: string
  readonly listeners = new Set<() => void>()
  dependencies: ReadonlySet<string> = new Set()
  readonly #query: Query<Args, Result>
  readonly #args: Args
  #outcome: Outcome<Result> | undefined

  constructor(key: string, query: Query<Args, Result>, args: Args) {
    this.key = key
    this.#query = query
    this.#args = args
  }

  current(): Outcome<Result> | undefined {
    return this.#outcome
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Reads again; true when the outcome differs from the one before. */
  run(reader: Reader, actor: Actor): boolean {
    const before = this.#outcome
    this.#outcome = this.#next(reader, actor)
    return this.#outcome !== before
  }

  #next(reader: Reader, actor: Actor): Outcome<Result> {
    const before = this.#outcome
    try {
      if (!this.#query.visibleTo(actor, this.#args, reader)) deny()
      return share(before, { value: this.#query.run(reader, this.#args, actor) })
    } catch (error) {
      return before && 'error' in before && isSameError(before.error, error) ? before : { error }
    }
  }
}

const isSameError = (one: unknown, other: unknown): boolean =>
  one instanceof Refusal && other instanceof Refusal && isSame(one.text, other.text)

type AnyLive = LiveQuery<unknown, unknown>

/** All live queries over one view; only those that read a changed row, bucket or table run again. */
export class LiveQueries {
  readonly #source: Source
  readonly #queries = new Map<string, AnyLive>()
  readonly #dependents = new Map<string, Set<AnyLive>>()
  /** The actor the queries ran with, and every capability they have asked it for. */
  #actor: Actor | null = null
  #noting: Actor | null = null
  readonly #asked = new Map<Parameters<Actor['can']>[0], boolean>()
  readonly #actorListeners = new Set<() => void>()
  #idle = new Set<AnyLive>()

  constructor(source: Source) {
    this.#source = source
  }

  /** The one live query for these arguments; it stays as long as somebody subscribes, and a while longer. */
  query<Args, Result>(query: Query<Args, Result>, args: Args): Live<Result> {
    const key = `${query.name}\u0000${JSON.stringify(args)}`
    let live = this.#queries.get(key)
    if (!live) {
      live = new LiveQuery(key, query, args) as unknown as AnyLive
      this.#queries.set(key, live)
      this.#run(live)
    }
    return live as unknown as Live<Result>
  }

  get size(): number {
    return this.#queries.size
  }

  /** The rights the queries run with; the same object as long as they answer the same. */
  get actor(): Actor | null {
    return this.#actor
  }

  /** Runs again what `changes` may have touched, then tells the subscribers of what came out different. */
  touch(changes: readonly RowChange[] | 'all'): void {
    const hasNewActor = this.#takeActor()
    const touched = hasNewActor || changes === 'all' ? this.#queries.values() : this.#touchedBy(changes)
    const told = hasNewActor ? [this.#actorListeners] : []
    for (const live of touched) if (this.#run(live)) told.push(live.listeners)
    for (const listeners of told) for (const listener of listeners) listener()
  }

  /** Calls back when the rights the queries run with have changed. */
  subscribeActor(listener: () => void): () => void {
    this.#actorListeners.add(listener)
    return () => this.#actorListeners.delete(listener)
  }

  /** Lets go of queries that had no subscriber at this and the previous call. */
  sweep(): void {
    const idle = new Set<AnyLive>()
    for (const live of this.#queries.values()) {
      if (live.listeners.size > 0) continue
      if (this.#idle.has(live)) this.#drop(live)
      else idle.add(live)
    }
    this.#idle = idle
  }

  #run(live: AnyLive): boolean {
    if (!this.#actor && !this.#takeActor()) return false
    const reader = new NotingReader(this.#source.reader)
    const isDifferent = live.run(new VisibleRows(reader, this.#actor!), this.#noting!)
    this.#depend(live, reader.noted)
    return isDifferent
  }

  /** Adopts the view's actor; true when queries may come out different by it. */
  #takeActor(): boolean {
    const next = this.#source.actor
    if (next === this.#actor || (next && this.#actor && this.#answersTheSame(this.#actor, next))) return false
    this.#actor = next
    this.#asked.clear()
    this.#noting = next && {
      id: next.id,
      system: next.system,
      scopes: next.scopes,
      sees: (scope) => next.sees(scope),
      can: (capability) => {
        const answer = next.can(capability)
        this.#asked.set(capability, answer)
        return answer
      },
    }
    return true
  }

  #answersTheSame(one: Actor, other: Actor): boolean {
    return (
      one.scopes.size === other.scopes.size &&
      [...other.scopes].every((scope) => one.scopes.has(scope)) &&
      [...this.#asked].every(([capability, answer]) => other.can(capability) === answer)
    )
  }

  #touchedBy(changes: readonly RowChange[]): Set<AnyLive> {
    const touched = new Set<AnyLive>()
    for (const change of changes) {
      for (const key of keysOf(change)) this.#dependents.get(key)?.forEach((live) => touched.add(live))
    }
    return touched
  }

  #depend(live: AnyLive, noted: ReadonlySet<string>): void {
    for (const key of live.dependencies) if (!noted.has(key)) this.#undepend(live, key)
    for (const key of noted) {
      const dependents = this.#dependents.get(key)
      if (dependents) dependents.add(live)
      else this.#dependents.set(key, new Set([live]))
    }
    live.dependencies = noted
  }

  #undepend(live: AnyLive, key: string): void {
    const dependents = this.#dependents.get(key)
    dependents?.delete(live)
    if (dependents?.size === 0) this.#dependents.delete(key)
  }

  #drop(live: AnyLive): void {
    this.#queries.delete(live.key)
    for (const key of live.dependencies) this.#undepend(live, key)
  }
}
