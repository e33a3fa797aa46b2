import { Checkpointer } from './checkpointer.ts'
import { Downlink } from './downlink.ts'
import { loadQueue, loadView, type Tab, type TabMessage } from './tabs.ts'
import { Uplink } from './uplink.ts'
import { AllWhereabouts } from './all-whereabouts.ts'

/** What only one tab of a browser does: it owns the line, sends the queue, and writes the rows to the disk. */
export class Leader {
  readonly checkpointer: Checkpointer
  readonly uplink: Uplink
  readonly #tab: Tab
  readonly #downlink: Downlink
  readonly #whereabouts: AllWhereabouts

  constructor(tab: Tab) {
    this.#tab = tab
    this.checkpointer = new Checkpointer(tab)
    this.#whereabouts = new AllWhereabouts(tab)
    this.#downlink = new Downlink(tab, this.checkpointer, this.#whereabouts)
    this.uplink = new Uplink(tab, this.checkpointer, () => this.#downlink.reconnect())
  }

  /** Runs until stopped; throws Ended. */
  async lead(): Promise<void> {
    await this.#takeOver()
    // Whoever asked while nobody led was not answered.
    await Promise.all([this.#downlink.run(), this.uplink.run(), this.#tellPosition()])
  }

  /** Closes the line and stops sending. The server will tell again what has not been written yet. */
  stop(): void {
    this.#downlink.stop()
    this.uplink.stop()
    void this.checkpointer.stop()
  }

  /** Tries at once whatever is waiting for its next attempt. */
  wake(): void {
    this.#downlink.wake()
    this.uplink.wake()
  }

  /** What is on this tab's screen has changed, or some time has passed. */
  reach(): void {
    this.#downlink.reach(this.#tab.reaching())
    void this.#whereabouts.forgetClosed().then((haveClosed) => haveClosed && this.move())
  }

  /** The person has moved, in this tab or another. */
  move(): void {
    this.#downlink.move()
  }

  /** Takes in what a follower says. */
  async receive(message: TabMessage): Promise<void> {
    if (message.t === 'queued') {
      this.#tab.view.add(message.mutations)
      this.uplink.onQueued()
    }
    if (message.t === 'here') {
      this.#whereabouts.take(message)
      this.move()
    }
    if (message.t === 'reach') this.#downlink.lend(message.reaching, message.missing)
    if (message.t === 'hello') {
      // A page that crashed may have stored something and told nobody.
      this.uplink.onQueued()
      await this.#tellPosition()
    }
  }

  /** Followers that have missed anything find it on the disk. */
  async #tellPosition(): Promise<void> {
    const { view, status, post } = this.#tab
    await this.checkpointer.flush()
    const { epoch, cursor } = view.position
    const { online, crowded } = status.current
    post({ t: 'status', online, crowded, stored: { epoch, cursor } })
  }

  /** The previous leader may have been ahead of this tab, or have ended before it wrote what both had shown. */
  async #takeOver(): Promise<void> {
    const { database, view } = this.#tab
    await this.checkpointer.start()
    const stored = await database.position()
    const { epoch, cursor } = view.position
    const isBehind = stored && (!view.ready || stored.epoch !== epoch || stored.cursor > cursor)
    if (isBehind) return loadView(this.#tab)
    if (view.ready && stored?.cursor !== cursor) this.checkpointer.noteAll()
    await loadQueue(this.#tab)
  }
}
