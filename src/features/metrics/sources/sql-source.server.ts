import { OutgoingError } from '../../../server/outgoing/outgoing-error.ts'
import type { Services } from '../../../server/services.ts'
import type { Cell } from './fill.rules.ts'
import { readDataSource } from './data-sources.server.ts'
import {
  databaseSaid,
  NO_DATA_SOURCE,
  REQUEST_FAILURES,
  ROW_FAILURES,
  SQL_FAILURES,
} from './source-failures.text.ts'
import { type Connection, DatabaseSaid, queryRows, SqlRefused } from './sql-connection.server.ts'
import { valuesOfRows } from './sql-rows.rules.ts'

/** As much of what a database says as is kept. */
const SAID = 300

export interface SqlAnswer {
  cells: Cell[]
  failure: string | null
  shown: string | null
  origin: string
}

/** Runs a metric’s query on a database of the company. */
export async function askSql(
  services: Services,
  companyId: string,
  { dataSourceId, query }: { dataSourceId: string; query: string },
  week: string,
): Promise<SqlAnswer> {
  const found = await readDataSource(services, companyId, dataSourceId)
  if (!found) return { cells: [], failure: NO_DATA_SOURCE, shown: null, origin: '' }
  const answer = await ask(services, companyId, found, query, week)
  return { ...answer, origin: found.name }
}

async function ask(
  services: Services,
  companyId: string,
  connection: Connection,
  query: string,
  week: string,
): Promise<Omit<SqlAnswer, 'origin'>> {
  try {
    const { columns, rows } = await queryRows(services, companyId, connection, query)
    const shown = rows.map((row) => row.map((text) => (text ?? 'NULL').slice(0, 50)).join('  ')).join('\n')
    const { problem, cells } = valuesOfRows(columns, rows, week)
    const failure = problem === null ? null : ROW_FAILURES[problem]
    return { cells, failure, shown: shown.slice(0, 2_000) }
  } catch (error) {
    return { cells: [], failure: wordsFor(error, connection), shown: null }
  }
}

/** Why a query or a connection failed, without the password. */
export function wordsFor(error: unknown, { password }: Pick<Connection, 'password'>): string {
  if (error instanceof SqlRefused) return SQL_FAILURES[error.why]
  if (error instanceof OutgoingError) return REQUEST_FAILURES[error.failure]
  if (error instanceof DatabaseSaid)
    return databaseSaid(error.message.replaceAll('\0', '').replaceAll(password, '…').slice(0, SAID))
  throw error
}
