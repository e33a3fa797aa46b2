import type { PoolClient } from 'pg'
import type { Row } from '../../../sync/define-table.ts'
import type { Codecs } from '../../../sync/server/company-reads.ts'
import type { RowCodec } from '../../../sync/server/row-codec.ts'
import { Slices } from '../../../sync/server/slices.ts'
import { isExported } from './exported.rules.ts'

/** More, with long texts in them, would hold the event loop too long when they arrive. */
const ROWS_A_READ = 100

/** All rows of a table that go into an export, by their ids. Runs in a transaction whose company is set. */
export async function* exportedRows(
  connection: PoolClient,
  companyId: string,
  makerId: string,
  { table, fromDatabase }: RowCodec,
): AsyncGenerator<Row[]> {
  for await (const rows of rowsOfTable(connection, companyId, table.name, fromDatabase)) {
    const exported = rows.filter((row) => isExported(table, row, makerId))
    if (exported.length > 0) yield exported
  }
}

/** All rows of a table, by their ids. Runs in a transaction whose company is set. */
export async function* rowsOfTable(
  connection: PoolClient,
  companyId: string,
  name: string,
  read: (record: Record<string, unknown>) => Row,
): AsyncGenerator<Row[]> {
  const slices = new Slices()
  await connection.query(
    `declare exported no scroll cursor for
     select to_jsonb(${name})::text as record from ${name} where company_id = $1 order by id`,
    [companyId],
  )
  for (;;) {
    const { rows: records } = await connection.query<{ record: string }>(`fetch ${ROWS_A_READ} from exported`)
    const rows: Row[] = []
    for (const { record } of records) {
      if (slices.isOver) await slices.turn()
      rows.push(read(JSON.parse(record) as Record<string, unknown>))
    }
    yield rows
    if (records.length < ROWS_A_READ) break
  }
  await connection.query('close exported')
}

/** How many rows the company has, those that are left out included. */
export async function countRows(connection: PoolClient, companyId: string, codecs: Codecs): Promise<number> {
  let sum = 0
  for (const name of codecs.keys()) {
    const { rows } = await connection.query<{ count: number }>(
      `select count(*)::float8 as count from ${name} where company_id = $1`,
      [companyId],
    )
    sum += rows[0]!.count
  }
  return sum
}
