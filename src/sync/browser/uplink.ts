import { MAX_MUTATIONS_PER_REQUEST, type MutateRequest, type MutationResult } from '../protocol.ts'
import { textOf } from '../engine.refusals.ts'
import { type RefusalText, saidHere } from '../refusal.ts'
import type { Checkpointer } from './checkpointer.ts'
import { Ended, TooBusy, Unacceptable } from './failures.ts'
import type { StoredMutation } from './local-layout.ts'
import { Backoff, Pause } from './pause.ts'
import { park, tellParked } from './parked.ts'
import { loadQueue, settle, type Tab } from './tabs.ts'

/** Below the server's limit for a request body, with room for the envelope. */
const MAX_CHARACTERS = 60_000
/** What is older is for the person to decide about, because the server may have forgotten what it did with it (decision 0018). */
const MAX_AGE_MS = 300 * 86_400_000
/** How often to ask again when the server says that a mutation is missing that this browser has seen answered. */
const GAP_TRIES = 3

/** The leading tab's way to the server: it sends the queue in order, one request at a time, until all is answered. */
export class Uplink {
  readonly #tab: Tab
  readonly #checkpointer: Checkpointer
  readonly #onNewClient: () => void
  readonly #idle: Pause
  readonly #backoff: Backoff
  #stopped = false
  /** The highest mid that the server has answered. */
  #answered = 0
  #limit = MAX_MUTATIONS_PER_REQUEST
  #gaps = 0

  constructor(tab: Tab, checkpointer: Checkpointer, onNewClient: () => void) {
    this.#tab = tab
    this.#checkpointer = checkpointer
    this.#onNewClient = onNewClient
    this.#idle = new Pause(tab.platform)
    this.#backoff = new Backoff(tab.platform)
  }

  /** Runs until stopped; throws Ended and then leaves the queue as it is. */
  async run(): Promise<void> {
    while (!this.#stopped) {
      const batch = withinLimit(await this.#tab.database.queuedAfter(this.#answered, this.#limit))
      if (batch.length > 0) await this.#send(batch)
      else await this.#idle.for(Infinity)
    }
  }

  stop(): void {
    this.#stopped = true
    this.#idle.wake()
    this.#backoff.wake()
  }

  /** There is something new in the queue. */
  onQueued(): void {
    this.#idle.wake()
  }

  /** Tries at once if it is waiting for its next attempt. */
  wake(): void {
    this.#backoff.wake()
  }

  async #send(batch: StoredMutation[]): Promise<void> {
    const { database, requests, schema, view, clock, platform } = this.#tab
    if (batch.some((mutation) => mutation.schema > schema)) throw new Ended('outdated')
    const oldest = new Date(clock.now() - MAX_AGE_MS).toISOString()
    const isOutdated = (mutation: StoredMutation) => mutation.schema < schema || mutation.at < oldest
    if (batch.some(isOutdated)) return park(this.#tab, isOutdated)
    view.add(batch)
    const { clientId } = await database.identity()
    const mutations = batch.map(({ mid, name, args }) => ({ mid, name, args }))
    const body: MutateRequest = { clientId, schema, mutations }
    try {
      const sentAt = platform.now()
      const { results, now } = await requests.mutate(body)
      if (this.#stopped) return
      clock.measure(sentAt, now)
      this.#limit = MAX_MUTATIONS_PER_REQUEST
      await this.#take(results, batch)
    } catch (error) {
      if (error instanceof Ended) throw error
      if (error instanceof Unacceptable) await this.#refuse(batch, error.text)
      else if (!this.#stopped) await this.#backoff.wait(error instanceof TooBusy ? error.wait : 0)
    }
  }

  async #take(results: MutationResult[], batch: StoredMutation[]): Promise<void> {
    const gap = results.findIndex(({ status }) => status === 'gap')
    const answered = gap < 0 ? results : results.slice(0, gap)
    if (answered.length > 0) {
      this.#answered = answered.at(-1)!.mid
      this.#gaps = 0
      this.#backoff.succeeded()
      await this.#settle(answered, batch)
    }
    const expected = results[gap]?.expected
    if (expected !== undefined && answered.length === 0) await this.#closeGap(expected)
    else if (answered.length === 0) await this.#backoff.wait()
  }

  /** Shows refusals before they leave the queue. After a crash in between they are shown twice, which is better than never. */
  async #settle(told: MutationResult[], batch: StoredMutation[]): Promise<void> {
    const { platform, post, view } = this.#tab
    const results = told.map((result) => {
      const made = result.error && batch.find(({ mid }) => mid === result.mid)
      return made ? { ...result, error: saidHere(result.error!, view.failureOf(made.name)) } : result
    })
    const rejected = results.filter(({ status }) => status === 'rejected').map(({ mid }) => mid)
    const held = rejected.length > 0 ? await platform.locksHeld() : []
    const authors = batch.filter(({ mid }) => rejected.includes(mid)).map(({ tab }) => tab)
    const closedTabs = authors.filter((tab) => !held.includes(tab))
    settle(this.#tab, results, closedTabs)
    post({ t: 'results', results, closedTabs })
    for (const { mid, status, seq } of results)
      if (status === 'ok') this.#checkpointer.noteAccepted(mid, seq ?? 0)
    if (rejected.length > 0) await this.#putAside(results, batch)
  }

  /** Keeps what was refused for its author. What the app did by itself nobody misses. */
  async #putAside(results: readonly MutationResult[], batch: readonly StoredMutation[]): Promise<void> {
    const { database } = this.#tab
    const rejected = results.filter(({ status }) => status === 'rejected')
    const silent = new Set(batch.filter(({ unbidden }) => unbidden).map(({ mid }) => mid))
    const kept = rejected.filter(({ mid }) => !silent.has(mid))
    try {
      await database.keepRefused(
        new Map(kept.map(({ mid, error = textOf('sync/not-taken') }) => [mid, error])),
      )
    } finally {
      // Even if there is no room for more on the disk: the queue has to go on.
      await database.forget(rejected.map(({ mid }) => mid))
    }
    if (kept.length > 0) await tellParked(this.#tab)
  }

  /**
   * The server has not seen `expected`. If this browser still has it, it is sent again. If not, the server has lost what it had
   * answered, as after a restore. It has seen nothing from there on, so the rest is sent as a new client's.
   */
  async #closeGap(expected: number): Promise<void> {
    const { database, post } = this.#tab
    const [first] = await database.queuedAfter(expected - 1, 1)
    this.#answered = expected - 1
    if (first?.mid === expected || ++this.#gaps < GAP_TRIES) return this.#backoff.wait()
    await database.startAnew(expected)
    this.#answered = 0
    this.#gaps = 0
    this.#tab.view.startAnew()
    await loadQueue(this.#tab)
    post({ t: 'replaced' })
    this.#onNewClient()
  }

  /** The server can't read this request. Each mutation is then sent alone, and the one at fault is refused here. */
  async #refuse(batch: StoredMutation[], text: RefusalText): Promise<void> {
    if (batch.length > 1) {
      this.#limit = 1
      return
    }
    const { mid } = batch[0]!
    this.#answered = mid
    await this.#settle([{ mid, status: 'rejected', error: text }], batch)
  }
}

/** As many from the start as fit into one request, but at least one. */
function withinLimit(queue: StoredMutation[]): StoredMutation[] {
  let characters = 0
  const end = queue.findIndex(
    ({ args }) => (characters += JSON.stringify(args ?? null).length) > MAX_CHARACTERS,
  )
  return end < 0 ? queue : queue.slice(0, Math.max(1, end))
}
