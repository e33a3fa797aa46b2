import type { PoolClient } from 'pg'
import type { Row } from '../define-table.ts'
import type { LiveSet } from '../live-set.ts'
import type { BootstrapLine } from '../protocol.ts'
import type { Span } from '../region.ts'
import type { Codecs } from './company-reads.ts'
import { liveBeside, livesWith } from './live-condition.ts'
import { snakeCase } from './snake-case.ts'

/** Reads of rows however old they are. Each runs in a transaction whose company is set. */

/** What these reads need to know besides the connection. */
export interface Reading {
  readonly connection: PoolClient
  readonly companyId: string
  readonly codecs: Codecs
  readonly liveSet: LiveSet
  /** Decides which companions are live, as ISO 8601. */
  readonly now: string
}

/** Where a page of a span ended: the last row's id and, in a span with a range, its value there. */
export interface PageEnd {
  readonly id: string
  readonly value: string | null
}

interface Page {
  rows: Row[]
  /** Null after the last page. */
  end: PageEnd | null
}

/** At most `limit` rows of the span after `from`, the latest first. */
export async function readSpan(
  { connection, companyId, codecs, liveSet, now }: Reading,
  { table: name, where, range }: Span,
  limit: number,
  from: PageEnd | null,
): Promise<Page> {
  const codec = codecs.get(name)!
  const values: unknown[] = [companyId, now]
  const given = (value: unknown) => `$${values.push(value)}`
  const conditions = Object.entries(where).map(
    ([field, value]) => `${name}.${snakeCase(field)} = ${given(value)}`,
  )
  const order = [...(range ? [`${name}.${snakeCase(range.field)}`] : []), `${name}.id`]
  if (range) conditions.push(`${order[0]} >= ${given(range.from)}`, `${order[0]} < ${given(range.to)}`)
  if (from) {
    const after = [...(range ? [from.value] : []), from.id].map(given)
    conditions.push(`(${order.join()}) < (${after.join()})`)
  }
  const { rows } = await connection.query<{ record: Record<string, unknown>; value: string | null }>(
    `select to_jsonb(${name}) as record, ${range ? `${order[0]}::text` : 'null'} as value from ${name}
     where ${name}.company_id = $1 and $2::timestamptz is not null and ${livesWith(codec.table, Object.keys(where), liveSet)}
       and ${conditions.join(' and ') || 'true'}
     order by ${order.map((column) => `${column} desc`).join()} limit ${given(limit)}`,
    values,
  )
  const last = rows.length === limit ? rows.at(-1)! : null
  return {
    rows: rows.map(({ record }) => codec.fromDatabase(record)),
    end: last && { id: String(last.record['id']), value: last.value },
  }
}

/** These rows, followed by those that live with them. */
export async function withCompanions(
  reading: Reading,
  tableName: string,
  rows: readonly Row[],
): Promise<BootstrapLine[]> {
  const { connection, companyId, codecs, liveSet, now } = reading
  const lines = rows.map((row): BootstrapLine => [tableName, row])
  if (rows.length === 0) return lines
  const { table } = codecs.get(tableName)!
  for (const { table: companion, field } of liveSet.companionsOf(table)) {
    const codec = codecs.get(companion.name)!
    const found = await connection.query<{ record: Record<string, unknown> }>(
      `select to_jsonb(${companion.name}) as record from ${companion.name}
       where company_id = $1 and $2::timestamptz is not null and ${snakeCase(field)} = any ($3)
         and ${liveBeside(companion, field, liveSet)}`,
      [companyId, now, rows.map(({ id }) => id)],
    )
    const beside = found.rows.map(({ record }) => codec.fromDatabase(record))
    lines.push(...(await withCompanions(reading, companion.name, beside)))
  }
  return lines
}
