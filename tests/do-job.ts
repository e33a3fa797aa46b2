import type { JobHelpers } from 'graphile-worker'
import type { Work } from '../src/server/jobs.ts'

/** Does a job as the queue of a server would that goes on. */
export async function doJob({ tasks }: Work, name: string, payload: object = {}): Promise<void> {
  await tasks[name]!(payload, { abortSignal: new AbortController().signal } as JobHelpers)
}
