import type pg from 'pg'
import { PLATFORM_TABLES } from '../../../server/database/platform-tables.ts'
import type { SecuredTable } from './diagnostics.requests.ts'

const CATALOG = `
  select c.relname as name, c.relrowsecurity as enabled, c.relforcerowsecurity as forced,
    pg_get_userbyid(c.relowner) as owner,
    c.relforcerowsecurity and not (select rolsuper or rolbypassrls from pg_roles where oid = c.relowner) as "bindsOwner",
    exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'company_id' and not a.attisdropped) as "hasCompany",
    array(select format('%s%s: %s', p.polname, case when p.polpermissive then '' else ' (restrictive)' end,
        pg_get_expr(p.polqual, p.polrelid)) from pg_policy p where p.polrelid = c.oid order by p.polname) as policies,
    (select count(*) from pg_policy p where p.polrelid = c.oid and p.polpermissive)::int as permissive,
    exists (select from pg_policy p where p.polrelid = c.oid and p.polcmd = '*'
      and pg_get_expr(p.polqual, p.polrelid) = any ($1)
      and pg_get_expr(p.polwithcheck, p.polrelid) = pg_get_expr(p.polqual, p.polrelid)) as own
  from pg_class c
  where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
    -- The shards of a distributed table carry its name and their number.
    and c.relname !~ '_[0-9]{6,}$'
  order by c.relname`
const OWN_COMPANY = '(company_id = app_company_id())'
/** Of rows that are one person's alone. */
const OWN_PERSON = `(${OWN_COMPANY} AND ((app_user_id() IS NULL) OR (person_id = app_user_id())))`

type Found = Omit<SecuredTable, 'reason' | 'isSound'> & { permissive: number; own: boolean }

/**
 * How every table of the database is secured, from its catalog. A table with a company is sound if the one permissive policy binds
 * reading and writing to the company, or to one person of it, also for its owner; one without has to say why.
 */
export async function rowSecurity(pool: pg.Pool): Promise<SecuredTable[]> {
  const { rows } = await pool.query<Found>(CATALOG, [[OWN_COMPANY, OWN_PERSON]])
  return rows.map(({ permissive, own, ...table }) => {
    const reason = PLATFORM_TABLES[table.name] ?? null
    const isSecured = table.enabled && table.forced && own && permissive === 1
    return { ...table, reason, isSound: reason !== null || isSecured }
  })
}

/** The names of the tables whose rows belong to companies. */
export const tenantTables = async (pool: pg.Pool): Promise<string[]> =>
  (await rowSecurity(pool))
    .filter(({ reason, hasCompany }) => hasCompany && reason === null)
    .map(({ name }) => name)
