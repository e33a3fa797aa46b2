import pg from 'pg'
import { inCompany } from '../../../server/database/in-company.ts'
import { MOST_COUNTED, type Probed } from './diagnostics.requests.ts'
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

/**
 * Tries, as this person in this company, to read, lock and insert rows of another one, in a transaction that is rolled back. Row
 * security lets none of it through; only whether it did leaves the database.
 * @returns null if there is no other company
 */
export async function probe(pool: pg.Pool, companyId: string, userId: string): Promise<Probed[] | null> {
  const { rows } = await pool.query<{ id: string }>(
    'select company_id as id from company_slugs where company_id <> $1 order by random() limit 1',
    [companyId],
  )
  const foreign = rows[0]?.id
  if (foreign === undefined) return null
  const names = await tenantTables(pool)
  const probed: Probed[] = []
  const failure = inCompany(pool, companyId, userId, async (client) => {
    for (const name of names) probed.push(await probeTable(client, name, foreign))
    throw new RollBack()
  })
  await failure.catch((error: unknown) => {
    if (!(error instanceof RollBack)) throw error
  })
  return probed
}

class RollBack extends Error {}

async function probeTable(client: pg.PoolClient, name: string, foreign: string): Promise<Probed> {
  const table = pg.escapeIdentifier(name)
  const where = `from ${table} where company_id = $1 limit 1`
  const finds = async (text: string) => ((await client.query(text, [foreign])).rowCount ?? 0) > 0
  return {
    name,
    reads: await finds(`select ${where}`),
    locks: await finds(`select ${where} for update`),
    inserts: await inserts(client, table, foreign),
  }
}

/** Row security comes before every other reason why a row is refused. */
const REFUSED_BY_ROW_SECURITY = '42501'

async function inserts(client: pg.PoolClient, table: string, foreign: string): Promise<boolean> {
  await client.query('savepoint probe')
  const code = await client.query(`insert into ${table} (company_id) values ($1)`, [foreign]).then(
    () => null,
    (error: unknown) => (error instanceof pg.DatabaseError ? error.code : undefined),
  )
  await client.query('rollback to savepoint probe')
  return code !== REFUSED_BY_ROW_SECURITY
}
