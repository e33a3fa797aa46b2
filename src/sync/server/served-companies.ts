import { getHeapStatistics } from 'node:v8'
import type { SomebodyHere } from '../here.ts'
import type { Scope } from '../scope.ts'
import type { Committer } from './committer.ts'
import type { Codecs } from './company-reads.ts'
import { Effects } from './effects.ts'
import { Hub } from './hub.ts'
import { Feed } from './feed.ts'
import { loadReplica } from './load-replica.ts'
import type { SyncNodeOptions } from './node-options.ts'
import type { Replica } from './replica.ts'
import { refuse } from './server.refusals.ts'
import { SharedWork } from './shared-work.ts'
import { WaitingLine } from './waiting-line.ts'
import type { WorkerShares } from './worker-shares.ts'
import { Writer } from './writer.ts'

const IDLE_MS = 5 * 60_000
const LIVE_BYTES = getHeapStatistics().heap_size_limit / 4
/** Each worker of a distributed database, if it hangs, holds up those that it has. */
const LOADS = { places: 4, placesEach: 2, waiting: 2_000, waitingEach: 2_000 }
const DROP_EXPIRED_MS = 60 * 60_000

/** A company as this node serves it: its rows, its line of mutations, its subscribers. */
export interface ServedCompany {
  replica: Replica
  feed: Feed
  writer: Writer
  hub: Hub
  usedAt: number
}

interface ServedCompaniesOptions {
  node: SyncNodeOptions
  /** The time that all nodes share, as ISO 8601. */
  moment(): string
  codecs: Codecs
  committer: Committer
  shares: WorkerShares | null
  /** Called after each commit, with the seq that the company has reached. */
  onCommit(companyId: string, seq: number): void
  /** Tells other nodes who is where on this one. */
  onMove(companyId: string, scope: Scope, list: readonly SomebodyHere[]): void
  /** Called for each mutation of a person, with the bytes of the rows that it wrote. */
  onWrite(userId: string, bytes: number): void
}

/**
 * The companies in this node's memory: loaded when first asked for, kept at their heads, dropped when idle, or sooner when the memory
 * for rows is used up.
 */
export class ServedCompanies {
  readonly #options: ServedCompaniesOptions
  /** Those in memory and those on their way there. */
  readonly #loads = new Map<string, SharedWork<ServedCompany | null>>()
  readonly #served = new Map<string, ServedCompany>()
  /** The bytes of companies that are being loaded. */
  readonly #loading = new Map<string, number>()
  readonly #line = new WaitingLine(LOADS)
  readonly #effects: Effects
  readonly #sweep: NodeJS.Timeout
  readonly #hourly: NodeJS.Timeout

  constructor(options: ServedCompaniesOptions) {
    this.#options = options
    this.#effects = new Effects(options.node.log)
    this.#sweep = setInterval(() => this.#dropUnused(), IDLE_MS / 5)
    this.#sweep.unref()
    this.#hourly = setInterval(() => void this.#dropExpired(), DROP_EXPIRED_MS)
    this.#hourly.unref()
  }

  /** Ids of the companies in memory or on their way there. */
  ids(): string[] {
    return [...this.#loads.keys()]
  }

  hubs(): Iterable<Hub> {
    return Array.from(this.#served.values(), ({ hub }) => hub)
  }

  /** The company if it is in memory. */
  loaded(companyId: string): ServedCompany | undefined {
    return this.#served.get(companyId)
  }

  /** Null if there is no such company. A load ends when everybody who waits for it has given up. */
  async get(companyId: string, signal?: AbortSignal): Promise<ServedCompany | null> {
    const load = this.#loads.get(companyId) ?? this.#begin(companyId)
    const served = await load.wait(signal)
    if (served) served.usedAt = Date.now()
    return served
  }

  /** Some node, perhaps this one, has brought the company to `seq`. */
  async follow(companyId: string, seq: number): Promise<void> {
    const { log } = this.#options.node
    const served = await this.#loads.get(companyId)?.result.catch(() => null)
    await served?.feed
      .reach(seq)
      .catch((error: unknown) => log.warn({ err: error }, 'not caught up; the poll will try again'))
  }

  /** Lets every commit under way finish, and what follows it. */
  async stop(): Promise<void> {
    clearInterval(this.#sweep)
    clearInterval(this.#hourly)
    for (const { result } of this.#loads.values()) {
      const served = await result.catch(() => null)
      await served?.writer.idle()
    }
    // An effect may run further mutations, so every company still has to be here, or is loaded for it.
    await this.#effects.idle()
    for (const hub of this.hubs()) hub.stop()
    this.#loads.clear()
    this.#served.clear()
  }

  #begin(companyId: string): SharedWork<ServedCompany | null> {
    const load: SharedWork<ServedCompany | null> = new SharedWork((stop) => {
      // Whoever comes after the last one gave up must not join what is about to end.
      stop.addEventListener('abort', () => forget(), { once: true })
      return this.#load(companyId, stop)
    })
    const forget = () => {
      if (this.#loads.get(companyId) === load && !this.#served.has(companyId)) this.#loads.delete(companyId)
    }
    this.#loads.set(companyId, load)
    load.result.then(forget, forget)
    return load
  }

  async #load(companyId: string, stop: AbortSignal): Promise<ServedCompany | null> {
    const { app, inCompany, caps } = this.#options.node
    const worker = await this.#options.shares?.workerOf(companyId)
    const place = await this.#line.enter(worker ?? companyId, stop)
    try {
      const check = (bytes: number) => {
        stop.throwIfAborted()
        this.#loading.set(companyId, bytes)
        this.#makeRoom(bytes)
      }
      const options = { ...(caps && { caps }), check }
      const replica = await loadReplica(app, inCompany, this.#options.codecs, companyId, options)
      if (!replica) return null
      stop.throwIfAborted()
      const served = this.#serve(replica)
      this.#served.set(companyId, served)
      return served
    } finally {
      this.#loading.delete(companyId)
      place.leave()
    }
  }

  #serve(replica: Replica): ServedCompany {
    const { codecs, committer, moment, onCommit, onMove, onWrite } = this.#options
    const {
      app,
      inCompany,
      log,
      afterCommit = [],
      recordings = [],
      onFeedStep,
      requireOpen,
    } = this.#options.node
    const { companyId } = replica
    const onFailure = (error: unknown) => {
      log.error({ err: error }, 'company not kept up to date; it is loaded again')
      this.#drop(served)
    }
    const hub = new Hub(replica, onFailure, (scope, list) => onMove(companyId, scope, list), moment)
    const feed = new Feed({ replica, hub, inCompany, codecs, onFailure, onStep: onFeedStep })
    const writer = new Writer({
      app,
      replica,
      committer,
      inCompany,
      codecs,
      log,
      moment,
      afterCommit: new Map(afterCommit.map((effect) => [effect.mutation, effect])),
      effects: this.#effects,
      recordings: new Map(recordings.map((one) => [one.mutation, one])),
      feed,
      requireOpen,
      poke: (seq) => onCommit(companyId, seq),
      wrote: onWrite,
    })
    const served = { replica, feed, writer, hub, usedAt: Date.now() }
    return served
  }

  /** Finished work leaves the memory when its time is over. */
  async #dropExpired(): Promise<void> {
    for (const { replica, hub } of this.#served.values())
      await replica.exclusive(async () => replica.dropExpired()).catch(hub.fail)
  }

  #dropUnused(): void {
    for (const served of this.#unused()) if (Date.now() - served.usedAt >= IDLE_MS) this.#drop(served)
    this.#dropForRoom()
  }

  /** Companies that nobody follows or writes to, the least lately used first. */
  #unused(): ServedCompany[] {
    return [...this.#served.values()]
      .filter(({ hub, writer }) => hub.size === 0 && !writer.busy)
      .toSorted((one, other) => one.usedAt - other.usedAt)
  }

  /** Its lines end, and it is loaded again when somebody asks for it. */
  #drop(served: ServedCompany): void {
    const { companyId } = served.replica
    served.hub.stop()
    // If it is another one by now, it has been loaded again already.
    if (this.#served.get(companyId) !== served) return
    this.#served.delete(companyId)
    this.#loads.delete(companyId)
  }

  #makeRoom(own: number): void {
    if (own > this.#budget) refuse('sync/company-too-large')
    if (!this.#dropForRoom()) refuse('sync/no-room')
  }

  /** Drops unused companies while the rows take more than they may. Answers whether that was enough. */
  #dropForRoom(): boolean {
    let excess = this.#bytes() - this.#budget
    if (excess <= 0) return true
    for (const served of this.#unused()) {
      this.#drop(served)
      excess -= served.replica.pages.bytes
      if (excess <= 0) return true
    }
    return false
  }

  get #budget(): number {
    return this.#options.node.liveBytes ?? LIVE_BYTES
  }

  #bytes(): number {
    let bytes = 0
    for (const { replica } of this.#served.values()) bytes += replica.pages.bytes
    for (const loading of this.#loading.values()) bytes += loading
    return bytes
  }
}
