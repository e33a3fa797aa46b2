import type { Committer } from './committer.ts'
import type { Codecs } from './company-reads.ts'
import { Hub } from './hub.ts'
import { catchUp, loadReplica } from './load-replica.ts'
import type { SyncNodeOptions } from './node-options.ts'
import type { Replica } from './replica.ts'
import { Writer } from './writer.ts'

const IDLE_MS = 5 * 60_000
const DROP_EXPIRED_MS = 60 * 60_000

/** A company as this node serves it: its rows, its line of mutations, its subscribers. */
export interface ServedCompany {
  replica: Replica
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
  readonly #hubs = new Set<Hub>()
  readonly #sweep: NodeJS.Timeout
  readonly #hourly: NodeJS.Timeout

  constructor(options: ServedCompaniesOptions) {
    this.#options = options
    this.#sweep = setInterval(() => void this.#dropIdle(), IDLE_MS / 5)
    this.#sweep.unref()
    this.#hourly = setInterval(() => void this.#dropExpired(), DROP_EXPIRED_MS)
    this.#hourly.unref()
  }

  /** Ids of the companies in memory or on their way there. */
  ids(): string[] {
    return [...this.#served.keys()]
  }

  hubs(): Iterable<Hub> {
    return this.#hubs
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
    const { inCompany, log } = this.#options.node
    const served = await this.#served.get(companyId)?.catch(() => null)
    if (!served || served.replica.seq >= seq) return
    const { replica, hub } = served
    await replica
      .exclusive(async () => {
        if (replica.seq < seq) hub.publish(await catchUp(replica, inCompany, this.#options.codecs))
      })
      .catch((error: unknown) => log.warn({ err: error }, 'not caught up; the poll will try again'))
  }

  /** Lets every commit under way finish. */
  async stop(): Promise<void> {
    clearInterval(this.#sweep)
    clearInterval(this.#hourly)
    for (const loading of this.#served.values()) {
      const served = await loading.catch(() => null)
      await served?.writer.idle()
      served?.hub.stop()
    }
    this.#served.clear()
  }

  async #load(companyId: string): Promise<ServedCompany | null> {
    const { codecs, committer, onCommit } = this.#options
    const { app, inCompany, log, afterCommit = [] } = this.#options.node
    const replica = await loadReplica(app, inCompany, codecs, companyId)
    if (!replica) return null
    const hub = new Hub(replica)
    this.#hubs.add(hub)
    const writer = new Writer({
      app,
      replica,
      committer,
      inCompany,
      codecs,
      log,
      afterCommit: new Map(afterCommit.map((effect) => [effect.mutation, effect])),
      publish: (changes, seq) => {
        hub.publish(changes)
        onCommit(companyId, seq)
      },
    })
    return { replica, writer, hub, usedAt: Date.now() }
  }

  /** Finished work leaves the memory when its time is over. */
  async #dropExpired(): Promise<void> {
    for (const loading of this.#served.values()) {
      const served = await loading.catch(() => null)
      await served?.replica.exclusive(async () => served.replica.dropExpired())
    }
  }

  async #dropIdle(): Promise<void> {
    for (const [companyId, loading] of this.#served) {
      const served = await loading.catch(() => null)
      if (!served || served.hub.size > 0 || served.writer.busy || Date.now() - served.usedAt < IDLE_MS)
        continue
      served.hub.stop()
      this.#hubs.delete(served.hub)
      this.#served.delete(companyId)
    }
  }
}
