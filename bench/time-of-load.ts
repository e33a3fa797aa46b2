import { SyncNode } from '../src/sync/server/node.ts'
import type { Stage } from './stage.ts'

/** How long a node that has not served the company takes to load it, in milliseconds. */
export async function timeOfLoad(stage: Stage, companyId: string): Promise<number> {
  const other = new SyncNode(stage.services.node.options)
  const started = performance.now()
  await other.company(companyId)
  const took = performance.now() - started
  await other.stop()
  return took
}
