import { app } from '../features/registry.ts'
import type { SyncNodeOptions } from '../sync/server/node-options.ts'
import { SyncNode } from '../sync/server/node.ts'
import { inCompany } from './database/in-company.ts'

/** The engine with every feature of the registry, on this process's connections; not started. */
export function makeNode(
  options: Pick<SyncNodeOptions, 'pool' | 'log' | 'afterCommit' | 'endedSessions' | 'onArrival'>,
): SyncNode {
  return new SyncNode({
    ...options,
    app,
    inCompany: (...inside) => inCompany(options.pool, ...inside),
  })
}
