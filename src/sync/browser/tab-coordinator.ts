import { Ended, type EndReason } from './failures.ts'
import { follow } from './follower.ts'
import { Leader } from './leader.ts'
import { showParked } from './parked.ts'
import type { PageEvent } from './platform.ts'
import type { Tab, TabMessage } from './tabs.ts'

/** A disk that is taken away, as by signing out, first ends what is under way with one of these, and only then says so. */
const DISK_ENDS = new Set(['AbortError', 'InvalidStateError', 'UnknownError'])

/** How long to wait before leading again when the disk failed in between. */
const LEADS_AGAIN_MS = 5_000

/** This tab among the others of its browser: it follows the leading tab, and leads when its turn comes. */
export class TabCoordinator {
  readonly #tab: Tab
  readonly #onEnded: (why: EndReason) => Promise<void>
  #leader: Leader | null = null
  #inbox: Promise<void> = Promise.resolve()

  constructor(tab: Tab, onEnded: (why: EndReason) => Promise<void>) {
    this.#tab = tab
    this.#onEnded = onEnded
  }

  /** Joins the tabs that share `name`, once this one shows what is on the disk. */
  join(name: string): void {
    const { id, platform, closing, post } = this.#tab
    // Held for as long as this tab lives, so that others can tell whether it is still there.
    platform.lock(
      id,
      closing,
      () => new Promise((resolve) => closing.addEventListener('abort', () => resolve())),
    )
    this.#waitForTurn(name)
    post({ t: 'hello' })
  }

  receive(message: TabMessage): void {
    // One at a time: what arrives while the disk is being read applies to what was read.
    this.#inbox = this.#inbox.then(() => this.#handle(message)).catch((error: unknown) => this.#failed(error))
  }

  onPage(event: PageEvent): void {
    if (event === 'hidden') void this.flush()
    else if (this.#leader) this.#leader.wake()
    else this.#tab.post({ t: 'hello' })
  }

  /** This tab has added something to the queue. */
  onQueued(): void {
    this.#leader?.uplink.onQueued()
  }

  /** What is on this tab's screen has changed, or some time has passed. */
  reach(): void {
    const { post, reaching, view, whereabouts } = this.#tab
    if (this.#leader) return this.#leader.reach()
    const all = reaching()
    const missing = all.filter(({ regions }) => !regions.every((region) => view.holds(region)))
    if (all.length > 0) post({ t: 'reach', reaching: all, missing })
    if (whereabouts.current.length > 0) this.move()
  }

  /** This tab's person has moved. */
  move(): void {
    const { id, post, whereabouts } = this.#tab
    if (this.#leader) this.#leader.move()
    else post({ t: 'here', tab: id, at: whereabouts.current })
  }

  /** Resolves when the disk holds what the leading tab shows; at once in a tab that does not lead. */
  async flush(): Promise<void> {
    await this.#leader?.checkpointer.flush()
  }

  stop(): void {
    this.#leader?.stop()
    this.#leader = null
  }

  async #handle(message: TabMessage): Promise<void> {
    const { closing, status, schema } = this.#tab
    if (closing.aborted || status.current.outdated) return
    // Whether this one is outdated too, a tab of an earlier version can't know.
    if (message.t === 'ended' && message.why === 'outdated' && (message.schema ?? 0) < schema) return
    if (message.t === 'parked') await showParked(this.#tab)
    else if (message.t === 'ended') await this.#onEnded(message.why)
    else if (this.#leader) await this.#leader.receive(message)
    else await follow(this.#tab, message)
  }

  #waitForTurn(name: string): void {
    const { platform, closing } = this.#tab
    platform.lock(name, closing, () => this.#lead(name))
  }

  async #lead(name: string): Promise<void> {
    await this.#inbox
    if (this.#tab.closing.aborted) return
    this.#leader = new Leader(this.#tab)
    try {
      await this.#leader.lead()
    } catch (error) {
      if (error instanceof Ended) return this.#onEnded(error.why).catch((late: unknown) => this.#failed(late))
      // If the disk was not taken away, some tab has to go on, and it may be that there is only this one.
      this.stop()
      this.#tab.platform.startTimer(LEADS_AGAIN_MS, () => this.#waitForTurn(name))
      this.#failed(error)
    }
  }

  /** Throws what nobody expects. */
  #failed(error: unknown): void {
    if (!this.#tab.closing.aborted && !DISK_ENDS.has((error as Error).name)) throw error
  }
}
