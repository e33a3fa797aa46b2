import type { PoolClient } from 'pg'
import type { Row } from '../../../sync/define-table.ts'
import { recordCodec } from '../../../sync/server/row-codec.ts'
import type { Services } from '../../../server/services.ts'
import { toldSettings } from '../../metrics/sources/source-rows.server.ts'
import { rowsOfTable } from '../export/export-rows.server.ts'
import { metricSources, type SetupTable } from './setup-tables.rules.ts'

/** The rows of a table that browsers never hold, without its secrets. Runs in a transaction whose company is set. */
export function setupRows(
  connection: PoolClient,
  services: Pick<Services, 'seals'>,
  companyId: string,
  table: SetupTable,
): AsyncGenerator<Row[]> {
  const { fromDatabase } = recordCodec(table)
  return rowsOfTable(connection, companyId, table.name, (record) => {
    const row = fromDatabase(record)
    if (table !== metricSources) return row
    return { ...row, ...toldSettings(services, row.id, String(record['settings_sealed'])) }
  })
}
