import { type RawBuilder, sql } from 'kysely'
import type { PoolClient } from 'pg'
import type { Row, Table } from '../../../sync/define-table.ts'
import { recordCodec } from '../../../sync/server/row-codec.ts'
import { ask } from './ask.server.ts'

/** Reads whole rows of the company, as rules take them. */
export type Read = <R extends Row>(table: Table<R>, where: RawBuilder<unknown>) => Promise<R[]>

export const readerOf =
  (client: PoolClient, companyId: string): Read =>
  async <R extends Row>(table: Table<R>, where: RawBuilder<unknown>) => {
    const codec = recordCodec(table)
    const name = sql.table(table.name)
    const rows = await ask(
      client,
      sql<{ record: Record<string, unknown> }>`select to_jsonb(${name}) - 'earlier' as record from ${name}
        where company_id = ${companyId} and ${where}`,
    )
    return rows.map(({ record }) => codec.fromDatabase(record) as R)
  }
