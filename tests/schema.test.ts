import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../src/server/database/database.ts'
import { inCompany } from '../src/server/database/in-company.ts'
import { PLATFORM_TABLES as PLATFORM } from '../src/server/database/platform-tables.ts'
import { testDatabase } from './database.ts'

type Table = {
  name: string
  columns: string[]
  nullableCompany: boolean
  primaryKey: string[] | null
  unique: { name: string; columns: string[] }[]
  foreignKeys: { name: string; columns: string[]; target: string; cascades: boolean }[]
  triggers: string[]
  secured: boolean
  forced: boolean
  policies: { permissive: boolean; using: string | null; check: string | null; command: string }[]
}

const CATALOG = `
  select c.relname as name, c.relrowsecurity as secured, c.relforcerowsecurity as forced,
    (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
    exists (select from pg_attribute a
      where a.attrelid = c.oid and a.attname = 'company_id' and not a.attnotnull) as "nullableCompany",
    (select array_agg(pg_get_indexdef(i.indexrelid, k, true) order by k)
      from pg_index i, generate_series(1, i.indnkeyatts) k where i.indrelid = c.oid and i.indisprimary) as "primaryKey",
    coalesce((select json_agg(json_build_object('name', x.relname, 'columns',
        (select json_agg(pg_get_indexdef(i.indexrelid, k, true) order by k) from generate_series(1, i.indnkeyatts) k)))
      from pg_index i join pg_class x on x.oid = i.indexrelid
      where i.indrelid = c.oid and i.indisunique and not i.indisprimary), '[]') as "unique",
    coalesce((select json_agg(json_build_object('name', f.conname, 'target', f.confrelid::regclass::text,
        'cascades', f.confupdtype not in ('a', 'r') or f.confdeltype in ('n', 'd'), 'columns',
        (select json_agg(a.attname order by k.ord) from unnest(f.conkey) with ordinality k(num, ord)
          join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.num)))
      from pg_constraint f where f.conrelid = c.oid and f.contype = 'f'), '[]') as "foreignKeys",
    array(select t.tgname::text from pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal) as triggers,
    coalesce((select json_agg(json_build_object('permissive', p.polpermissive, 'command', p.polcmd,
        'using', pg_get_expr(p.polqual, p.polrelid), 'check', pg_get_expr(p.polwithcheck, p.polrelid)))
      from pg_policy p where p.polrelid = c.oid), '[]') as policies
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by c.relname`

const OWN_COMPANY = '(company_id = app_company_id())'
/** Of rows that are one person's alone. */
const OWN_PERSON = `(${OWN_COMPANY} AND ((app_user_id() IS NULL) OR (person_id = app_user_id())))`
const BINDING: (string | null)[] = [OWN_COMPANY, OWN_PERSON]

let database: Database
let tables: Table[]

beforeAll(async () => {
  database = await testDatabase()
  tables = await catalog()
})
afterAll(() => database.stop())

const catalog = async () => (await database.owner.query<Table>(CATALOG)).rows

/** What is wrong with a table, in sentences that say how to mend it. */
function faults(table: Table): string[] {
  const { name, columns, primaryKey } = table
  if (!columns.includes('company_id')) {
    return [
      `${name} has no company_id. Give it one, or add it to src/server/database/platform-tables.ts with a reason.`,
    ]
  }
  const found: string[] = []
  if (table.nullableCompany) found.push(`${name}.company_id may be null: make it not null.`)
  if (primaryKey?.[0] !== 'company_id') {
    found.push(
      `${name} has the primary key (${primaryKey?.join(', ') ?? 'none'}): it must begin with company_id.`,
    )
  }
  if (columns.includes('id') && primaryKey?.join() !== 'company_id,id') {
    found.push(`${name} has an id, so its primary key must be (company_id, id).`)
  }
  for (const key of table.unique.filter((one) => !one.columns.includes('company_id'))) {
    found.push(`${name}: the unique key ${key.name} (${key.columns.join(', ')}) must include company_id.`)
  }
  for (const key of table.foreignKeys.filter(
    (one) => !(one.target in PLATFORM) && !one.columns.includes('company_id'),
  )) {
    found.push(
      `${name}: the foreign key ${key.name} to ${key.target} must include company_id, or a row could point into another company.`,
    )
  }
  return [...found, ...distributionFaults(table), ...securityFaults(table)]
}

/** What a database that is distributed by company could not carry (docs/decisions/0014-distributed-database.md). */
function distributionFaults({ name, triggers, foreignKeys }: Table): string[] {
  const cascading = foreignKeys.filter((key) => key.cascades && key.columns.includes('company_id'))
  const platform = foreignKeys.filter((key) => key.target in PLATFORM)
  return [
    ...triggers.map(
      (trigger) => `${name} has the trigger ${trigger}: let the mutation or the commit write what follows.`,
    ),
    ...cascading.map(
      (key) =>
        `${name}: the foreign key ${key.name} would write company_id: let the mutation write the children.`,
    ),
    ...platform.map(
      (key) =>
        `${name}: the foreign key ${key.name} points to ${key.target}, which is not on the worker of the company.`,
    ),
  ]
}

function securityFaults({ name, secured, forced, policies }: Table): string[] {
  const found: string[] = []
  if (!secured || !forced)
    found.push(`${name} has no forced row security: call tenant_table('${name}') in its migration.`)
  const binds = (one: Table['policies'][number]) => BINDING.includes(one.using) && one.check === one.using
  if (!policies.some((one) => binds(one) && one.command === '*'))
    found.push(
      `${name} has no policy that binds reading and writing to app_company_id(): call tenant_table('${name}').`,
    )
  // Permissive policies add up, so another one opens what the first closes; and Citus makes a restrictive one permissive on its workers.
  const others = policies.filter((one) => !binds(one))
  if (others.length > 0)
    found.push(`${name} has ${others.length} further policies, which open it to other companies.`)
  return found
}

test('every tenant table keeps its company in its keys and behind row security, and can be distributed', () => {
  const tenants = tables.filter(({ name }) => !(name in PLATFORM))
  expect(tenants.length).toBeGreaterThan(3)
  expect(tenants.flatMap(faults)).toEqual([])
})

test('the list of platform tables names no table that is gone', () => {
  const names = tables.map(({ name }) => name)
  expect(Object.keys(PLATFORM).filter((name) => !names.includes(name))).toEqual([])
})

test('each fault is found and worded', async () => {
  await database.owner.query(`
    create table good_box (company_id uuid not null, id uuid not null, primary key (company_id, id));
    call tenant_table('good_box');
    create table flaw_none (id uuid primary key);
    create table flaw_open (company_id uuid not null, id uuid not null, primary key (company_id, id));
    create table flaw_keys (company_id uuid, id uuid primary key, label text unique, box uuid);
    call tenant_table('flaw_keys');
    create table flaw_pointer (company_id uuid not null, id uuid not null, key uuid references flaw_keys (id), primary key (company_id, id));
    call tenant_table('flaw_pointer');
    create table flaw_hole (company_id uuid not null, id uuid not null, primary key (company_id, id));
    call tenant_table('flaw_hole');
    create policy hole on flaw_hole using (true);
    create table flaw_narrow (company_id uuid not null, id uuid not null, primary key (company_id, id));
    call tenant_table('flaw_narrow');
    create policy narrow on flaw_narrow as restrictive using (id is not null);
    create table flaw_spread (company_id uuid not null, id uuid not null, box uuid, account uuid references users,
      primary key (company_id, id), foreign key (company_id, box) references good_box (company_id, id) on update cascade);
    call tenant_table('flaw_spread');
    create function watch() returns trigger language plpgsql as 'begin return null; end';
    create trigger watch after insert on flaw_spread for each row execute function watch();`)
  const made = await catalog()
  const of = (name: string) =>
    made
      .filter((table) => table.name === name)
      .flatMap(faults)
      .join('\n')
  expect(of('good_box')).toBe('')
  expect(of('flaw_none')).toContain('has no company_id')
  expect(of('flaw_open')).toContain('no forced row security')
  expect(of('flaw_open')).toContain('no policy that binds')
  expect(of('flaw_keys')).toContain('may be null')
  expect(of('flaw_keys')).toContain('must be (company_id, id)')
  expect(of('flaw_keys')).toContain('the unique key flaw_keys_label_key (label) must include company_id')
  expect(of('flaw_pointer')).toContain('must include company_id, or a row could point into another company')
  expect(of('flaw_hole')).toContain('further policies')
  expect(of('flaw_narrow')).toContain('further policies')
  expect(of('flaw_spread')).toContain('has the trigger watch')
  expect(of('flaw_spread')).toContain('would write company_id')
  expect(of('flaw_spread')).toContain('points to users, which is not on the worker of the company')
})

test('no function runs with the rights of its owner under a path that callers choose, and no view does', async () => {
  const { rows } = await database.owner.query<{ name: string }>(`
    select p.oid::regprocedure::text as name from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prosecdef
      and not coalesce(p.proconfig::text like '%search_path=%', false)
    union all
    select c.relname from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('v', 'm')
      and not coalesce(c.reloptions::text like '%security_invoker=%', false)`)
  expect(rows).toEqual([])
})

test('nobody but owner and application may do anything, and the application owns nothing', async () => {
  const { rows } = await database.owner.query<{ what: string }>(`
    select c.relname || ' is open to everybody' as what from pg_class c, aclexplode(c.relacl) a
    where c.relnamespace = 'public'::regnamespace and a.grantee = 0
    union all
    select p.proname || '() is open to everybody' from pg_proc p
    where p.pronamespace = 'public'::regnamespace and (p.proacl is null or exists (select from aclexplode(p.proacl) a where a.grantee = 0))
    union all
    select c.relname || ' belongs to the application' from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relowner = 'quarterdeck_app'::regrole
    union all
    select 'the application may make tables' where has_schema_privilege('quarterdeck_app', 'public', 'create')`)
  expect(rows).toEqual([])
})

test('without a company every tenant table is empty and takes no row', async () => {
  const harbor = randomUUID()
  await inCompany(database.app, harbor, null, (client) =>
    client.query('insert into sync_head (company_id) values ($1)', [harbor]),
  )
  expect((await database.app.query('select from sync_head')).rowCount).toBe(0)
  await expect(
    database.app.query('insert into sync_head (company_id) values ($1)', [randomUUID()]),
  ).rejects.toThrow('row-level security')
})
