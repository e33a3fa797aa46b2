import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { BootstrapResult, BootstrapsPlan } from './bootstraps.ts'
import type { ListenersPlan } from './listeners.ts'
import type { LoadPlan, LoadResult } from './plan.ts'

/** Runs the plan in a separate process. */
export const runLoad = async (plan: LoadPlan): Promise<LoadResult> =>
  (await startApart('process.ts'))(plan) as Promise<LoadResult>

/** Starts a process that fetches bootstraps once it is given a plan. The results are in the order of the requests. */
export const startBootstraps = async () =>
  (await startApart('bootstraps.ts')) as (plan: BootstrapsPlan) => Promise<BootstrapResult[]>

/** Opens connections that only listen, in a separate process; resolves once all have been greeted. */
export async function startListeners(plan: ListenersPlan): Promise<{ stop(): Promise<void> }> {
  const listeners = fork(join(import.meta.dirname, 'listeners.ts'))
  listeners.send(plan)
  const [said] = (await Promise.race([once(listeners, 'message'), once(listeners, 'exit')])) as unknown[]
  if (said !== 'listening') throw new Error('The listeners ended before all were greeted.')
  return {
    async stop() {
      listeners.kill()
      await once(listeners, 'exit')
    },
  }
}

async function startApart(file: string): Promise<(plan: object) => Promise<unknown>> {
  const load = fork(join(import.meta.dirname, file))
  await once(load, 'spawn')
  return async (plan) => {
    load.send(plan)
    const outcome = await Promise.race([once(load, 'message'), once(load, 'exit').then(() => null)])
    if (!outcome) throw new Error('The load process ended without a result.')
    return outcome[0] as unknown
  }
}

/** A process that answers every message with one of its own, until it is stopped. */
export interface Talking {
  ask(message: object | string): Promise<unknown>
  stop(): void
}

export async function startTalking(file: string): Promise<Talking> {
  const child = fork(join(import.meta.dirname, file))
  await once(child, 'spawn')
  return {
    async ask(message) {
      child.send(message)
      const [answer] = (await once(child, 'message')) as unknown[]
      return answer
    },
    stop: () => void child.kill(),
  }
}
