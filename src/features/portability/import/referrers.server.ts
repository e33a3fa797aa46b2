import type { PoolClient } from 'pg'
import type { Table } from '../../../sync/define-table.ts'
import type { Codecs } from '../../../sync/server/company-reads.ts'
import { snakeCase } from '../../../sync/server/snake-case.ts'
import { referencesOf } from './row-check.rules.ts'
import type { Pair } from './take-back.mutations.ts'

/** A column whose values are ids of a table's rows. */
interface Referring {
  table: string
  column: string
  isList: boolean
}

/**
 * All columns that refer to rows of a table: those of the engine's tables, and those that the database itself keeps, which also belong to
 * tables that are never synced.
 */
export async function referringTo(client: PoolClient, table: Table, codecs: Codecs): Promise<Referring[]> {
  const found = new Map<string, Referring>()
  const add = (one: Referring) => void found.set(`${one.table} ${one.column}`, one)
  const { rows } = await client.query<{ table: string; column: string }>(
    `select referring.relname as table, referring_column.attname as column
     from pg_constraint key
     join pg_class referring on referring.oid = key.conrelid
     cross join lateral unnest(key.conkey, key.confkey) as pair (own, target)
     join pg_attribute referring_column on referring_column.attrelid = key.conrelid and referring_column.attnum = pair.own
     join pg_attribute target_column on target_column.attrelid = key.confrelid and target_column.attnum = pair.target
     where key.contype = 'f' and key.confrelid = $1::regclass and target_column.attname = 'id'`,
    [table.name],
  )
  for (const row of rows) add({ ...row, isList: false })
  for (const { table: other } of codecs.values())
    for (const { field, target } of referencesOf(other))
      if (target === table.name)
        add({ table: other.name, column: snakeCase(field), isList: other.fields[field]!.kind === 'list' })
  return [...found.values()]
}

/** Which of these rows others refer to. Those of the same table are told one by one, because they may go together. */
export async function referredTo(
  client: PoolClient,
  companyId: string,
  table: Table,
  columns: readonly Referring[],
  ids: readonly string[],
): Promise<{ held: Set<string>; pairs: Pair[] }> {
  const held = new Set<string>()
  const pairs: Pair[] = []
  for (const { table: other, column, isList } of columns) {
    if (other === table.name && !isList) {
      const { rows } = await client.query<{ by: string; id: string }>(
        `select id as by, ${column} as id from ${other} where company_id = $1 and ${column} = any ($2)`,
        [companyId, ids],
      )
      for (const { by, id } of rows) if (by !== id) pairs.push([by, id])
      continue
    }
    const text = isList
      ? `select distinct entry.value as id from ${other}, jsonb_array_elements_text(${column}) as entry (value)
         where company_id = $1 and entry.value = any ($2::text[])`
      : `select distinct ${column} as id from ${other} where company_id = $1 and ${column} = any ($2)`
    const { rows } = await client.query<{ id: string }>(text, [companyId, ids])
    for (const { id } of rows) held.add(id)
  }
  return { held, pairs }
}
