import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { LoadPlan, LoadResult } from './plan.ts'

/** Runs the plan in a separate process. */
export async function runLoad(plan: LoadPlan): Promise<LoadResult> {
  const load = fork(join(import.meta.dirname, 'process.ts'))
  load.send(plan)
  const outcome = await Promise.race([once(load, 'message'), once(load, 'exit').then(() => null)])
  if (!outcome) throw new Error('The load process ended without a result.')
  return outcome[0] as LoadResult
}
