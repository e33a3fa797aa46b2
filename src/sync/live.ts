import type { Actor } from './actor.ts'
import type { Query } from './define-query.ts'
import { keysOf, NotingReader, type RowChange } from './dependencies.ts'
import { type Live, LiveQuery } from './live-query.ts'
import { NotingActor } from './noting-actor.ts'
import type { Region } from './region.ts'
import type { Reader } from './store.ts'
import { VisibleRows } from './visible-rows.ts'

interface Source {
  readonly reader: Reader
  /** Null while there is nothing to read. */
  readonly actor: Actor | null
  /** Whether everything that a region names is here; the answers may change when `version` does. */
  holds(region: Region): boolean
  readonly version: number
}

/** A query that is on a screen and reaches beyond what everybody holds. */
export interface Reaching {
  readonly name: string
  readonly args: unknown
  readonly regions: readonly Region[]
}

type AnyLive = LiveQuery<unknown, unknown>

/** All live queries over one view. Only those that have read a changed row, bucket or table run again. */
export class LiveQueries {
  readonly #source: Source
  readonly #queries = new Map<string, AnyLive>()
  readonly #dependents = new Map<string, Set<AnyLive>>()
  /** The rights the queries ran with, and what they asked of them. */
  #actor: Actor | null = null
  #noting: NotingActor | null = null
  readonly #actorListeners = new Set<() => void>()
  #idle = new Set<AnyLive>()
  /** Those that reach beyond what everybody holds. */
  readonly #reaching = new Set<AnyLive>()
  #version = 0
  readonly #onReach: () => void

  /** `onReach` is called whenever a query can't be answered, because something that it reaches is not here. */
  constructor(source: Source, onReach: () => void = () => {}) {
    this.#source = source
    this.#onReach = onReach
  }

  /** The one live query for these arguments. It is kept while somebody subscribes to it, and a little longer. */
  query<Args, Result>(query: Query<Args, Result>, args: Args): Live<Result> {
    const key = `${query.name}\u0000${JSON.stringify(args)}`
    let live = this.#queries.get(key)
    if (!live) {
      live = new LiveQuery(key, query, args) as unknown as AnyLive
      this.#queries.set(key, live)
      if (live.regions.length > 0) this.#reaching.add(live)
      this.#run(live)
    }
    return live as unknown as Live<Result>
  }

  get size(): number {
    return this.#queries.size
  }

  reaching(): Reaching[] {
    return Array.from(this.#reaching, ({ query: { name }, args, regions }) => ({ name, args, regions }))
  }

  /** The rights the queries run with: the same object as long as they would answer the same. */
  get actor(): Actor | null {
    return this.#actor
  }

  /** Runs again whatever `changes` may have touched, then tells the subscribers of everything that came out different. */
  touch(changes: readonly RowChange[] | 'all'): void {
    const hasNewActor = this.#takeActor()
    const touched =
      hasNewActor || changes === 'all' ? new Set(this.#queries.values()) : this.#touchedBy(changes)
    if (this.#version !== this.#source.version) for (const live of this.#reaching) touched.add(live)
    this.#version = this.#source.version
    const told = hasNewActor ? [this.#actorListeners] : []
    for (const live of touched) if (this.#run(live)) told.push(live.listeners)
    for (const listeners of told) for (const listener of listeners) listener()
  }

  /** Calls back when the rights that the queries run with have changed. */
  subscribeActor(listener: () => void): () => void {
    this.#actorListeners.add(listener)
    return () => this.#actorListeners.delete(listener)
  }

  /** Drops the queries that had no subscriber at this call and the previous one. */
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
    const isHeld = live.regions.every((region) => this.#source.holds(region))
    if (!isHeld) this.#onReach()
    const isDifferent = live.run(new VisibleRows(reader, this.#actor!), this.#noting!, isHeld)
    this.#depend(live, reader.noted)
    return isDifferent
  }

  /** Adopts the source's actor; true if queries may come out different because of it. */
  #takeActor(): boolean {
    const next = this.#source.actor
    if (next === this.#actor || (next && this.#noting?.isLike(next))) return false
    this.#actor = next
    this.#noting = next && new NotingActor(next)
    return true
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
    this.#reaching.delete(live)
    for (const key of live.dependencies) this.#undepend(live, key)
  }
}
