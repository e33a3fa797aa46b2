import pg from 'pg'
import { inCompany } from '../../../server/database/in-company.ts'
import type { Probed } from './diagnostics.requests.ts'
import { tenantTables } from './row-security.server.ts'

/** So many other companies are looked through for rows to try with. */
const MOST_COMPANIES = 8

/**
 * Tries, as this person in this company, to read, lock, insert, change and delete rows of others, in a transaction that is rolled back. Row
 * security lets none of it through; only whether it did leaves the database.
 * @returns null if there is no other company
 */
export async function probe(pool: pg.Pool, companyId: string, userId: string): Promise<Probed[] | null> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from (select distinct company_id as id from company_slugs where company_id <> $1) other
     order by random() limit ${MOST_COMPANIES}`,
    [companyId],
  )
  const others = rows.map(({ id }) => id)
  if (others.length === 0) return null
  const names = await tenantTables(pool)
  const owners = await ownersOf(pool, names, others)
  const columns = await freeColumns(pool)
  const probed: Probed[] = []
  const work = inCompany(pool, companyId, userId, async (client) => {
    for (const name of names) {
      const owner = owners.get(name)
      const tried = await probeTable(client, {
        name,
        column: columns.get(name),
        foreign: owner ?? others[0]!,
      })
      probed.push({ name, hadRow: owner !== undefined, ...tried })
    }
    throw new RollBack()
  })
  await work.catch((error: unknown) => {
    if (!(error instanceof RollBack)) throw error
  })
  return probed
}

class RollBack extends Error {}

/** For each table a company that has a row in it. Nothing else about the row is asked. */
async function ownersOf(
  pool: pg.Pool,
  names: readonly string[],
  companies: readonly string[],
): Promise<Map<string, string>> {
  const owners = new Map<string, string>()
  for (const company of companies) {
    await inCompany(pool, company, null, async (client) => {
      for (const name of names.filter((one) => !owners.has(one))) {
        const { rowCount } = await client.query(
          `select 1 from ${pg.escapeIdentifier(name)} where company_id = $1 limit 1`,
          [company],
        )
        if (rowCount) owners.set(name, company)
      }
    })
  }
  return owners
}

/** For each table a column that an update may write, and which is not one of its keys. */
async function freeColumns(pool: pg.Pool): Promise<Map<string, string>> {
  const { rows } = await pool.query<{ name: string; column: string }>(
    `select distinct on (c.relname) c.relname as name, a.attname as column
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
       and a.attname not in ('company_id', 'id') and a.attgenerated = '' and a.attidentity = ''
     order by c.relname, a.attnum`,
  )
  return new Map(rows.map(({ name, column }) => [name, column]))
}

type Tried = Omit<Probed, 'name' | 'hadRow'>
type Target = { name: string; column: string | undefined; foreign: string }

async function probeTable(client: pg.PoolClient, { name, column, foreign }: Target): Promise<Tried> {
  const table = pg.escapeIdentifier(name)
  const set = column === undefined ? null : `${pg.escapeIdentifier(column)} = ${pg.escapeIdentifier(column)}`
  const attempt = (text: string) => reaches(client, text, foreign)
  return {
    reads: await attempt(`select 1 from ${table} where company_id = $1 limit 1`),
    locks: await attempt(`select 1 from ${table} where company_id = $1 limit 1 for update`),
    inserts: await attempt(`insert into ${table} (company_id) values ($1)`),
    updates: set !== null && (await attempt(`update ${table} set ${set} where company_id = $1`)),
    deletes: await attempt(`delete from ${table} where company_id = $1`),
  }
}

/** Row security, and a missing grant, come before every other reason why a row is refused. */
const REFUSED = '42501'

/** Whether the statement touches a row, or would if another rule did not stop it. */
async function reaches(client: pg.PoolClient, text: string, foreign: string): Promise<boolean> {
  await client.query('savepoint probe')
  const outcome = await client.query(text, [foreign]).then(
    ({ rowCount }) => (rowCount ?? 0) > 0,
    (error: unknown) => !(error instanceof pg.DatabaseError) || error.code !== REFUSED,
  )
  await client.query('rollback to savepoint probe')
  return outcome
}
