import type { Actor } from '../actor.ts'
import type { SyncApp } from '../app.ts'
import type { Change } from '../change.ts'
import { Store } from '../store.ts'
import {
  type Codecs,
  type Head,
  type LoggedChange,
  readChanges,
  readHead,
  readLiveRows,
} from './company-reads.ts'
import type { InCompany } from './node-options.ts'

export interface KnownClient {
  userId: string
  lastMid: number
  /** Where its last accepted mutation that changed something stands. */
  lastSeq: number
}

/** A company's live rows in this node's memory, at a known place in the company's order. */
export class Replica {
  readonly companyId: string
  readonly store: Store
  readonly epoch: string
  seq: number
  /** The last mutation of each client that this node has met. */
  readonly clients = new Map<string, KnownClient>()
  readonly #app: SyncApp
  readonly #actors = new Map<string, Actor | null>()
  #lock: Promise<unknown> = Promise.resolve()

  constructor(app: SyncApp, companyId: string, head: Head, store: Store) {
    this.#app = app
    this.companyId = companyId
    this.store = store
    this.seq = head.seq
    this.epoch = head.epoch
  }

  /** Runs one at a time whatever moves the replica, so that nothing is applied twice. */
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

/** Loads a company in one snapshot; null when there is no such company. */
export async function loadReplica(
  app: SyncApp,
  inCompany: InCompany,
  codecs: Codecs,
  companyId: string,
): Promise<Replica | null> {
  return inCompany(
    companyId,
    null,
    async (client) => {
      const head = await readHead(client, companyId)
      if (!head) return null
      const store = new Store(app.tables)
      for (const codec of codecs.values()) {
        const rows = await readLiveRows(client, companyId, codec)
        store.apply(
          rows.map((row) => ({ entity: codec.table.name, id: row.id, row, scope: codec.table.scope(row) })),
        )
      }
      return new Replica(app, companyId, head, store)
    },
    'repeatable read',
  )
}

/** Brings the replica to the company's head and returns what was new to it. Call it within `exclusive`. */
export async function catchUp(
  replica: Replica,
  inCompany: InCompany,
  codecs: Codecs,
): Promise<LoggedChange[]> {
  const { companyId } = replica
  return inCompany(
    companyId,
    null,
    async (client) => {
      const head = await readHead(client, companyId)
      if (!head || head.seq === replica.seq) return []
      const changes = await readChanges(client, companyId, codecs, replica.seq, head.seq)
      replica.apply(changes, head.seq)
      for (const { clientId, mid, seq } of changes) {
        const known = clientId && replica.clients.get(clientId)
        if (known && mid && mid > known.lastMid) Object.assign(known, { lastMid: mid, lastSeq: seq })
      }
      return changes
    },
    'repeatable read',
  )
}
