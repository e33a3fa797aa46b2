import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createHeadline } from '../../src/features/headlines/headlines.mutations.ts'
import { APP_ROLE } from '../../src/server/database/app-role.ts'
import { asUser, onDatabase } from '../../src/server/database/address.ts'
import type { Database } from '../../src/server/database/database.ts'
import { distribute } from '../../src/server/database/distribute.ts'
import { inCompany } from '../../src/server/database/in-company.ts'
import { newId } from '../../src/sync/id.ts'
import { type Cast, cast } from '../cast.ts'
import { connectedClient } from '../connected-client.ts'
import { testDatabase } from '../database.ts'

const { workers } = inject('testCluster')

let stage: Cast
let database: Database

beforeAll(async () => {
  stage = await cast()
  database = await testDatabase()
})
afterAll(async () => {
  await stage?.stop()
  await database?.stop()
})

const namesOf = async (query: string) =>
  (await database.owner.query<{ name: string }>(query)).rows.map(({ name }) => name)

test('every table with a company first in its key is distributed beside the others, and no other table', async () => {
  const tenants = await namesOf(`
    select class.relname as name from pg_class class
    join pg_index key on key.indrelid = class.oid and key.indisprimary
    join pg_attribute first on first.attrelid = class.oid and first.attnum = key.indkey[0]
    where class.relnamespace = 'public'::regnamespace and class.relkind = 'r' and first.attname = 'company_id'
    order by name`)
  expect(tenants.length).toBeGreaterThan(25)
  const distributed = `
    select logicalrelid::text as name from pg_dist_partition
    where partmethod = 'h' and colocationid = (select colocationid from pg_dist_partition where logicalrelid = 'sync_head'::regclass)
    order by name`
  expect(await namesOf(distributed)).toEqual(tenants)
  expect(await namesOf('select logicalrelid::text as name from pg_dist_partition order by name')).toEqual(
    tenants,
  )
})

test('both workers hold companies', async () => {
  const holders = await namesOf(`
    select distinct nodeport::text as name from pg_dist_shard
    join pg_dist_placement using (shardid) join pg_dist_node using (groupid)
    where logicalrelid = 'sync_head'::regclass`)
  expect(holders).toHaveLength(workers.length)
})

test('a table of a later migration is distributed at once, so that another can refer to it', async () => {
  const client = await database.owner.connect()
  await distribute(client)
  await client.query(`
    create table crates (company_id uuid not null, id uuid not null, team_id uuid, primary key (company_id, id),
      foreign key (company_id, team_id) references teams (company_id, id))`)
  await client.query("call tenant_table('crates')")
  await client.query('alter table tasks add column crate_id uuid')
  await client.query(
    'alter table tasks add foreign key (company_id, crate_id) references crates (company_id, id)',
  )
  expect(await distribute(client)).toEqual([])
  await client.query('alter table tasks drop column crate_id')
  await client.query('drop table crates')
  client.release()
})

test('a commit runs on the worker of its company, in one call', async () => {
  const { harbor, pool } = stage
  await harbor.maya.does(createHeadline, { id: newId(), title: 'New pier', teamId: harbor.teams.leadership })
  const { rows } = await pool.query<{ line: string }>(
    `explain (costs off) select sync_commit_one('${harbor.companyId}', '{}')`,
  )
  expect(JSON.stringify(rows)).toMatch(/Citus Adaptive.*Task Count: 1/)
})

/** Every row of a table that the application finds on one worker, tables of shards included. */
async function onWorker(address: (typeof workers)[number], companyId: string | null): Promise<string[]> {
  const { rows } = await stage.pool.query<{ name: string }>('select current_database() as name')
  const { appPassword } = inject('testCluster')
  const client = await connectedClient(asUser(onDatabase(address, rows[0]!.name), APP_ROLE, appPassword))
  try {
    await client.query('set citus.override_table_visibility = off')
    await client.query('begin')
    if (companyId !== null) await client.query(`set local app.company_id = '${companyId}'`)
    const shards = await client.query<{ name: string }>(
      "select relname as name from pg_class where relname ~ '^people_[0-9]+$' and relkind = 'r'",
    )
    expect(shards.rows.length).toBeGreaterThan(0)
    const found: string[] = []
    for (const { name } of shards.rows) {
      const people = await client.query<{ companyId: string }>(
        `select company_id as "companyId" from ${name}`,
      )
      found.push(...people.rows.map((row) => row.companyId))
    }
    return found
  } finally {
    await client.end()
  }
}

test('row security holds on the workers: no company, no row; one company, only its own', async () => {
  const { harbor, lantern } = stage
  for (const worker of workers) expect(await onWorker(worker, null)).toEqual([])
  for (const { companyId } of [harbor, lantern]) {
    const found = (await Promise.all(workers.map((worker) => onWorker(worker, companyId)))).flat()
    expect(new Set(found)).toEqual(new Set([companyId]))
  }
})

test('through the coordinator no company finds or writes the rows of another', async () => {
  const { harbor, lantern, pool } = stage
  expect((await pool.query('select from people')).rowCount).toBe(0)
  await inCompany(pool, harbor.companyId, null, async (client) => {
    const { rowCount } = await client.query('select from people where company_id = $1', [lantern.companyId])
    expect(rowCount).toBe(0)
  })
  const attempt = inCompany(pool, harbor.companyId, null, (client) =>
    client.query('insert into sync_head (company_id) values ($1)', [newId()]),
  )
  await expect(attempt).rejects.toThrow('row-level security')
})
