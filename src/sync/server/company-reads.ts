import { createHash } from 'node:crypto'
import type { PoolClient } from 'pg'
import type { Change } from '../change.ts'
import type { Row } from '../define-table.ts'
import type { RefusalText } from '../refusal.ts'
import type { RowCodec } from './row-codec.ts'
import type { Size } from './sizes.ts'
import { snakeCase } from './snake-case.ts'

/** The engine's reads from PostgreSQL. Each runs in a transaction whose company is set. */

export interface Head {
  seq: number
  epoch: string
  minSeq: number
  /** What the company holds, by table. */
  sizes: Record<string, Size>
}

/** A change with its position in the company's order and the mutation it came from. */
export interface LoggedChange extends Change {
  seq: number
  clientId: string | null
  mid: number | null
}

export type Codecs = ReadonlyMap<string, RowCodec>

export async function readHead(connection: PoolClient, companyId: string): Promise<Head | null> {
  const { rows } = await connection.query(
    'select seq::float8 as seq, epoch, min_seq::float8 as "minSeq", sizes from sync_head where company_id = $1',
    [companyId],
  )
  return (rows[0] as Head | undefined) ?? null
}

/** Counts a table of the company. The bytes are about those of the rows' JSON. */
export async function readSize(
  connection: PoolClient,
  companyId: string,
  { table: { name } }: RowCodec,
): Promise<Size> {
  const { rows } = await connection.query<{ rows: number; bytes: number }>(
    `select count(*)::float8 as rows, coalesce(sum(octet_length(row_to_json(${name})::text)), 0)::float8 as bytes
     from ${name} where company_id = $1`,
    [companyId],
  )
  return [rows[0]!.rows, rows[0]!.bytes]
}

/** Whoever takes in more without a pause holds the event loop too long. */
const ROWS_AT_ONCE = 500

/** The ids of as many rows as a table may have are looked up in memory; with less PostgreSQL would look through all of them for each row. */
const HASHED = '64MB'

/** A live row as JSON, and the table it is of. */
interface LiveRecord {
  entity: string
  record: string
}

/** The company's rows that are live at `now` (ISO 8601): each time at most 500 of them. */
export async function* readLiveRows(
  connection: PoolClient,
  companyId: string,
  codecs: Iterable<RowCodec>,
  now: string,
): AsyncGenerator<LiveRecord[]> {
  const text = liveStatement(codecs)
  await connection.query(`set local work_mem = '${HASHED}'`)
  const { rows } = await connection.query<LiveRecord>({ name: nameOf(text), text, values: [companyId, now] })
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    if (at > 0) await new Promise((resolve) => setImmediate(resolve))
    yield rows.slice(at, at + ROWS_AT_ONCE)
  }
}

/** Reads all tables at once. Its parameters are the company and the moment. */
function liveStatement(codecs: Iterable<RowCodec>): string {
  const [tables, hosts] = [[] as string[], new Map<string, string>()]
  for (const { table, live } of codecs) {
    for (const [name, hosted] of live.hosts) hosts.set(name, hosted)
    // Not every table needs the moment, and a parameter that none names would have no type.
    const moment = tables.length === 0 ? ' and $2::timestamptz is not null' : ''
    tables.push(
      `select '${table.name}' as entity, to_jsonb(${table.name})::text as record ${live.from}${moment}`,
    )
  }
  const given = Array.from(hosts, ([name, hosted]) => `${name} as (${hosted})`).join(', ')
  return `${given && `with ${given} `}${tables.join(' union all ')}`
}

/** To parse and plan it takes the database several times as long as to run it, so each connection does that once (decision 0098). */
const nameOf = (text: string): string =>
  `live_rows_${createHash('sha256').update(text).digest('hex').slice(0, 16)}`

export async function readRows(
  connection: PoolClient,
  companyId: string,
  codec: RowCodec,
  ids: readonly string[],
): Promise<Row[]> {
  const { name } = codec.table
  const { rows } = await connection.query<{ record: Record<string, unknown> }>(
    `select to_jsonb(${name}) as record from ${name} where company_id = $1 and id = any ($2)`,
    [companyId, ids],
  )
  return rows.map(({ record }) => codec.fromDatabase(record))
}

/** At most `limit` rows that equal this, live or not. */
export async function readRowsWhere(
  connection: PoolClient,
  companyId: string,
  codec: RowCodec,
  { field, id }: { field: string; id: string },
  limit: number,
): Promise<Row[]> {
  const { name } = codec.table
  const { rows } = await connection.query<{ record: Record<string, unknown> }>(
    `select to_jsonb(${name}) as record from ${name} where company_id = $1 and ${snakeCase(field)} = $2 limit $3`,
    [companyId, id, limit],
  )
  return rows.map(({ record }) => codec.fromDatabase(record))
}

type ChangeRecord = Omit<LoggedChange, 'row'> & {
  ord: number
  record: Record<string, unknown> | null
}

/** Beyond the changes of any mutation. */
export const LAST_ORD = 2 ** 31 - 1

/** The changes after `from` up to `to`, in order: all of them, or a page that may begin and end within a mutation. */
export async function readChanges(
  connection: PoolClient,
  companyId: string,
  codecs: Codecs,
  from: number,
  to: number,
  { ord, limit }: { ord: number; limit: number | null } = { ord: LAST_ORD, limit: null },
): Promise<(LoggedChange & { ord: number })[]> {
  const { rows } = await connection.query<ChangeRecord>(
    `select seq::float8 as seq, ord, scope, entity, row_id as id, row as record, client_id as "clientId", mid::float8 as mid
     from sync_change where company_id = $1 and (seq, ord) > ($2, $3) and seq <= $4
     order by sync_change.seq, ord limit $5`,
    [companyId, from, ord, to, limit],
  )
  return rows.map(({ record, entity, ...rest }) => ({
    ...rest,
    entity,
    row: record ? codecs.get(entity)!.fromDatabase(record) : null,
  }))
}

export async function readClient(
  connection: PoolClient,
  companyId: string,
  clientId: string,
): Promise<{ userId: string; lastMid: number; lastSeq: number } | null> {
  const { rows } = await connection.query<{ userId: string; lastMid: number; lastSeq: number }>(
    `select user_id as "userId", last_mid::float8 as "lastMid", last_seq::float8 as "lastSeq"
     from sync_client where company_id = $1 and client_id = $2`,
    [companyId, clientId],
  )
  return rows[0] ?? null
}

/** Why an earlier mutation of this client was refused, or null if it was accepted. */
export async function readRefusal(connection: PoolClient, companyId: string, clientId: string, mid: number) {
  const { rows } = await connection.query<{ error: RefusalText | null }>(
    'select error from sync_mutation where company_id = $1 and client_id = $2 and mid = $3',
    [companyId, clientId, mid],
  )
  return rows[0]?.error ?? null
}
