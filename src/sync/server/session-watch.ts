import type { Hub } from './hub.ts'
import type { SyncNodeOptions } from './node-options.ts'

/** The longest that a line outlives its session when the session expires or the notice of its end is lost. */
const SESSION_CHECK_MS = 10_000

type Options = Pick<SyncNodeOptions, 'endedSessions' | 'sessionCheckMs' | 'log'>

/** Closes the lines of sessions that have ended: at once when told, and otherwise by asking from time to time. */
export class SessionWatch {
  readonly #options: Options
  readonly #hubs: () => Iterable<Hub>
  readonly #timer: NodeJS.Timeout

  constructor(options: Options, hubs: () => Iterable<Hub>) {
    this.#options = options
    this.#hubs = hubs
    this.#timer = setInterval(() => void this.#closeEnded(), options.sessionCheckMs ?? SESSION_CHECK_MS)
    this.#timer.unref()
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  /** Closes the lines of these sessions at once. */
  close(sessionIds: readonly string[]): void {
    const ended = new Set(sessionIds)
    for (const hub of this.#hubs()) hub.closeSessions(ended)
  }

  /** Whether a session that was valid a moment ago has ended since. */
  async hasEnded(sessionId: string): Promise<boolean> {
    const ended = await this.#options.endedSessions?.([sessionId])
    return ended !== undefined && ended.length > 0
  }

  async #closeEnded(): Promise<void> {
    const { endedSessions, log } = this.#options
    const open = new Set(Array.from(this.#hubs(), (hub) => hub.sessionIds()).flat())
    if (open.size === 0 || !endedSessions) return
    try {
      this.close(await endedSessions([...open]))
    } catch (error) {
      log.warn({ err: error }, 'sessions not looked up; trying again')
    }
  }
}
