import type { Actor } from './actor.ts'
import type { SyncModel } from './app.ts'
import type { BeforeImages } from './before-images.ts'
import type { Change } from './change.ts'
import type { Mutation } from './define-mutation.ts'
import { keysOf, NotingReader, rowKey } from './dependencies.ts'
import type { Pending } from './pending.ts'
import { runMutation } from './run-mutation.ts'
import type { Scope } from './scope.ts'
import type { Store } from './store.ts'
import { Overlay } from './transaction.ts'

/** The base rows with pending mutations run over them, and what those mutations have read. */
export class Projection {
  readonly #app: SyncModel
  readonly #userId: string
  readonly #base: Store
  readonly #mutations = new Map<string, Mutation>()
  /** What the pending mutations have read. A change of anything else leaves their outcome as it is. */
  readonly #reads = new Set<string>()
  #overlay: Overlay
  #actor: Actor | null = null
  /** The person's rights by the base rows alone. */
  #baseActor: Actor | null = null

  constructor(app: SyncModel, userId: string, base: Store) {
    this.#app = app
    this.#userId = userId
    this.#base = base
    this.#overlay = new Overlay(base)
  }

  get overlay(): Overlay {
    return this.#overlay
  }

  /** The person's rights by these rows; null before the first load and without access. */
  get actor(): Actor | null {
    return this.#actor
  }

  /**
   * Whether a pending mutation made the scope, as when somebody founds a team: nobody else has any of its rows. What exists already
   * nobody gains by their own hand.
   */
  hasFounded(scope: Scope): boolean {
    return this.#actor?.home.has(scope) === true && this.#baseActor?.sees(scope) === false
  }

  /** Returns the names that were not known before. */
  learn(mutations: Iterable<Mutation>): ReadonlySet<string> {
    const added = new Set<string>()
    for (const mutation of mutations) {
      if (!this.#mutations.has(mutation.name)) added.add(mutation.name)
      this.#mutations.set(mutation.name, mutation)
    }
    return added
  }

  /** The title of this mutation's refusals. */
  failureOf = (name: string): string | undefined => this.#mutations.get(name)?.failure

  /** Throws for a name that was never learned. */
  mutation(name: string): Mutation {
    const mutation = this.#mutations.get(name)
    if (!mutation) throw new Error(`Unknown mutation ${name}`)
    return mutation
  }

  /** Starts again from the base rows and runs these mutations over them. */
  rebuild(pending: readonly Pending[]): void {
    this.#overlay = new Overlay(this.#base)
    this.#baseActor = this.#app.actorOf(this.#base, this.#userId)
    this.#actor = this.#baseActor
    this.#reads.clear()
    for (const one of pending) {
      try {
        this.run(one)
      } catch {
        // It can no longer be shown but stays pending: only the server decides.
      }
    }
  }

  /**
   * Runs a mutation on top and keeps what it writes; `images` notes those rows as they were. Does nothing while the mutation
   * or the actor is unknown. Throws what the body throws, and then nothing is kept.
   */
  run(pending: Pending, images?: BeforeImages): void {
    const { name, args, at } = pending.queued
    const mutation = this.#mutations.get(name)
    if (!mutation || !this.#actor) return
    const reader = new NotingReader(this.#overlay)
    try {
      const written = runMutation(this.#app, mutation, reader, args, { actor: this.#actor, now: at })
      const changes = written.changes()
      images?.note(changes, this.#overlay)
      for (const { entity, id } of changes) pending.wrote.add(rowKey(entity, id))
      this.#overlay.absorb(written)
      if (this.touchesMembership(changes)) this.#actor = this.#app.actorOf(this.#overlay, this.#userId)
    } finally {
      for (const key of reader.noted) this.#reads.add(key)
      for (const key of reader.noted) pending.touched.add(key)
    }
  }

  touchesMembership(changes: readonly Change[]): boolean {
    return changes.some(({ entity }) => this.#base.definition(entity).membership)
  }

  /** Whether a pending mutation has read anything that these changes of the base touch. */
  hasRead(changes: readonly Change[]): boolean {
    return changes.some(({ entity, id, row }) => {
      const table = this.#base.definition(entity)
      const change = { table, before: this.#base.get(table, id), after: row ?? undefined }
      return keysOf(change).some((key) => this.#reads.has(key))
    })
  }
}
