import { setTimeout as sleep } from 'node:timers/promises'
import type { PoolClient } from 'pg'
import type { SyncNode } from '../../../sync/server/node.ts'
import { readHead } from '../../../sync/server/company-reads.ts'

const STANDBY_WAITS_MS = 5_000
const LOOK_AGAIN_MS = 100

type Work<Result> = (connection: PoolClient) => Promise<Result>

/**
 * Runs `work` in one snapshot of the company: in the standby of the database where there is one that comes as far as the primary is now,
 * else in the primary. What fails in the middle fails as a whole; an attempt after the first leaves the standby alone. The database ends
 * the snapshot if it is asked nothing for long, so `work` must not wait for anything else meanwhile.
 */
export async function inSnapshot<Result>(
  { options: { inCompany, inStandby } }: SyncNode,
  companyId: string,
  attempts: number,
  work: Work<Result>,
): Promise<Result> {
  if (inStandby && attempts === 1) {
    const now = await inCompany(companyId, null, (connection) => readHead(connection, companyId))
    const endsAt = Date.now() + STANDBY_WAITS_MS
    while (Date.now() < endsAt) {
      const done = await inStandby(
        companyId,
        null,
        async (connection) => {
          const head = await readHead(connection, companyId)
          if (head === null || head.epoch !== now?.epoch || head.seq < now.seq) return null
          const { rows } = await connection.query<{ follows: boolean }>(
            'select pg_is_in_recovery() as follows',
          )
          if (!rows[0]!.follows) return null
          return { result: await work(connection) }
        },
        'repeatable read',
      )
      if (done) return done.result
      await sleep(LOOK_AGAIN_MS)
    }
  }
  return inCompany(companyId, null, work, 'repeatable read')
}
