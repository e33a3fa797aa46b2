import { type Here, hereKey, isHereKey, MAX_HERE } from '../here.ts'
import type { Frame } from '../protocol.ts'
import type { Line } from './lines.ts'
import { type Tab, tellAllEphemeral, type TabMessage } from './tabs.ts'

/** The leading tab's: where the person is in any tab of this browser, which goes up the line. */
export class AllWhereabouts {
  readonly #tab: Tab
  readonly #followers = new Map<string, readonly Here[]>()
  /** Whether the line knows where the person is; a new one takes it that they are nowhere. */
  #hasTold: boolean

  constructor(tab: Tab) {
    this.#tab = tab
    this.#hasTold = this.current.length === 0
  }

  get current(): readonly Here[] {
    return [...this.#tab.whereabouts.current, ...[...this.#followers.values()].flat()].slice(0, MAX_HERE)
  }

  /** The person has moved: the line has yet to be told. */
  moved(): void {
    this.#hasTold = false
  }

  /** Tells the line, unless it knows. */
  tell(say: Line['say']): void {
    if (this.#hasTold) return
    this.#hasTold = true
    say?.({ t: 'here', at: this.current })
  }

  /** With the first frame the line is up. In a scope that has just come, the person was not seen before. */
  hear(frame: Frame, say: Line['say']): void {
    if (frame.t === 'scope+' && this.current.length > 0) this.moved()
    if (frame.t === 'scope-') this.#forget((key) => frame.scopes.some((scope) => key === hereKey(scope)))
    this.tell(say)
  }

  /** The next line knows nothing, and until it is up nobody tells who is where. */
  lineEnded(): void {
    this.#hasTold = this.current.length === 0
    this.#forget(isHereKey)
  }

  #forget(isForgotten: (key: string) => boolean): void {
    for (const key of this.#tab.ephemerals.current.keys()) {
      if (isForgotten(key)) tellAllEphemeral(this.#tab, key, [])
    }
  }

  /** Takes in where a follower's person is. */
  take({ tab, at }: Extract<TabMessage, { t: 'here' }>): void {
    if (at.length > 0) this.#followers.set(tab, at)
    else this.#followers.delete(tab)
  }

  /** Forgets tabs that have closed without a word. Resolves to whether there were any. */
  async forgetClosed(): Promise<boolean> {
    if (this.#followers.size === 0) return false
    const held = await this.#tab.platform.locksHeld()
    const closed = [...this.#followers.keys()].filter((tab) => !held.includes(tab))
    for (const tab of closed) this.#followers.delete(tab)
    return closed.length > 0
  }
}
