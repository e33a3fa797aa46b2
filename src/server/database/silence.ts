import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import type { DatabaseAddress } from './address.ts'
import { makePool } from './pools.ts'
import { Wires } from './wires.ts'

const ASKED_EVERY_MS = 1_000
/** Together with the pause before it, no longer than anybody is to wait for an answer. */
const PATIENCE_MS = 3_500

interface Options {
  /** What is cut. */
  wires: Wires
  /** Told each time in one sentence. */
  warn(message: string): void
}

/**
 * Asks the database every second whether it is there, on a connection that nothing else waits for. When no answer comes for 3.5 s, as after
 * a failover behind an address or when a network drops what it is given, everybody else's connections are cut: those who wait for them
 * hear at once that the database is away, instead of when their statement is out of time, and whoever comes next meets the database that
 * took over. A database that says that it is away has hung up by itself.
 */
export function watchForSilence(
  address: DatabaseAddress,
  { wires, warn }: Options,
): { stop(): Promise<void> } {
  const stopped = new AbortController()
  const own = new Wires()
  const pool = makePool(address, { max: 1, statementTimeout: 0, wires: own })

  async function look(): Promise<void> {
    let isAnswered = false
    const answer = pool.query('select').then(
      () => (isAnswered = true),
      () => (isAnswered = true),
    )
    const late = new AbortController()
    const wait = sleep(PATIENCE_MS, undefined, { signal: late.signal }).catch(() => undefined)
    await Promise.race([answer, wait])
    late.abort()
    // In a process that was held up itself, the answer may lie there unread.
    if (!isAnswered) await setImmediate()
    if (isAnswered || stopped.signal.aborted) return
    warn('The database has not answered for some seconds; its connections are given up.')
    own.cut()
    wires.cut()
  }

  async function watch(): Promise<void> {
    const { signal } = stopped
    while (!signal.aborted) {
      await look()
      await sleep(ASKED_EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }

  const watching = watch()
  return {
    async stop() {
      stopped.abort()
      own.cut()
      await watching
      await pool.end()
    },
  }
}
