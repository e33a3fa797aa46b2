import { parentPort, Worker, workerData } from 'node:worker_threads'
import type { WaitingLine } from '../../../sync/server/waiting-line.ts'

/** What a thread says first. */
const STARTED = 'started'
/** Until it has begun, which on a busy machine takes longer than the work. */
const STARTED_WITHIN_MS = 10_000
const TOO_LATE = new DOMException('No place became free in time', 'TimeoutError')
const MEMORY = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16, stackSizeMb: 2 }

/** Work on what customers give: it can take all of a thread’s time and memory, but only so many threads, and none that answers people. */
export interface ThreadWork {
  /** A module that calls `tell`. */
  file: URL
  line: WaitingLine
  waitsMs: number
  withinMs: number
}

/** Why a thread told nothing: it took too long or too much memory, or something unforeseen ended it. */
export type Untold = 'too-long' | 'too-much' | 'ended'

/** Has a thread of its own do the work, and answers what it told. @throws {DOMException} where no place becomes free in time */
export async function inThread<Told extends object>(
  work: ThreadWork,
  companyId: string,
  given: object,
): Promise<Told | Untold> {
  // Once it is in, the place is its own until the thread has ended, or there would be more threads than places.
  const waiting = new AbortController()
  const timer = setTimeout(() => waiting.abort(TOO_LATE), work.waitsMs)
  const place = await work.line.enter(companyId, waiting.signal).finally(() => clearTimeout(timer))
  try {
    return await run<Told>(work, given)
  } finally {
    place.leave()
  }
}

async function run<Told extends object>(
  { file, withinMs }: ThreadWork,
  given: object,
): Promise<Told | Untold> {
  const { promise, resolve } = Promise.withResolvers<Told | Untold>()
  const thread = new Worker(file, { workerData: given, resourceLimits: MEMORY, env: {}, stdin: false })
  const giveUp = () => resolve('too-long')
  let timer = setTimeout(giveUp, STARTED_WITHIN_MS)
  thread
    .on('message', (told: Told | typeof STARTED) => {
      if (told !== STARTED) return resolve(told)
      clearTimeout(timer)
      timer = setTimeout(giveUp, withinMs)
    })
    .once('error', (error: unknown) => resolve(isOutOfMemory(error) ? 'too-much' : 'ended'))
    .once('exit', () => resolve('ended'))
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    await thread.terminate()
  }
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'

/** Within a thread: works on what it was given, and tells what came of it. */
export async function tell(work: (given: never) => object | Promise<object>): Promise<void> {
  parentPort!.postMessage(STARTED)
  parentPort!.postMessage(await work(workerData as never))
}
