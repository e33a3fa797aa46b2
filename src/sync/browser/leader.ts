import { Downlink } from './downlink.ts'
import { Keeper } from './keeper.ts'
import { loadQueue, loadView, type Tab } from './tabs.ts'
import { Uplink } from './uplink.ts'

/** What only one tab of a browser does: it owns the line, sends the queue, and writes the rows to the disk. */
export class Leader {
  readonly #tab: Tab
  readonly #keeper: Keeper
  readonly #downlink: Downlink
  readonly #uplink: Uplink

  constructor(tab: Tab) {
    this.#tab = tab
    this.#keeper = new Keeper(tab)
    this.#downlink = new Downlink(tab, this.#keeper)
    this.#uplink = new Uplink(tab, this.#keeper, () => this.#downlink.reconnect())
  }

  /** Runs until stopped; throws Ended. */
  async lead(): Promise<void> {
    await this.#takeOver()
    await Promise.all([this.#downlink.run(), this.#uplink.run()])
  }

  /** Ends the line and the sending; rows not written yet are told again by the server. */
  stop(): void {
    this.#downlink.stop()
    this.#uplink.stop()
    void this.#keeper.stop()
  }

  /** Resolves when the disk holds what this tab shows. */
  flush(): Promise<void> {
    return this.#keeper.flush()
  }

  queued(): void {
    this.#uplink.queued()
  }

  wake(): void {
    this.#downlink.wake()
    this.#uplink.wake()
  }

  /** The tab that led before may have been ahead of this one, or have ended before it wrote what both had shown. */
  async #takeOver(): Promise<void> {
    const { database, view } = this.#tab
    await this.#keeper.start()
    const stored = await database.position()
    const { epoch, cursor } = view.place
    const isBehind = stored && (!view.ready || stored.epoch !== epoch || stored.cursor > cursor)
    if (isBehind) return loadView(this.#tab)
    if (view.ready && stored?.cursor !== cursor) this.#keeper.noteAll()
    await loadQueue(this.#tab)
  }
}
