import type { PoolClient } from 'pg'
import type { Change } from '../change.ts'
import type { Row } from '../define-table.ts'
import type { RefusalText } from '../refusal.ts'
import { type RowCodec, snakeCase } from './row-codec.ts'

/** The engine's reads from PostgreSQL. Each runs in a transaction whose company is set. */

export interface Head {
  seq: number
  epoch: string
  minSeq: number
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
    'select seq::float8 as seq, epoch, min_seq::float8 as "minSeq" from sync_head where company_id = $1',
    [companyId],
  )
  return (rows[0] as Head | undefined) ?? null
}

/** More would hold the event loop too long when they arrive. */
const ROWS_A_READ = 500

/** A live row as JSON, and the table it is of. */
interface LiveRecord {
  entity: string
  record: string
}

/** A company's live rows, all except those outside their table's window: each time at most 500 of them. */
export async function* readLiveRows(
  connection: PoolClient,
  companyId: string,
  codecs: Codecs,
): AsyncGenerator<LiveRecord[]> {
  const tables = Array.from(codecs.values(), selectLive).join(' union all ')
  await connection.query(`declare live_rows no scroll cursor for ${tables}`, [companyId])
  for (;;) {
    const { rows } = await connection.query<LiveRecord>(`fetch ${ROWS_A_READ} from live_rows`)
    if (rows.length > 0) yield rows
    if (rows.length < ROWS_A_READ) break
  }
  await connection.query('close live_rows')
}

function selectLive({ table: { name, window } }: RowCodec): string {
  const column = window && snakeCase(window.field)
  const recent = column
    ? `and (${column} is null or ${column} >= now() - make_interval(days => ${window.days}))`
    : ''
  return `select '${name}' as entity, to_jsonb(${name})::text as record from ${name} where company_id = $1 ${recent}`
}

export async function readRows(
  connection: PoolClient,
  companyId: string,
  codec: RowCodec,
  ids: string[],
): Promise<Row[]> {
  const { name } = codec.table
  const { rows } = await connection.query<{ record: Record<string, unknown> }>(
    `select to_jsonb(${name}) as record from ${name} where company_id = $1 and id = any ($2)`,
    [companyId, ids],
  )
  return rows.map(({ record }) => codec.fromDatabase(record))
}

type ChangeRecord = Omit<LoggedChange, 'row'> & { record: Record<string, unknown> | null }

/** The changes after `from` up to `to`, in order. */
export async function readChanges(
  connection: PoolClient,
  companyId: string,
  codecs: Codecs,
  from: number,
  to: number,
): Promise<LoggedChange[]> {
  const { rows } = await connection.query<ChangeRecord>(
    `select seq::float8 as seq, scope, entity, row_id as id, row as record, client_id as "clientId", mid::float8 as mid
     from sync_change where company_id = $1 and seq > $2 and seq <= $3 order by sync_change.seq, ord`,
    [companyId, from, to],
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
