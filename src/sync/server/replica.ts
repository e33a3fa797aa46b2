import type { Actor } from '../actor.ts'
import { admit, expiredIn } from '../admit.ts'
import type { SyncApp } from '../app.ts'
import type { Store } from '../store.ts'
import type { Head, LoggedChange } from './company-reads.ts'
import type { ScopePages } from './scope-pages.ts'
import type { Sizes } from './sizes.ts'

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
  sizes: Sizes
  /** How far each client has come that this node knows. */
  readonly clients = new Map<string, KnownClient>()
  readonly #app: SyncApp
  readonly #actors = new Map<string, Actor | null>()
  readonly #collecting = new Set<LoggedChange[]>()
  #lock: Promise<unknown> = Promise.resolve()

  constructor(
    app: SyncApp,
    companyId: string,
    head: Head,
    rows: { store: Store; pages: ScopePages; sizes: Sizes },
  ) {
    this.#app = app
    this.companyId = companyId
    this.store = rows.store
    this.pages = rows.pages
    this.seq = head.seq
    this.epoch = head.epoch
    this.sizes = rows.sizes
  }

  /** Runs whatever moves the replica one at a time, so that nothing is applied twice. */
  exclusive<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#lock.then(work, work)
    this.#lock = turn.catch(() => undefined)
    return turn
  }

  /** Whether a change of this table's rows may change which scopes people have. */
  isMembership(entity: string): boolean {
    return this.store.definition(entity).membership === true
  }

  actor(userId: string): Actor | null {
    let actor = this.#actors.get(userId)
    if (actor === undefined) this.#actors.set(userId, (actor = this.#app.actorOf(this.store, userId)))
    return actor
  }

  /** Collects everything that is applied from now on, until `stop` is called. */
  collect(): { changes: readonly LoggedChange[]; stop(): void } {
    const changes: LoggedChange[] = []
    this.#collecting.add(changes)
    return { changes, stop: () => void this.#collecting.delete(changes) }
  }

  /** Takes in what was committed, here or on another node, and so also how far it brought the clients that are known. */
  apply(changes: readonly LoggedChange[], seq: number, sizes: Sizes): void {
    for (const collected of this.#collecting) for (const change of changes) collected.push(change)
    this.store.apply(admit(this.store, changes, this.#app.liveSet.at(new Date().toISOString())))
    this.seq = seq
    this.sizes = sizes
    if (changes.some(({ entity }) => this.isMembership(entity))) this.#actors.clear()
    for (const { clientId, mid, seq: lastSeq } of changes) {
      const known = clientId && this.clients.get(clientId)
      if (known && mid && mid > known.lastMid) Object.assign(known, { lastMid: mid, lastSeq })
    }
  }

  /** Drops the rows that are no longer live. Call it within `exclusive`: no mutation may be running over them. */
  dropExpired(): void {
    const expired = expiredIn(this.store, this.#app.liveSet.at(new Date().toISOString()))
    this.store.apply(expired)
  }
}
