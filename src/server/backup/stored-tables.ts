import type pg from 'pg'
import type { Manifest } from './backup-format.ts'

/** Where the application's rows are, and where its jobs wait. */
const SCHEMAS = ['public', 'graphile_worker']

/**
 * Signing in again makes sessions anew, and nobody who has signed out since is signed in by a restore. Which backups were made, and
 * on which PostgreSQL servers worked, counts for the installation that it was.
 */
const LEFT_OUT = [
  'schema_migration',
  'sessions',
  'session_proofs',
  'backup_attempts',
  'backup_mark',
  'history_origin',
  'graphile_worker.migrations',
]

export type StoredTable = Pick<Manifest['tables'][number], 'name' | 'columns'>

/** The tables that a backup holds, with the columns that are not computed. Names are quoted where SQL needs that. */
export async function storedTables(client: pg.ClientBase): Promise<StoredTable[]> {
  const { rows } = await client.query<StoredTable>(
    `select c.oid::regclass::text as name,
       (select array_agg(quote_ident(attname) order by attnum) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname = any ($1) and c.oid::regclass::text <> all ($2)
     order by 1`,
    [SCHEMAS, LEFT_OUT],
  )
  return rows
}

/** Where the counters stand that number rows. */
export async function storedSequences(client: pg.ClientBase): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'S' and n.nspname = any ($1) order by 1`,
    [SCHEMAS],
  )
  const sequences: Manifest['sequences'] = []
  for (const { name } of rows) {
    const { rows: states } = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${name}`,
    )
    sequences.push({ name, ...states[0]! })
  }
  return sequences
}

export interface ForeignKey {
  table: string
  name: string
  /** As `alter table ... add constraint` takes it. */
  definition: string
}

/** What keeps rows from pointing nowhere. */
export async function foreignKeys(client: pg.ClientBase): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(c.oid) as definition
     from pg_constraint c join pg_namespace n on n.oid = c.connamespace
     where contype = 'f' and n.nspname = any ($1)`,
    [SCHEMAS],
  )
  return rows
}
