import type pg from 'pg'
import { activeAnnouncement } from '../features/platform/announcements.server.ts'
import { app } from '../features/registry.ts'
import type { SyncNodeOptions } from '../sync/server/node-options.ts'
import { SyncNode } from '../sync/server/node.ts'
import { inCompany } from './database/in-company.ts'

/** The sync engine with every registered feature, using this process's connections. It isn't started yet. */
export function makeNode(
  options: Pick<
    SyncNodeOptions,
    | 'pool'
    | 'distributed'
    | 'log'
    | 'now'
    | 'liveBytes'
    | 'afterCommit'
    | 'recordings'
    | 'endedSessions'
    | 'shutOut'
    | 'onArrival'
    | 'onMutation'
    | 'onCommit'
    | 'rates'
    | 'requireOpen'
  > & { standby?: pg.Pool | null },
): SyncNode {
  const { pool, standby = null } = options
  return new SyncNode({
    ...options,
    app,
    inCompany: (...inside) => inCompany(pool, ...inside),
    inStandby: standby && ((...inside) => inCompany(standby, ...inside)),
    bulletin: () => activeAnnouncement(pool),
    isMember: (companyId, userId) => isMember(pool, companyId, userId),
  })
}

const isMember = (pool: pg.Pool, companyId: string, userId: string): Promise<boolean> =>
  inCompany(pool, companyId, userId, async (client) => {
    const { rowCount } = await client.query(
      'select from person_companies where user_id = $1 and company_id = $2',
      [userId, companyId],
    )
    return rowCount === 1
  })
