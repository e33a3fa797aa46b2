import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseError } from '../database-error.ts'

/** How to run one postmaster. */
export type Command = {
  /** Removes what an earlier run left behind. */
  prepare(): Promise<void>
  launch(): ChildProcess
  /** Resolves to true once the database accepts queries and to false while it starts; throws if it never will. */
  isReady(): Promise<boolean>
  /** One sentence from the database's own log about why the last run ended. */
  lastWords(): Promise<string>
  /** Receives one sentence about each failure and each restart. */
  warn(message: string): void
}

/** A running database that is restarted whenever it dies, until `stop`. */
export type Supervised = { pid(): number | undefined; stop(): Promise<void> }

type Run = { child: ChildProcess | null; stopping: boolean }

const LONGEST_PAUSE = 5_000
const FAST_SHUTDOWN_LIMIT = 30_000

/**
 * Starts the postmaster and resolves once it accepts queries. From then on it is restarted whenever it exits: after 100 ms, and
 * after twice as long each time it fails again, up to 5 s.
 * @throws {DatabaseError} when the first start fails
 */
export async function supervise(command: Command): Promise<Supervised> {
  const run: Run = { child: null, stopping: false }
  await start(command, run)
  void keepAlive(command, run)
  return {
    pid: () => run.child?.pid,
    async stop() {
      run.stopping = true
      if (run.child !== null) await end(run.child)
    },
  }
}

async function keepAlive(command: Command, run: Run): Promise<void> {
  while (!run.stopping) {
    if (run.child !== null) await ended(run.child)
    if (run.stopping) return
    command.warn(`The database stopped unexpectedly; restarting it. ${await command.lastWords()}`.trim())
    await restart(command, run)
  }
}

async function restart(command: Command, run: Run): Promise<void> {
  for (let pause = 100; !run.stopping; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
    await sleep(pause, undefined, { ref: false })
    try {
      if (await start(command, run)) return command.warn('The database is back.')
    } catch (error) {
      command.warn((error as Error).message)
    }
  }
}

/** Resolves to false if it was stopped in the meantime. */
async function start(command: Command, run: Run): Promise<boolean> {
  await command.prepare()
  if (run.stopping) return false
  const child = command.launch()
  run.child = child
  try {
    while (!hasEnded(child)) {
      if (await command.isReady()) return true
      await sleep(20)
    }
  } catch (error) {
    await end(child)
    throw error
  }
  if (run.stopping) return false
  throw new DatabaseError(`The database did not start. ${await command.lastWords()}`.trim())
}

/** PostgreSQL's fast shutdown: open transactions are rolled back, and everything committed is on disk. */
async function end(child: ChildProcess): Promise<void> {
  const force = setTimeout(() => child.kill('SIGQUIT'), FAST_SHUTDOWN_LIMIT)
  child.kill('SIGINT')
  await ended(child)
  clearTimeout(force)
}

async function ended(child: ChildProcess): Promise<void> {
  if (!hasEnded(child)) await once(child, 'exit')
}

const hasEnded = (child: ChildProcess) =>
  child.pid === undefined || child.exitCode !== null || child.signalCode !== null
