import { Worker } from 'node:worker_threads'
import { WaitingLine } from '../../../sync/server/waiting-line.ts'
import { type Found, STARTED } from './found-number.rules.ts'

const WITHIN_MS = 2_000
/** Until it has begun, which on a busy machine takes longer than the work. */
const STARTED_WITHIN_MS = 10_000

/** A hostile path or document can take all of a thread’s time and memory, but only so many threads, and none that answers people. */
const line = new WaitingLine({ places: 2, placesEach: 1, waiting: 50, waitingEach: 10 })
const MEMORY = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16, stackSizeMb: 2 }

/** The number at a JSON path (RFC 9535) of a document. */
export async function numberAt(companyId: string, path: string, text: string): Promise<Found> {
  const place = await line.enter(companyId, AbortSignal.timeout(10_000))
  try {
    return await inThread({ path, text })
  } finally {
    place.leave()
  }
}

async function inThread(workerData: { path: string; text: string }): Promise<Found> {
  const { promise, resolve } = Promise.withResolvers<Found>()
  const thread = new Worker(new URL('./json-path-thread.server.ts', import.meta.url), {
    workerData,
    resourceLimits: MEMORY,
    env: {},
    stdin: false,
  })
  const giveUp = () => resolve({ problem: 'too-hard', value: null })
  let timer = setTimeout(giveUp, STARTED_WITHIN_MS)
  thread
    .on('message', (told: Found | typeof STARTED) => {
      if (told !== STARTED) return resolve(told)
      clearTimeout(timer)
      timer = setTimeout(giveUp, WITHIN_MS)
    })
    .once('error', giveUp)
    .once('exit', giveUp)
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    await thread.terminate()
  }
}
