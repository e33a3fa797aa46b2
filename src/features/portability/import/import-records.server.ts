import { createHash } from 'node:crypto'
import type { PoolClient } from 'pg'
import { hashedId } from '../../../server/hashed-id.ts'
import type { Row, Table } from '../../../sync/define-table.ts'
import type { MakeBeside } from '../../../sync/server/batch.ts'

/** What an import has written is recorded in the same transactions, with a hash of its content. */
const RECORDS = 'company_import_rows'

const FORGOTTEN_AT_ONCE = 5_000

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]))
}

/** Hexadecimal; the same for a row as it was written and as the database gives it back. */
export function hashOfRow({ fields }: Pick<Table, 'fields'>, row: Row): string {
  const values = Object.keys(fields)
    .toSorted()
    .map((field) => sorted(row[field as keyof Row] ?? null))
  return createHash('sha256').update(JSON.stringify(values)).digest('hex')
}

export const recordId = (importId: string, entity: string, rowId: string): string =>
  hashedId(importId, entity, rowId)

const recordOf = (importId: string, table: Table, row: Row) => ({
  id: recordId(importId, table.name, row.id),
  import_id: importId,
  entity: table.name,
  row_id: row.id,
  hash: `\\x${hashOfRow(table, row)}`,
})

/** Records what a mutation of the import writes. Of rows that were there, only those that nobody has changed since: `known` has their hashes. */
export const recording =
  (importId: string, known: ReadonlyMap<string, string> = new Map()): MakeBeside =>
  (written) => ({
    table: RECORDS,
    gone: [],
    rows: written.flatMap(({ table, rows }) =>
      rows.flatMap(({ id, before, after }) =>
        after && (!before || known.get(id) === hashOfRow(table, before))
          ? [recordOf(importId, table, after)]
          : [],
      ),
    ),
  })

/** Records a row of this table, whatever it was before. */
export const recordingAll =
  (importId: string, name: string): MakeBeside =>
  (written) => ({
    table: RECORDS,
    gone: [],
    rows: written
      .filter(({ table }) => table.name === name)
      .flatMap(({ table, rows }) =>
        rows.flatMap(({ after }) => (after ? [recordOf(importId, table, after)] : [])),
      ),
  })

/** Forgets those of these rows that are not there any more. */
export const forgetting =
  (importId: string, table: Table, ids: Iterable<string>): MakeBeside =>
  (_written, read) => ({
    table: RECORDS,
    rows: [],
    gone: [...ids].filter((id) => !read.get(table, id)).map((id) => recordId(importId, table.name, id)),
  })

/** Forgets these records. */
export const forgettingAll =
  (ids: readonly string[]): MakeBeside =>
  () => ({ table: RECORDS, rows: [], gone: ids })

/** Each of these runs in a transaction whose company is set. */

/** Whether the import has written anything. */
export async function hasRecords(client: PoolClient, companyId: string, importId: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from ${RECORDS} where company_id = $1 and import_id = $2 limit 1`,
    [companyId, importId],
  )
  return rowCount === 1
}

/** The hashes of these rows, by their ids, as far as the import has written them. */
export async function recordedHashes(
  client: PoolClient,
  companyId: string,
  importId: string,
  entity: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await client.query<{ id: string; hash: string }>(
    `select row_id as id, encode(hash, 'hex') as hash from ${RECORDS}
     where company_id = $1 and import_id = $2 and entity = $3 and row_id = any ($4)`,
    [companyId, importId, entity, ids],
  )
  return new Map(rows.map(({ id, hash }) => [id, hash]))
}

/** The ids of all rows that the import has written, or of those of some tables. For imports that are small. */
export async function recordedIds(
  client: PoolClient,
  companyId: string,
  importId: string,
  entities: readonly string[] | null = null,
): Promise<Set<string>> {
  const { rows } = await client.query<{ id: string }>(
    `select row_id as id from ${RECORDS}
     where company_id = $1 and import_id = $2 and ($3::text[] is null or entity = any ($3))`,
    [companyId, importId, entities],
  )
  return new Set(rows.map(({ id }) => id))
}

/** The next recorded rows of a table, in one direction from `after` on. */
export async function nextRecords(
  client: PoolClient,
  { companyId, importId }: { companyId: string; importId: string },
  entity: string,
  after: string | null,
  isBackwards: boolean,
  most: number,
): Promise<Map<string, string>> {
  const { rows } = await client.query<{ id: string; hash: string }>(
    `select row_id as id, encode(hash, 'hex') as hash from ${RECORDS}
     where company_id = $1 and import_id = $2 and entity = $3 and ($4::uuid is null or row_id ${isBackwards ? '<' : '>'} $4)
     order by row_id ${isBackwards ? 'desc' : 'asc'} limit $5`,
    [companyId, importId, entity, after, most],
  )
  return new Map(rows.map(({ id, hash }) => [id, hash]))
}

/** How many rows are recorded, by table. */
export async function countRecords(
  client: PoolClient,
  companyId: string,
  importId: string,
): Promise<{ name: string; rows: number }[]> {
  const { rows } = await client.query<{ name: string; rows: number }>(
    `select entity as name, count(*)::int as rows from ${RECORDS}
     where company_id = $1 and import_id = $2 group by entity order by entity`,
    [companyId, importId],
  )
  return rows
}

/** Forgets some of what imports that are over have written; false once there is no more. */
export async function forgetSome(client: PoolClient, companyId: string): Promise<boolean> {
  const { rows } = await client.query<{ id: string }>(
    "select id from company_imports where company_id = $1 and state in ('done', 'taken-back')",
    [companyId],
  )
  const { rows: some } = await client.query<{ id: string }>(
    `select id from ${RECORDS} where company_id = $1 and import_id = any ($2) limit $3`,
    [companyId, rows.map(({ id }) => id), FORGOTTEN_AT_ONCE],
  )
  if (some.length === 0) return false
  await client.query(`delete from ${RECORDS} where company_id = $1 and id = any ($2)`, [
    companyId,
    some.map(({ id }) => id),
  ])
  return true
}
