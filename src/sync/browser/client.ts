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
import { discardParked, keepParked, tellParked } from './parked.ts'
import { browserPlatform, type Platform } from './platform.ts'
import { ServerClock } from './server-clock.ts'
import { NO_STATUS, type SyncStatus } from './sync-status.ts'
import { TabLifecycle } from './tab-lifecycle.ts'
import { Waiting } from './waiting.ts'
import { Whereabouts } from './whereabouts.ts'

type Made = Pick<QueuedMutation, 'name' | 'args' | 'unbidden'> & { key?: string }

/** One person's live copy of one company, in one tab: what screens read, and what they do. */
export class SyncClient {
  readonly status = new Observable<SyncStatus>(NO_STATUS)
  /** Presence and the like: the latest value for each key. None of it is stored. */
  readonly ephemerals = new Observable<ReadonlyMap<string, unknown>>(new Map())
  readonly waiting = new Waiting(() => this.#view.pending)
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
        this.waiting.touch()
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
    const refusal = this.#enqueue({ name: mutation.name, args, ...(mutation.unbidden && { unbidden: true }) })
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

  /**
   * Makes a parked mutation again with this version's code, unless another tab has done so. Resolves to the refusal if that is not
   * possible, and then it stays parked.
   */
  retryParked(key: string): Promise<RefusalText | null> {
    const { promise, resolve, reject } = Promise.withResolvers<RefusalText | null>()
    this.#platform.lock(`parked:${key}`, this.#tab.closing, () => this.#retry(key).then(resolve, reject))
    return promise
  }

  async discardParked(keys: readonly string[]): Promise<void> {
    if (this.#tab.opened) await discardParked(this.#tab.opened.tab, keys)
  }

  /** Takes back that parked mutations were discarded. */
  async keepParked(mutations: readonly QueuedMutation[]): Promise<void> {
    if (this.#tab.opened) await keepParked(this.#tab.opened.tab, mutations)
  }

  /** Writes what has not been written yet, then leaves; another tab takes over. */
  close(): Promise<void> {
    return this.#tab.close()
  }

  /** Leaves at once, as when the browser crashes: only what is on the disk remains. */
  abandon(): void {
    this.#tab.abandon()
  }

  async #retry(key: string): Promise<RefusalText | null> {
    const { opened } = this.#tab
    const parked = (await opened?.tab.database.parked())?.find((mutation) => mutation.key === key)
    if (!opened || !parked) return null
    if (!(await this.#options.app.loadMutations()).has(parked.name)) return textOf('sync/outdated')
    const refusal = this.#enqueue({ key, name: parked.name, args: parked.args })
    if (refusal) return refusal
    await opened.outbox.stored()
    await tellParked(opened.tab)
    return null
  }

  /** Under its earlier key, a mutation that was parked is so no longer. */
  #enqueue({ key = newId(), ...made }: Made): RefusalText | null {
    if (this.status.current.outdated) return textOf('sync/outdated')
    const outcome = this.#view.mutate({
      ...made,
      mid: null,
      key,
      tab: this.#id,
      schema: this.#options.app.schema,
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
