import type { Actor } from '../actor.ts'
import { admit, expiredIn } from '../admit.ts'
import type { SyncApp } from '../app.ts'
import type { Store } from '../store.ts'
import type { Head, LoggedChange } from './company-reads.ts'

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
  readonly epoch: string
  seq: number
  /** How far each client has come that this node knows. */
  readonly clients = new Map<string, KnownClient>()
  readonly #app: SyncApp
  readonly #actors = new Map<string, Actor | null>()
  readonly #collecting = new Set<LoggedChange[]>()
  #lock: Promise<unknown> = Promise.resolve()

  constructor(app: SyncApp, companyId: string, head: Head, store: Store) {
    this.#app = app
    this.companyId = companyId
    this.store = store
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

  /** Collects everything that is applied from now on, until `stop` is called. */
  collect(): { changes: readonly LoggedChange[]; stop(): void } {
    const changes: LoggedChange[] = []
    this.#collecting.add(changes)
    return { changes, stop: () => void this.#collecting.delete(changes) }
  }

  apply(changes: readonly LoggedChange[], seq: number): void {
    for (const collected of this.#collecting) for (const change of changes) collected.push(change)
    this.store.apply(admit(this.store, changes, this.#app.liveSet.at(new Date().toISOString())))
    this.seq = seq
    if (changes.some(({ entity }) => this.store.definition(entity).membership)) this.#actors.clear()
  }

  /** Drops the rows that are no longer live. Call it within `exclusive`: no mutation may be running over them. */
  dropExpired(): void {
    const expired = expiredIn(this.store, this.#app.liveSet.at(new Date().toISOString()))
    this.store.apply(expired)
  }
}
