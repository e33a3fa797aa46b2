import type { Hub } from './hub.ts'
import type { LineOf, SyncNodeOptions } from './node-options.ts'

/** The longest that a line outlives its session when the session expires or the notice of its end is lost. */
const SESSION_CHECK_MS = 10_000

type Options = Pick<SyncNodeOptions, 'endedSessions' | 'shutOut' | 'sessionCheckMs' | 'log'>

/** Closes the lines of sessions that have ended: at once when told, and otherwise by asking from time to time. */
export class SessionWatch {
  readonly #options: Options
  readonly #hubs: () => Iterable<Hub>
  readonly #timer: NodeJS.Timeout

  constructor(options: Options, hubs: () => Iterable<Hub>) {
    this.#options = options
    this.#hubs = hubs
    this.#timer = setInterval(() => void this.check(), options.sessionCheckMs ?? SESSION_CHECK_MS)
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

  /** Whether a session that was valid a moment ago has ended since, or does not open this company any more. */
  async hasEnded(line: LineOf): Promise<boolean> {
    const [ended = [], shutOut = []] = await Promise.all([
      this.#options.endedSessions?.([line.sessionId]),
      this.#options.shutOut?.([line]),
    ])
    return ended.length + shutOut.length > 0
  }

  /** Closes lines whose session has ended, or does not open their company any more. */
  async check(): Promise<void> {
    const { endedSessions, shutOut, log } = this.#options
    const hubs = [...this.#hubs()]
    const open = hubs.flatMap((hub) => hub.lines())
    if (open.length === 0) return
    try {
      if (endedSessions) this.close(await endedSessions([...new Set(open.map(({ sessionId }) => sessionId))]))
      const out = (await shutOut?.(open)) ?? []
      for (const hub of hubs) hub.closeSessions(new Set(sessionsOf(hub, out)))
    } catch (error) {
      log.warn({ err: error }, 'sessions not looked up; trying again')
    }
  }
}

/** Those of these lines that follow this hub's company. */
function sessionsOf(hub: Hub, lines: readonly LineOf[]): string[] {
  const companyId = hub.lines()[0]?.companyId
  return lines.filter((line) => line.companyId === companyId).map(({ sessionId }) => sessionId)
}
