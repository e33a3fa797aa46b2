import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { inject } from 'vitest'
import { onDatabase } from '../../src/server/database/address.ts'
import { migrate, MIGRATIONS, readMigrations } from '../../src/server/database/migrate.ts'
import { makePool } from '../../src/server/database/pools.ts'
import { installJobs } from '../../src/server/jobs.ts'
import { joinNodes, spread } from '../cluster/citus.ts'
import { type TestDatabase, testDatabase } from '../database.ts'
import { closeTemplate, dropEverywhere, onEveryNode } from '../nodes.ts'
import { rowsAt } from './rows.ts'

/** An installation as it was at an earlier schema, from which databases are copied; on a cluster, spread over it then. */
export interface OldInstallation {
  rows: number
  copy(): Promise<TestDatabase>
  drop(): Promise<void>
}

export async function oldInstallation(schema: number): Promise<OldInstallation> {
  const { address, workers, prefix } = inject('testCluster')
  const nodes = { address, workers }
  const name = `${prefix}schema_${schema}_${randomBytes(4).toString('hex')}`
  await onEveryNode(nodes, `create database ${name}`)
  const [coordinator, ...others] = [address, ...workers].map((node) => onDatabase(node, name))
  const owner = makePool(coordinator!, { max: 3, statementTimeout: 0 })
  try {
    if (others.length > 0) await joinNodes(owner, { address: coordinator!, workers: others })
    const migrations = await readMigrations(MIGRATIONS)
    await migrate(
      owner,
      migrations.filter(({ number }) => number <= schema),
      installJobs,
    )
    let rows = 0
    for (const each of rowsAt(schema)) rows += await fill(owner, each)
    await keepKeys(owner)
    if (others.length > 0) await spread(owner)
    await closeTemplate(nodes, name)
    return { rows, copy: () => testDatabase(name), drop: () => dropEverywhere(nodes, name) }
  } finally {
    await owner.end()
  }
}

async function fill(owner: pg.Pool, { table, count, columns }: ReturnType<typeof rowsAt>[number]) {
  const { rows: known } = await owner.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
    [table],
  )
  const used = known.flatMap(({ name }) => (columns[name] === undefined ? [] : [[name, columns[name]]]))
  const { rowCount } = await owner.query(
    `insert into ${table} (${used.map(([name]) => name).join(', ')})
     select ${used.map(([, expression]) => expression).join(', ')} from generate_series(1, ${count}) i`,
  )
  return rowCount!
}

/** Where the keys of all rows are kept, which no migration knows. */
const KEPT = 'earlier'

interface Key {
  name: string
  columns: string
}

async function keepKeys(owner: pg.Pool): Promise<void> {
  const { rows: keys } = await owner.query<Key>(
    `select relname as name, string_agg(quote_ident(attname), ', ' order by attnum) as columns
     from pg_class c join pg_index i on i.indrelid = c.oid and i.indisprimary
     join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey)
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and relname <> 'schema_migration'
     group by relname`,
  )
  await owner.query(`create schema ${KEPT}`)
  for (const { name, columns } of keys)
    await owner.query(`create table ${KEPT}.${name} as select ${columns} from public.${name}`)
}

/** How many rows of each table that were there before are missing now, where any are. */
export async function lostRows(owner: pg.Pool): Promise<Record<string, number>> {
  const { rows: keys } = await owner.query<Key>(
    `select relname as name, string_agg(quote_ident(attname), ', ' order by attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and attnum > 0
     where c.relkind = 'r' and c.relnamespace = '${KEPT}'::regnamespace group by relname`,
  )
  const lost: Record<string, number> = {}
  for (const { name, columns } of keys) {
    const { rows } = await owner.query<{ count: number }>(
      `select count(*)::int as count from (select ${columns} from ${KEPT}.${name} except select ${columns} from public.${name}) missing`,
    )
    if (rows[0]!.count > 0) lost[name] = rows[0]!.count
  }
  return lost
}
