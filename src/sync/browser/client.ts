import { type Actor, nobody } from '../actor.ts'
import type { Mutation } from '../define-mutation.ts'
import type { Query } from '../define-query.ts'
import { newId } from '../id.ts'
import { LiveQueries } from '../live.ts'
import type { Live } from '../live-query.ts'
import type { QueuedMutation } from '../pending.ts'
import type { RefusalText } from '../refusal.ts'
import { View } from '../view.ts'
import { TELL_EVERY_MS } from './borrower.ts'
import type { SyncOptions } from './client-options.ts'
import { textOf } from '../engine.refusals.ts'
import { Observable } from './observable.ts'
import { discardParked } from './parked.ts'
import { browserPlatform, type Platform } from './platform.ts'
import { ServerClock } from './server-clock.ts'
import { NO_STATUS, type SyncStatus } from './sync-status.ts'
import { TabLifecycle } from './tab-lifecycle.ts'
import { type WaitingChange, waitingChange } from './waiting-changes.ts'
import { Whereabouts } from './whereabouts.ts'

/** One person's live copy of one company, in one tab: what screens read, and what they do. */
export class SyncClient {
  readonly status = new Observable<SyncStatus>(NO_STATUS)
  /** Presence and the like: the latest value for each key. None of it is stored. */
  readonly ephemerals = new Observable<ReadonlyMap<string, unknown>>(new Map())
  readonly whereabouts = new Whereabouts(() => this.#tab.opened?.coordinator.move())
  readonly #options: SyncOptions
  readonly #platform: Platform
  readonly #clock: ServerClock
  readonly #view: View
  readonly #live: LiveQueries
  readonly #nobody: Actor
  readonly #id = newId()
  readonly #tab: TabLifecycle
  #cancelSweep = () => {}
  #reachesSoon = false

  constructor(options: SyncOptions) {
    const { app, userId, platform = browserPlatform() } = options
    this.#options = options
    this.#platform = platform
    this.#clock = new ServerClock(() => platform.now())
    this.#nobody = nobody(userId)
    this.#view = new View(
      app,
      userId,
      () => this.#clock.toISOString(),
      (changes) => {
        this.#live.touch(changes)
        const pending = this.#view.pending.length
        if (pending !== this.status.current.pending) this.status.merge({ pending })
      },
    )
    this.#live = new LiveQueries(this.#view, () => this.#reachSoon())
    this.#tab = new TabLifecycle(options, {
      id: this.#id,
      platform,
      view: this.#view,
      clock: this.#clock,
      status: this.status,
      ephemerals: this.ephemerals,
      whereabouts: this.whereabouts,
      reaching: () => this.#live.reaching(),
    })
    this.#sweep()
    this.#tab.closing.addEventListener('abort', () => this.#cancelSweep())
  }

  /** The live result of a query: the same object for the same query and arguments. */
  live<Args, Result>(query: Query<Args, Result>, args: NoInfer<Args>): Live<Result> {
    return this.#live.query(query, args)
  }

  /** The server's answer over everything that the person may see, held here or not. Rejects without a network. */
  async ask<Args, Result>(query: Query<Args, Result>, args: NoInfer<Args>): Promise<Result> {
    const { opened } = this.#tab
    if (!opened) throw new Error('Not open yet')
    return (await opened.tab.requests.query(query.name, args)) as Result
  }

  /** Runs a mutation here at once and sends it. If it is refused, shows and returns the refusal, and sends nothing. */
  mutate<Args>(mutation: Mutation<Args>, args: NoInfer<Args>): RefusalText | null {
    this.#view.learn([mutation])
    const refusal = this.#enqueue({ name: mutation.name, args })
    if (refusal) this.#options.onRefusal(refusal)
    return refusal
  }

  /** The signed-in person's rights; none until the first rows have loaded. */
  actor(): Actor {
    return this.#live.actor ?? this.#nobody
  }

  /** Calls back when `actor` may answer differently. */
  subscribeActor(listener: () => void): () => void {
    return this.#live.subscribeActor(listener)
  }

  /** The estimated server time in milliseconds since 1970. */
  serverNow(): number {
    return this.#clock.now()
  }

  /** What the server has not confirmed yet, oldest first, with the rows it is about. */
  async waiting(): Promise<WaitingChange[]> {
    const { app } = this.#options
    const naming = { mutations: await app.loadMutations(), tables: app.tables }
    return this.#view.pending.map(({ queued }) => waitingChange(queued, naming, this.#view.reader))
  }

  /** Makes a parked mutation again with this version's code. Resolves to the refusal if that is not possible. */
  async retryParked(key: string): Promise<RefusalText | null> {
    const parked = this.status.current.parked.find((mutation) => mutation.key === key)
    if (!parked || !(await this.#options.app.loadMutations()).has(parked.name)) return textOf('sync/outdated')
    const refusal = this.#enqueue(parked)
    if (refusal) return refusal
    await this.#tab.opened?.outbox.stored()
    await this.discardParked(key)
    return null
  }

  async discardParked(key: string): Promise<void> {
    if (this.#tab.opened) await discardParked(this.#tab.opened.tab, key)
  }

  /** Writes what has not been written yet, then leaves; another tab takes over. */
  close(): Promise<void> {
    return this.#tab.close()
  }

  /** Leaves at once, as when the browser crashes: only what is on the disk remains. */
  abandon(): void {
    this.#tab.abandon()
  }

  #enqueue({ name, args }: Pick<QueuedMutation, 'name' | 'args'>): RefusalText | null {
    if (this.status.current.outdated) return textOf('sync/outdated')
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
    this.#tab.opened?.outbox.add(outcome)
    return null
  }

  /** After the render or batch under way, which may reach more. */
  #reachSoon(): void {
    if (this.#reachesSoon) return
    this.#reachesSoon = true
    queueMicrotask(() => {
      this.#reachesSoon = false
      this.#tab.opened?.coordinator.reach()
    })
  }

  #sweep(): void {
    this.#live.sweep()
    this.#tab.opened?.coordinator.reach()
    this.#cancelSweep = this.#platform.startTimer(TELL_EVERY_MS, () => this.#sweep())
  }
}
