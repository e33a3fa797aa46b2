import { app } from '../features/registry.ts'
import type { SyncNodeOptions } from '../sync/server/node-options.ts'
import { SyncNode } from '../sync/server/node.ts'
import { inCompany } from './database/in-company.ts'

/** The sync engine with every registered feature, using this process's connections. It isn't started yet. */
export function makeNode(
  options: Pick<
    SyncNodeOptions,
    'pool' | 'distributed' | 'log' | 'afterCommit' | 'endedSessions' | 'onArrival'
  >,
): SyncNode {
  return new SyncNode({
    ...options,
    app,
    inCompany: (...inside) => inCompany(options.pool, ...inside),
  })
}
