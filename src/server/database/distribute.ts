import type pg from 'pg'
import { APP_ROLE } from './app-role.ts'
import { DatabaseError } from './database-error.ts'

type Connection = Pick<pg.PoolClient, 'query'>

/** Every tenant table is placed like this one, so that a company's rows are together. */
const ANCHOR = 'sync_head'

/** Tables whose primary key begins with the company and that are not distributed yet; those that others refer to come first. */
const WAITING_TABLES = `
  with recursive tenant as (
    select class.oid, class.relname as name from pg_class class
    join pg_index key on key.indrelid = class.oid and key.indisprimary
    join pg_attribute first on first.attrelid = class.oid and first.attnum = key.indkey[0] and first.attname = 'company_id'
    where class.relnamespace = 'public'::regnamespace and class.relkind = 'r'
  ), placed(oid, depth) as (
    select oid, 0 from tenant
    union
    select conrelid, depth + 1 from placed
    join pg_constraint on confrelid = placed.oid and contype = 'f' and conrelid <> confrelid
  )
  select name from tenant join placed using (oid)
  where oid not in (select logicalrelid from pg_dist_partition)
  group by name order by name <> '${ANCHOR}', max(depth), name`

/** What the commit calls on a worker, and what row security asks there. */
const WAITING_FUNCTIONS = `
  select oid::regprocedure::text as name from pg_proc
  where pronamespace = 'public'::regnamespace
    and (proname like 'sync\\_apply\\_%'
      or proname in ('app_company_id', 'app_user_id', 'enter_company', 'invitation_tokens_follow', 'on_citus', 'sync_apply',
        'sync_one_by_one', 'sync_forget_refusals', 'sync_commit_one'))
    and oid not in (select objid from pg_catalog.pg_dist_object where classid = 'pg_proc'::regclass)
  order by name`

const COMMIT = 'sync_commit_one(uuid, jsonb)'

// Any constant will do as long as nothing else takes the same advisory lock.
const LOCK = 7_163_202_614

/** Whether the tenant tables are spread over the workers of a Citus cluster. */
export async function isDistributed(owner: Connection): Promise<boolean> {
  if (!(await hasCitus(owner))) return false
  const { rowCount } = await owner.query(
    'select from pg_dist_partition where logicalrelid = to_regclass($1)',
    [ANCHOR],
  )
  return rowCount === 1
}

/**
 * Spreads the tenant tables of a migrated database over the workers of its Citus cluster, by company: all of them in one
 * transaction, which makes servers wait. What is distributed already stays as it is.
 * @param client a connection without a transaction, which handles one shard at a time from then on
 * @returns a sentence for each thing done; none if nothing was left to do
 * @throws {DatabaseError} when there is no cluster, or no worker in it
 */
export async function distribute(client: pg.PoolClient): Promise<string[]> {
  await checkCluster(client)
  await client.query('begin')
  try {
    await client.query('select pg_advisory_xact_lock($1)', [LOCK])
    await oneShardAtATime(client)
    await makeRole(client)
    const done = [
      ...(await propagateSettings(client)),
      ...(await distributeTables(client)),
      ...(await distributeFunctions(client)),
    ]
    await client.query('commit')
    return done
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** For the rest of this connection: several connections could not make tables that refer to each other in one transaction. */
export const oneShardAtATime = (client: Connection) =>
  client.query("set citus.multi_shard_modify_mode = 'sequential'")

/** Citus creates it on the workers too, unless it was made before they were added or from another database. */
const makeRole = (client: Connection) =>
  client.query('select run_command_on_workers($1)', [
    `do $$ begin create role ${APP_ROLE} login; exception when duplicate_object then null; end $$`,
  ])

/** Row security on the workers reads the company of the transaction, which they have to be told. */
async function propagateSettings(client: Connection): Promise<string[]> {
  const { rowCount } = await client.query(`
    select from pg_db_role_setting join pg_database on pg_database.oid = setdatabase
    where datname = current_database() and 'citus.propagate_set_commands=local' = any (setconfig)`)
  if (rowCount !== 0) return []
  await client.query(`do $$ begin
    execute format('alter database %I set citus.propagate_set_commands = ''local''', current_database());
  end $$`)
  return ['SET LOCAL reaches the workers.']
}

async function distributeTables(client: Connection): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(WAITING_TABLES)
  for (const { name } of rows) {
    // Row security is forced, so not even the owner could copy the rows to the workers.
    await client.query(`alter table ${name} no force row level security`)
    await client.query("select create_distributed_table($1, 'company_id', colocate_with => $2)", [
      name,
      name === ANCHOR ? 'none' : ANCHOR,
    ])
    await client.query(`alter table ${name} force row level security`)
  }
  // What was copied to the workers would stay here too, unseen.
  for (const { name } of rows.toReversed())
    await client.query('select truncate_local_data_after_distributing_table($1)', [name])
  return rows.map(({ name }) => `${name} is distributed by company.`)
}

async function distributeFunctions(client: Connection): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(WAITING_FUNCTIONS)
  for (const { name } of rows) await client.query('select create_distributed_function($1)', [name])
  const { rowCount } = await client.query(
    'select from pg_catalog.pg_dist_object where objid = $1::regprocedure and distribution_argument_index is not null',
    [COMMIT],
  )
  if (rowCount !== 0) return []
  await client.query(
    "select create_distributed_function($1, 'company', colocate_with => $2, force_delegation => true)",
    [COMMIT, ANCHOR],
  )
  return ['Commits run on the worker of their company.']
}

const hasCitus = async (owner: Connection): Promise<boolean> =>
  (await owner.query("select from pg_extension where extname = 'citus'")).rowCount === 1

async function checkCluster(client: Connection): Promise<void> {
  if (!(await hasCitus(client))) {
    throw new DatabaseError(
      'The database has no Citus extension: create it here and on the workers, add them with citus_add_node(), and try again.',
    )
  }
  const { rowCount: workers } = await client.query('select from citus_get_active_worker_nodes()')
  if (workers === 0)
    throw new DatabaseError(
      'The Citus cluster has no workers yet: add them with citus_add_node(), and try again.',
    )
}
