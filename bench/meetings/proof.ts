import type pg from 'pg'
import { inCompany } from '../../src/server/database/in-company.ts'
import { type Report, VOTE_LIMIT } from './plan.ts'

/** How many acknowledged rows the log of changes does not have, which also knows those that were removed since. */
export async function lostRows(pool: pg.Pool, made: Report['made']): Promise<number> {
  let lost = 0
  for (const [companyId, ids] of Object.entries(made)) {
    const found = await inCompany(pool, companyId, null, (client) =>
      client.query(
        'select distinct row_id from sync_change where company_id = $1 and row_id = any($2::uuid[])',
        [companyId, ids],
      ),
    )
    lost += ids.length - found.rows.length
  }
  return lost
}

/** How many people have more votes in a meeting than they may. */
export async function overLimit(pool: pg.Pool, companyIds: readonly string[]): Promise<number> {
  let over = 0
  for (const companyId of companyIds) {
    const found = await inCompany(pool, companyId, null, (client) =>
      client.query(
        `select from issue_votes where company_id = $1 and meeting_id is not null and user_id is not null
         group by user_id, meeting_id having count(*) > $2`,
        [companyId, VOTE_LIMIT],
      ),
    )
    over += found.rows.length
  }
  return over
}
