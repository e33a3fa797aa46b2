import type { PoolClient } from 'pg'
import { companies } from '../../companies/companies.table.ts'
import { countRecords } from './import-records.server.ts'
import type { RoomMade } from './room.mutations.ts'

/** Each of these runs in a transaction whose company is set. */

/** Keeps what an import puts its own settings and teams in the place of. */
export const keepRoom = (
  client: PoolClient,
  { companyId, importId }: { companyId: string; importId: string },
  before: RoomMade,
) =>
  client.query('update company_imports set before = $3 where company_id = $1 and id = $2', [
    companyId,
    importId,
    JSON.stringify(before),
  ])

/** Whether an import of the company waits to be taken back. */
export async function isHalf(client: PoolClient, companyId: string): Promise<boolean> {
  const { rowCount } = await client.query(
    "select from company_imports where company_id = $1 and state = 'half'",
    [companyId],
  )
  return rowCount === 1
}

/** Has an import that ended half way taken back; false if it is no such import any more. */
export async function beginTakingBack(
  client: PoolClient,
  { companyId, importId, personId }: { companyId: string; importId: string; personId: string },
  network: string | null = null,
): Promise<boolean> {
  const written = await countRecords(client, companyId, importId)
  const all = written.reduce((sum, { name, rows }) => sum + (name === companies.name ? 0 : rows), 0)
  const { rowCount } = await client.query(
    `update company_imports
     set state = 'taking-back', taken_by = $3, asked_from = $5, run_id = null, attempts = 0, rows_done = 0,
       rows_all = case when taken_by is null then $4 else rows_all end, touched_at = now()
     where company_id = $1 and id = $2 and state = 'half'`,
    [companyId, importId, personId, all, network],
  )
  return rowCount === 1
}
