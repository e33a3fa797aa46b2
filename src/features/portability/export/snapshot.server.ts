import { setTimeout as sleep } from 'node:timers/promises'
import type { PoolClient } from 'pg'
import type { SyncNode } from '../../../sync/server/node.ts'
import { readHead } from '../../../sync/server/company-reads.ts'

const STANDBY_WAITS_MS = 5_000
const LOOK_AGAIN_MS = 100

type Work = (connection: PoolClient) => Promise<void>

/**
 * Runs `work` in one snapshot of the company: in the standby of the database where there is one that comes as far as the primary is now,
 * else in the primary. What fails in the middle fails as a whole; an attempt after the first leaves the standby alone.
 */
export async function inSnapshot(
  { options: { inCompany, inStandby } }: SyncNode,
  companyId: string,
  attempts: number,
  work: Work,
): Promise<void> {
  if (inStandby && attempts === 1) {
    const now = await inCompany(companyId, null, (connection) => readHead(connection, companyId))
    const endsAt = Date.now() + STANDBY_WAITS_MS
    while (Date.now() < endsAt) {
      const isDone = await inStandby(
        companyId,
        null,
        async (connection) => {
          const head = await readHead(connection, companyId)
          if (head === null || head.epoch !== now?.epoch || head.seq < now.seq) return false
          const { rows } = await connection.query<{ follows: boolean }>(
            'select pg_is_in_recovery() as follows',
          )
          if (!rows[0]!.follows) return false
          await work(connection)
          return true
        },
        'repeatable read',
      )
      if (isDone) return
      await sleep(LOOK_AGAIN_MS)
    }
  }
  await inCompany(companyId, null, work, 'repeatable read')
}
