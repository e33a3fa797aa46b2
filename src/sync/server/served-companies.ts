import type { Committer } from './committer.ts'
import type { Codecs } from './company-reads.ts'
import { Hub } from './hub.ts'
import { Feed } from './feed.ts'
import { loadReplica } from './load-replica.ts'
import type { SyncNodeOptions } from './node-options.ts'
import type { Replica } from './replica.ts'
import { Writer } from './writer.ts'

const IDLE_MS = 5 * 60_000

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
  codecs: Codecs
  committer: Committer
  /** Called after each commit, with the seq that the company has reached. */
  onCommit(companyId: string, seq: number): void
}

/** The companies in this node's memory: loaded when first asked for, kept at their heads, dropped when idle. */
export class ServedCompanies {
  readonly #options: ServedCompaniesOptions
  readonly #served = new Map<string, Promise<ServedCompany | null>>()
  readonly #loaded = new Map<string, ServedCompany>()
  readonly #hubs = new Set<Hub>()
  readonly #sweep: NodeJS.Timeout

  constructor(options: ServedCompaniesOptions) {
    this.#options = options
    this.#sweep = setInterval(() => void this.#dropIdle(), IDLE_MS / 5)
    this.#sweep.unref()
  }

  /** Ids of the companies in memory or on their way there. */
  ids(): string[] {
    return [...this.#served.keys()]
  }

  hubs(): Iterable<Hub> {
    return this.#hubs
  }

  /** The company if it is in memory. */
  loaded(companyId: string): ServedCompany | undefined {
    return this.#loaded.get(companyId)
  }

  /** Null if there is no such company. */
  get(companyId: string): Promise<ServedCompany | null> {
    let served = this.#served.get(companyId)
    if (!served) {
      served = this.#load(companyId)
      this.#served.set(companyId, served)
      const forget = () => this.#served.delete(companyId)
      served.then((loaded) => loaded ?? forget(), forget)
    }
    return served
  }

  /** Some node, perhaps this one, has brought the company to `seq`. */
  async follow(companyId: string, seq: number): Promise<void> {
    const { log } = this.#options.node
    const served = await this.#served.get(companyId)?.catch(() => null)
    if (!served || served.replica.seq >= seq) return
    const { replica, feed } = served
    await replica
      .exclusive(async () => {
        if (replica.seq < seq) await feed.catchUp()
      })
      .catch((error: unknown) => log.warn({ err: error }, 'not caught up; the poll will try again'))
  }

  /** Lets every commit under way finish. */
  async stop(): Promise<void> {
    clearInterval(this.#sweep)
    for (const loading of this.#served.values()) {
      const served = await loading.catch(() => null)
      await served?.writer.idle()
      served?.hub.stop()
    }
    this.#served.clear()
  }

  async #load(companyId: string): Promise<ServedCompany | null> {
    const { codecs, committer, onCommit } = this.#options
    const { app, inCompany, log, afterCommit = [], onFeedStep, caps } = this.#options.node
    const replica = await loadReplica(app, inCompany, codecs, companyId, caps)
    if (!replica) return null
    const onFailure = (error: unknown) => {
      log.error({ err: error }, 'company not told of what was committed; it is loaded again')
      this.#drop(companyId, hub)
    }
    const hub = new Hub(replica, onFailure)
    this.#hubs.add(hub)
    const feed = new Feed({ replica, hub, inCompany, codecs, onFailure, onStep: onFeedStep })
    const writer = new Writer({
      app,
      replica,
      committer,
      inCompany,
      codecs,
      log,
      afterCommit: new Map(afterCommit.map((effect) => [effect.mutation, effect])),
      feed,
      poke: (seq) => onCommit(companyId, seq),
    })
    const served = { replica, feed, writer, hub, usedAt: Date.now() }
    this.#loaded.set(companyId, served)
    return served
  }

  async #dropIdle(): Promise<void> {
    for (const [companyId, loading] of this.#served) {
      const served = await loading.catch(() => null)
      if (!served || served.hub.size > 0 || served.writer.busy || Date.now() - served.usedAt < IDLE_MS)
        continue
      this.#drop(companyId, served.hub)
    }
  }

  /** Its lines end, and it is loaded again when somebody asks for it. */
  #drop(companyId: string, hub: Hub): void {
    hub.stop()
    // Dropped already, and perhaps on its way back, if the hub is unknown.
    if (!this.#hubs.delete(hub)) return
    this.#served.delete(companyId)
    this.#loaded.delete(companyId)
  }
}
