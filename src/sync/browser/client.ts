import { type Actor, nobody } from '../actor.ts'
import type { Mutation } from '../define-mutation.ts'
import type { Query } from '../define-query.ts'
import { newId } from '../id.ts'
import { type Live, LiveQueries } from '../live.ts'
import type { QueuedMutation } from '../pending.ts'
import type { MutationResult } from '../protocol.ts'
import type { RefusalText } from '../refusal.ts'
import { View } from '../view.ts'
import { type Connection, NO_CONNECTION, type SyncOptions } from './client-options.ts'
import { NO_STORAGE, NOT_STORED, OUTDATED } from './client-texts.ts'
import { follow } from './follower.ts'
import { Leader } from './leader.ts'
import { type LocalDatabase, openLocalDatabase, wipe } from './local-database.ts'
import { Observable } from './observable.ts'
import { browserPlatform, type Platform } from './platform.ts'
import { Ended, type EndReason, Requests } from './requests.ts'
import { ServerClock } from './server-clock.ts'
import { loadQueue, loadView, type Tab, type TabMessage } from './tabs.ts'

const SWEEP_MS = 15_000

/** One person's live copy of one company, in one tab. */
export class SyncClient {
  readonly connection = new Observable<Connection>(NO_CONNECTION)
  /** Presence and the like: the latest value by key; nothing of it is kept. */
  readonly ephemerals = new Observable<ReadonlyMap<string, unknown>>(new Map())
  readonly #options: SyncOptions
  readonly #platform: Platform
  readonly #clock: ServerClock
  readonly #view: View
  readonly #live: LiveQueries
  readonly #nobody: Actor
  readonly #id = newId()
  readonly #aborting = new AbortController()
  readonly #channel: ReturnType<Platform['channel']>
  readonly #unwatch: () => void
  #database: LocalDatabase | null = null
  #tab: Tab | null = null
  #leader: Leader | null = null
  #unstored: QueuedMutation[] = []
  #storing: Promise<void> = Promise.resolve()
  #inbox: Promise<void>
  #cancelSweep = () => {}

  constructor(options: SyncOptions) {
    const { app, userId, companyId, platform = browserPlatform() } = options
    this.#options = options
    this.#platform = platform
    this.#clock = new ServerClock(() => platform.now())
    this.#nobody = nobody(userId)
    this.#view = new View(app, userId, (changes) => {
      this.#live.touch(changes)
      this.#tell()
    })
    this.#live = new LiveQueries(this.#view)
    const name = `sync:${userId}:${companyId}`
    this.#channel = platform.channel(name, (message) => this.#receive(message as TabMessage))
    this.#unwatch = platform.watch((event) => this.#onPage(event))
    this.#inbox = this.#start(name).catch(() => {
      if (!this.closed) options.onRefusal(NO_STORAGE)
    })
    this.#sweep()
  }

  get closed(): boolean {
    return this.#aborting.signal.aborted
  }

  /** The live result of a query; one and the same object for the same query and arguments. */
  live<Args, Result>(query: Query<Args, Result>, args: NoInfer<Args>): Live<Result> {
    return this.#live.query(query, args)
  }

  /** Does it here at once and sends it; returns the refusal when it is not to be, and then nothing is sent. */
  mutate<Args>(mutation: Mutation<Args>, args: NoInfer<Args>): RefusalText | null {
    this.#view.learn([mutation])
    const outcome = this.#mutate({ name: mutation.name, args })
    if (outcome) this.#options.onRefusal(outcome)
    return outcome
  }

  /** The signed-in person's rights; until the first rows are there, those of somebody who may nothing. */
  actor(): Actor {
    return this.#live.actor ?? this.#nobody
  }

  /** Calls back when `actor` may answer differently. */
  subscribeActor(listener: () => void): () => void {
    return this.#live.subscribeActor(listener)
  }

  /** Milliseconds since 1970 by the server's clock, as estimated. */
  serverNow(): number {
    return this.#clock.now()
  }

  /** Makes a parked mutation again, as this version understands it. */
  async retryParked(key: string): Promise<RefusalText | null> {
    const parked = this.connection.current.parked.find((mutation) => mutation.key === key)
    if (!parked || !(await this.#options.app.loadMutations()).has(parked.name)) return OUTDATED
    const refusal = this.#mutate(parked)
    if (refusal) return refusal
    await this.#storing
    await this.discardParked(key)
    return null
  }

  async discardParked(key: string): Promise<void> {
    await this.#database?.discardParked(key)
    await this.#loadParked()
  }

  /** Writes what is still to be written, then leaves; another tab takes over. */
  async close(): Promise<void> {
    await this.#storing
    await this.#leader?.flush()
    this.abandon()
  }

  /** Leaves at once, as when the browser dies: everything but the disk is gone. */
  abandon(): void {
    if (this.closed) return
    this.#aborting.abort()
    this.#cancelSweep()
    this.#unwatch()
    this.#leader?.stop()
    this.#channel.close()
    this.#database?.close()
  }

  async #start(name: string): Promise<void> {
    const { userId, companyId, app } = this.#options
    const { schema } = app
    const who = { userId, companyId, schema }
    const database = await openLocalDatabase(this.#platform.indexedDB, who, () => void this.#end('session'))
    if (this.closed) return database.close()
    this.#database = database
    // What an earlier page queued shows once its mutation is known; it is sent in any case.
    app.loadMutations().then(
      (mutations) => this.#view.learn(mutations.values()),
      () => undefined,
    )
    const tab: Tab = {
      id: this.#id,
      schema,
      platform: this.#platform,
      requests: new Requests(this.#platform, who),
      database,
      view: this.#view,
      clock: this.#clock,
      post: (message) => this.#post(message),
      setOnline: (online) => this.#setOnline(online),
      settle: (results, closedTabs) => this.#settle(results, closedTabs),
      ephemeral: (key, value) => this.ephemerals.set(new Map(this.ephemerals.current).set(key, value)),
    }
    this.#tab = tab
    await database.park((mutation) => mutation.schema < schema)
    await loadView(tab)
    await this.#loadParked()
    if (this.closed) return
    const { signal } = this.#aborting
    this.#platform.lock(
      this.#id,
      signal,
      () => new Promise((resolve) => signal.addEventListener('abort', () => resolve())),
    )
    this.#platform.lock(name, signal, () => this.#lead(tab))
    this.#post({ t: 'hello' })
  }

  async #lead(tab: Tab): Promise<void> {
    await this.#inbox
    if (this.closed) return
    this.#leader = new Leader(tab)
    try {
      await this.#leader.lead()
    } catch (error) {
      if (error instanceof Ended) await this.#end(error.why)
      else if (!this.closed) throw error
    }
  }

  #mutate({ name, args }: Pick<QueuedMutation, 'name' | 'args'>): RefusalText | null {
    if (this.connection.current.outdated) return OUTDATED
    const outcome = this.#view.mutate({
      mid: null,
      key: newId(),
      tab: this.#id,
      schema: this.#options.app.schema,
      name,
      args,
      at: this.#clock.toISOString(),
    })
    if ('code' in outcome) return outcome
    this.#unstored.push(outcome)
    this.#storing = this.#storing.then(() => this.#store())
    return null
  }

  /** All that has gathered goes to the disk together; the leader sends only what lies there. */
  async #store(): Promise<void> {
    const mutations = this.#unstored.splice(0)
    if (mutations.length === 0 || !this.#database || this.closed) return
    try {
      const stored = await this.#database.append(mutations)
      this.#view.add(stored)
      this.#post({ t: 'queued', mutations: stored })
      this.#leader?.queued()
    } catch {
      if (this.closed) return
      for (const { key } of mutations) this.#view.withdraw(key)
      this.#options.onRefusal(NOT_STORED)
    }
  }

  #receive(message: TabMessage): void {
    const handle = async () => {
      if (this.closed || !this.#tab || this.connection.current.outdated) return
      if (this.#leader) await this.#asLeader(this.#leader, message)
      else if (message.t === 'ended') await this.#end(message.why)
      else await follow(this.#tab, message)
    }
    // One at a time: what comes while the disk is being read applies to what was read.
    this.#inbox = this.#inbox.then(handle).catch((error: unknown) => {
      if (!this.closed) throw error
    })
  }

  async #asLeader(leader: Leader, message: TabMessage): Promise<void> {
    if (message.t === 'queued') {
      this.#view.add(message.mutations)
      leader.queued()
    }
    if (message.t === 'hello') {
      await leader.flush()
      const { epoch, cursor } = this.#view.place
      this.#post({ t: 'status', online: this.connection.current.online, stored: { epoch, cursor } })
    }
  }

  #settle(results: MutationResult[], closedTabs: string[]): void {
    for (const { tab, text } of this.#view.settle(results)) {
      if (tab === this.#id || (tab && closedTabs.includes(tab))) this.#options.onRefusal(text)
    }
  }

  #onPage(event: 'online' | 'shown' | 'hidden'): void {
    if (event === 'hidden') void this.#leader?.flush()
    else if (this.#leader) this.#leader.wake()
    else this.#post({ t: 'hello' })
  }

  async #end(why: EndReason): Promise<void> {
    if (this.closed || this.connection.current.outdated) return
    this.#post({ t: 'ended', why })
    if (why === 'outdated') return this.#stayOutdated()
    this.abandon()
    if (why === 'session') return this.#options.onSessionEnded()
    await wipe(this.#options.userId, this.#options.companyId, this.#platform.indexedDB)
    this.#options.onCompanyLost()
  }

  /** Reading goes on; what could not be sent any more is kept for the next version to show. */
  async #stayOutdated(): Promise<void> {
    this.connection.merge({ outdated: true, online: false })
    this.#leader?.stop()
    this.#leader = null
    await this.#storing
    await this.#database?.park((mutation) => mutation.schema <= this.#options.app.schema)
    if (this.#tab) await loadQueue(this.#tab)
    await this.#loadParked()
  }

  async #loadParked(): Promise<void> {
    const parked = (await this.#database?.parked()) ?? []
    this.connection.merge({ parked })
  }

  #setOnline(online: boolean | null): void {
    if (this.closed || online === this.connection.current.online) return
    this.connection.merge({ online })
    if (this.#leader) this.#post({ t: 'status', online })
  }

  #tell(): void {
    const pending = this.#view.pending.length
    if (pending !== this.connection.current.pending) this.connection.merge({ pending })
  }

  #post(message: TabMessage): void {
    if (!this.closed) this.#channel.post(message)
  }

  #sweep(): void {
    this.#live.sweep()
    this.#cancelSweep = this.#platform.later(SWEEP_MS, () => this.#sweep())
  }
}
