import pg from 'pg'
import { inCompany } from '../../../server/database/in-company.ts'
import { MOST_COUNTED } from './diagnostics.requests.ts'
import { tenantTables } from './row-security.server.ts'

/** How many rows of each tenant table a transaction of this person in this company sees, up to `MOST_COUNTED`. */
export async function rowsInSight(
  pool: pg.Pool,
  companyId: string,
  userId: string,
): Promise<{ name: string; rows: number }[]> {
  const names = await tenantTables(pool)
  return inCompany(pool, companyId, userId, async (client) => {
    const seen: { name: string; rows: number }[] = []
    for (const name of names) {
      const counted = await client.query<{ rows: number }>(
        `select count(*)::int as rows from (select 1 from ${pg.escapeIdentifier(name)} limit ${MOST_COUNTED}) seen`,
      )
      seen.push({ name, rows: counted.rows[0]!.rows })
    }
    return seen
  })
}
