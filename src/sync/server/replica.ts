import type { Actor } from '../actor.ts'
import type { SyncApp } from '../app.ts'
import type { Change } from '../change.ts'
import type { Store } from '../store.ts'
import type { Head } from './company-reads.ts'
import type { ScopePages } from './scope-pages.ts'

export interface KnownClient {
  userId: string
  lastMid: number
  /** The seq of its last accepted mutation that changed something. */
  lastSeq: number
}

/** A company's live rows in this node's memory, at a known seq. */
export class Replica {
  readonly companyId: string
  readonly store: Store
  /** The rows of `store` by their scopes. */
  readonly pages: ScopePages
  readonly epoch: string
  seq: number
  /** How far each client has come that this node knows. */
  readonly clients = new Map<string, KnownClient>()
  readonly #app: SyncApp
  readonly #actors = new Map<string, Actor | null>()
  #lock: Promise<unknown> = Promise.resolve()

  constructor(app: SyncApp, companyId: string, head: Head, rows: { store: Store; pages: ScopePages }) {
    this.#app = app
    this.companyId = companyId
    this.store = rows.store
    this.pages = rows.pages
    this.seq = head.seq
    this.epoch = head.epoch
  }

  /** Runs whatever moves the replica one at a time, so that nothing is applied twice. */
  exclusive<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#lock.then(work, work)
    this.#lock = turn.catch(() => undefined)
    return turn
  }

  actor(userId: string): Actor | null {
    let actor = this.#actors.get(userId)
    if (actor === undefined) this.#actors.set(userId, (actor = this.#app.actorOf(this.store, userId)))
    return actor
  }

  apply(changes: readonly Change[], seq: number): void {
    this.store.apply(changes)
    this.seq = seq
    if (changes.some(({ entity }) => this.store.definition(entity).membership)) this.#actors.clear()
  }
}
