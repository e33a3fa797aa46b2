import { MAX_MUTATIONS_PER_REQUEST, type MutateRequest, type MutationResult } from '../protocol.ts'
import type { RefusalText } from '../refusal.ts'
import type { Keeper } from './keeper.ts'
import type { StoredMutation } from './local-database.ts'
import { Backoff, Pause } from './pause.ts'
import { Ended, Unacceptable } from './requests.ts'
import { loadQueue, type Tab } from './tabs.ts'

/** Below the server's limit for a request's body, with room for the envelope. */
const MAX_CHARACTERS = 60_000
/** How often a node is asked that says something is missing which this browser holds for done. */
const GAP_TRIES = 3

/** The leading tab's way to the server: the queue in its order, one request at a time, until it is answered. */
export class Uplink {
  readonly #tab: Tab
  readonly #keeper: Keeper
  readonly #onNewClient: () => void
  readonly #idle: Pause
  readonly #backoff: Backoff
  #stopped = false
  /** The highest mid that the server has answered. */
  #answered = 0
  #limit = MAX_MUTATIONS_PER_REQUEST
  #gaps = 0

  constructor(tab: Tab, keeper: Keeper, onNewClient: () => void) {
    this.#tab = tab
    this.#keeper = keeper
    this.#onNewClient = onNewClient
    this.#idle = new Pause(tab.platform)
    this.#backoff = new Backoff(tab.platform)
  }

  /** Runs until stopped; throws Ended, and the queue stays as it is. */
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
  queued(): void {
    this.#idle.wake()
  }

  /** Tries at once if it is waiting to. */
  wake(): void {
    this.#backoff.wake()
  }

  async #send(batch: StoredMutation[]): Promise<void> {
    const { database, requests, schema, view, clock, platform } = this.#tab
    if (batch.some((mutation) => mutation.schema > schema)) throw new Ended('outdated')
    if (batch.some((mutation) => mutation.schema < schema)) {
      await database.park((mutation) => mutation.schema < schema)
      return loadQueue(this.#tab)
    }
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
      else if (!this.#stopped) await this.#backoff.wait()
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

  /** Shows refusals before they leave the queue: rather twice, after a crash just here, than never. */
  async #settle(results: MutationResult[], batch: StoredMutation[]): Promise<void> {
    const { database, platform, settle, post } = this.#tab
    const rejected = results.filter(({ status }) => status === 'rejected').map(({ mid }) => mid)
    const held = rejected.length > 0 ? await platform.locksHeld() : []
    const authors = batch.filter(({ mid }) => rejected.includes(mid)).map(({ tab }) => tab)
    const closedTabs = authors.filter((tab) => !held.includes(tab))
    settle(results, closedTabs)
    post({ t: 'results', results, closedTabs })
    for (const { mid, status, seq } of results) if (status === 'ok') this.#keeper.noteAccepted(mid, seq ?? 0)
    if (rejected.length > 0) await database.forget(rejected)
  }

  /**
   * The server has not seen `expected`. If this browser holds it, it is sent again. If not, the server has lost what it
   * once had answered, as after a restore: it has seen nothing from there on, so the rest goes as a new client's.
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

  /** Not even readable for the server. One of several is found by sending each alone; that one is refused here. */
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

/** As many from the start as fit one request, and at least one. */
function withinLimit(queue: StoredMutation[]): StoredMutation[] {
  let characters = 0
  const end = queue.findIndex(
    ({ args }) => (characters += JSON.stringify(args ?? null).length) > MAX_CHARACTERS,
  )
  return end < 0 ? queue : queue.slice(0, Math.max(1, end))
}
