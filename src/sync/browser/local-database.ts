import type { IDBPDatabase, IDBPTransaction, StoreNames } from 'idb'
import type { Change } from '../change.ts'
import { newId } from '../id.ts'
import type { QueuedMutation } from '../pending.ts'
import type { BootstrapLine } from '../protocol.ts'
import type { RefusalText } from '../refusal.ts'
import type { MadeHere } from './journal.ts'
import type { Identity, Layout, Progress, StoredMutation, StoredPosition } from './local-layout.ts'

const CHUNK = 500
/** How many refused mutations are kept: the latest. */
const MOST_REFUSED = 1_000
const DURABLE = { durability: 'strict' } as const

const progressOf = (tab: string) => `tab ${tab}` as const

/** What the leading tab writes to the disk in one transaction. */
export interface Checkpoint {
  position: StoredPosition
  /** All rows, replacing those stored, or what has changed since the last checkpoint. */
  rows: { all: readonly BootstrapLine[] } | { changed: readonly Change[] }
  /** Mids of mutations that may leave the queue. */
  finished: readonly number[]
}

/** One person's rows, queue and mids of one company in IndexedDB, shared by all tabs. */
export class LocalDatabase {
  readonly #database: IDBPDatabase<Layout>
  readonly #schema: number
  readonly #underWay = new Set<{ abort(): void }>()

  constructor(database: IDBPDatabase<Layout>, schema: number) {
    this.#database = database
    this.#schema = schema
  }

  close(): void {
    this.#database.close()
  }

  /** Closes without waiting for what is under way. */
  breakOff(): void {
    this.close()
    for (const transaction of this.#underWay) {
      try {
        transaction.abort()
      } catch {
        // It is being committed, which needs this page no more.
      }
    }
  }

  async identity(): Promise<Identity> {
    return (await this.#store('meta').get('identity')) as Identity
  }

  async position(): Promise<StoredPosition | null> {
    const position = (await this.#store('meta').get('position')) as StoredPosition | undefined
    return position?.schema === this.#schema ? position : null
  }

  /** The stored rows, which after `changes` are those of `position`; null if there are none of this schema. */
  async load(): Promise<{ position: StoredPosition; rows: BootstrapLine[]; changes: Change[] } | null> {
    const transaction = this.#begin(['meta', 'chunks', 'log'])
    const [position, chunks, log] = await Promise.all([
      transaction.objectStore('meta').get('position') as Promise<StoredPosition | undefined>,
      transaction.objectStore('chunks').getAll(),
      transaction.objectStore('log').getAll(),
    ])
    if (position?.schema !== this.#schema) return null
    const rows = chunks.flatMap(({ entity, rows }) => rows.map((row): BootstrapLine => [entity, row]))
    return { position, rows, changes: log.flat() }
  }

  /**
   * Answers false and writes nothing if the disk is no longer at `after`: another tab has written since, and only a checkpoint
   * with all rows puts that right.
   */
  async save({ position, rows, finished }: Checkpoint, after: StoredPosition | null): Promise<boolean> {
    const transaction = this.#begin(['meta', 'chunks', 'log', 'queue'], 'readwrite')
    const [meta, chunks, log, queue] = [
      transaction.objectStore('meta'),
      transaction.objectStore('chunks'),
      transaction.objectStore('log'),
      transaction.objectStore('queue'),
    ]
    const stored = (await meta.get('position')) as StoredPosition | undefined
    const follows = stored?.cursor === after?.cursor && stored?.epoch === after?.epoch
    if ('changed' in rows && !follows) return false
    const writes: Promise<unknown>[] = [meta.put(position, 'position')]
    if ('changed' in rows) {
      if (rows.changed.length > 0) writes.push(log.add(rows.changed))
    } else {
      writes.push(chunks.clear(), log.clear())
      for (const chunk of chunksOf(rows.all)) writes.push(chunks.add(chunk))
    }
    writes.push(...finished.map((mid) => queue.delete(mid)))
    await Promise.all([...writes, transaction.done])
    return true
  }

  /**
   * Stores a tab's mutations durably, each once, whoever brings it how often, and returns those that were not stored before with their new
   * mids. One that was parked is so no longer.
   * @param now by this device's clock, in ISO 8601
   */
  async append({ tab, after, mutations }: MadeHere, now: string): Promise<StoredMutation[]> {
    const transaction = this.#begin(['meta', 'queue', 'parked'], 'readwrite', DURABLE)
    const meta = transaction.objectStore('meta')
    const queue = transaction.objectStore('queue')
    const [identity, progress] = (await Promise.all([meta.get('identity'), meta.get(progressOf(tab))])) as [
      Identity,
      Progress | undefined,
    ]
    const known = Math.max(0, (progress?.made ?? 0) - after)
    const stored = mutations
      .slice(known)
      .map((mutation, index) => ({ ...mutation, mid: identity.nextMid + index }))
    await Promise.all([
      ...stored.map((mutation) => queue.add(mutation)),
      ...stored.map(({ key }) => transaction.objectStore('parked').delete(key)),
      meta.put({ ...identity, nextMid: identity.nextMid + stored.length }, 'identity'),
      ...(stored.length > 0 ? [meta.put({ made: after + mutations.length, at: now }, progressOf(tab))] : []),
      transaction.done,
    ])
    return stored
  }

  /** Forgets how far tabs have come of which nothing was stored since `before`, in ISO 8601. What they had left must have been picked up. */
  async forgetTabs(before: string): Promise<void> {
    const transaction = this.#begin(['meta'], 'readwrite')
    const meta = transaction.objectStore('meta')
    const keys = await meta.getAllKeys(IDBKeyRange.bound(progressOf(''), progressOf('\uffff')))
    const tabs = (await Promise.all(keys.map((key) => meta.get(key)))) as Progress[]
    const old = keys.filter((_, place) => tabs[place]!.at < before)
    await Promise.all([...old.map((key) => meta.delete(key)), transaction.done])
  }

  queue(): Promise<StoredMutation[]> {
    return this.#store('queue').getAll()
  }

  queuedAfter(mid: number, limit: number): Promise<StoredMutation[]> {
    return this.#store('queue').getAll(IDBKeyRange.lowerBound(mid, true), limit)
  }

  async forget(mids: readonly number[]): Promise<void> {
    const transaction = this.#begin(['queue'], 'readwrite')
    const queue = transaction.objectStore('queue')
    await Promise.all([...mids.map((mid) => queue.delete(mid)), transaction.done])
  }

  /** Becomes a new client, which still has to send the mutations from `firstMid` on. The earlier ones are done. */
  async startAnew(firstMid: number): Promise<void> {
    const transaction = this.#begin(['meta', 'queue'], 'readwrite', DURABLE)
    const meta = transaction.objectStore('meta')
    const queue = transaction.objectStore('queue')
    const kept = (await queue.getAll()).filter(({ mid }) => mid >= firstMid)
    const { userId } = (await meta.get('identity')) as Identity
    const position = (await meta.get('position')) as StoredPosition | undefined
    const identity: Identity = { userId, clientId: newId(), nextMid: kept.length + 1 }
    await Promise.all([
      queue.clear(),
      ...kept.map((mutation, index) => queue.add({ ...mutation, mid: index + 1 })),
      meta.put(identity, 'identity'),
      ...(position ? [meta.put({ ...position, acknowledged: 0 }, 'position')] : []),
      transaction.done,
    ])
  }

  /** Moves mutations out of the queue that can't be sent as they are, and keeps them. */
  async parkQueued(isParked: (mutation: StoredMutation) => boolean): Promise<void> {
    const transaction = this.#begin(['queue', 'parked'], 'readwrite', DURABLE)
    const queue = transaction.objectStore('queue')
    const parked = (await queue.getAll()).filter(isParked)
    await Promise.all([
      ...parked.map(({ mid }) => queue.delete(mid)),
      ...parked.map((mutation) => transaction.objectStore('parked').put(mutation)),
      transaction.done,
    ])
  }

  /** Moves mutations out of the queue that the server refused, and keeps them for their author, the latest ones of many. */
  async keepRefused(refused: ReadonlyMap<number, RefusalText>): Promise<void> {
    const transaction = this.#begin(['queue', 'parked'], 'readwrite', DURABLE)
    const [queue, parked] = [transaction.objectStore('queue'), transaction.objectStore('parked')]
    const mutations = await Promise.all([...refused.keys()].map((mid) => queue.get(mid)))
    const added = mutations.flatMap((mutation) =>
      mutation ? [{ ...mutation, refused: refused.get(mutation.mid)! }] : [],
    )
    const kept = (await parked.getAll()).filter((mutation) => mutation.refused)
    const latest = [...kept, ...added].toSorted((one, other) => (one.at < other.at ? -1 : 1))
    await Promise.all([
      ...added.map(({ mid }) => queue.delete(mid)),
      ...added.map((mutation) => parked.put(mutation)),
      ...latest.slice(0, -MOST_REFUSED).map(({ key }) => parked.delete(key)),
      transaction.done,
    ])
  }

  /** Puts back what was discarded. */
  async park(mutations: readonly QueuedMutation[]): Promise<void> {
    const transaction = this.#begin(['parked'], 'readwrite', DURABLE)
    const parked = transaction.objectStore('parked')
    await Promise.all([...mutations.map((mutation) => parked.put(mutation)), transaction.done])
  }

  parked(): Promise<QueuedMutation[]> {
    return this.#store('parked').getAll()
  }

  async discardParked(keys: readonly string[]): Promise<void> {
    const transaction = this.#begin(['parked'], 'readwrite', DURABLE)
    const parked = transaction.objectStore('parked')
    await Promise.all([...keys.map((key) => parked.delete(key)), transaction.done])
  }

  /** For one read. */
  #store<Name extends StoreNames<Layout>>(name: Name) {
    return this.#begin([name]).objectStore(name)
  }

  #begin<const Names extends readonly StoreNames<Layout>[], Mode extends IDBTransactionMode = 'readonly'>(
    names: Names,
    mode?: Mode,
    options?: IDBTransactionOptions,
  ): IDBPTransaction<Layout, Names, Mode> {
    const transaction = this.#database.transaction(names, mode, options)
    // Signing out takes the disk away and aborts what is under way. Whoever reads hears that from the requests, and waits for nothing else.
    transaction.done.catch(() => undefined).finally(() => this.#underWay.delete(transaction))
    this.#underWay.add(transaction)
    return transaction
  }
}

function* chunksOf(rows: readonly BootstrapLine[]): Generator<Layout['chunks']['value']> {
  const tables = Map.groupBy(rows, ([entity]) => entity)
  for (const [entity, lines] of tables) {
    for (let start = 0; start < lines.length; start += CHUNK) {
      yield { entity, rows: lines.slice(start, start + CHUNK).map(([, row]) => row) }
    }
  }
}
