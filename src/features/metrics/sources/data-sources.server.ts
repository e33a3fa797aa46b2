import { SealBroken } from '../../../server/seals.ts'
import { OutgoingError } from '../../../server/outgoing/outgoing-error.ts'
import type { Services } from '../../../server/services.ts'
import { notFound } from '../../../sync/engine.refusals.ts'
import { newId } from '../../../sync/id.ts'
import { type DataSourceInput, MOST_DATA_SOURCES, type ShownDataSource } from './data-sources.requests.ts'
import { REQUEST_FAILURES, SQL_FAILURES } from './source-failures.text.ts'
import { refuse } from './sources.refusals.ts'
import { addressOf, type Connection, SqlRefused } from './sql-connection.server.ts'

const useOf = (id: string): string => `data source:${id}`

/** It has no password after an import, until somebody enters one. */
type Row = Omit<ShownDataSource, 'metrics'> & { sealed: string | null }

const COLUMNS = 'id, name, host, port, database, username, tls, certificate'

export const listDataSources = ({ node }: Services, companyId: string): Promise<ShownDataSource[]> =>
  node.options.inCompany(companyId, null, async (client) => {
    const { rows } = await client.query<ShownDataSource>(
      `select ${COLUMNS}, (select count(*)::int from metric_sources s
         where s.company_id = $1 and s.company_id = d.company_id and s.data_source_id = d.id) as metrics
       from data_sources d where company_id = $1 order by name, id`,
      [companyId],
    )
    return rows
  })

/** A company’s database with its password; null if it is gone. @throws {SealBroken} */
export async function readDataSource(
  { node, seals }: Pick<Services, 'node' | 'seals'>,
  companyId: string,
  id: string,
): Promise<(Connection & { name: string }) | null> {
  const row = await node.options.inCompany(companyId, null, async (client) => {
    const { rows } = await client.query<Row>(
      `select ${COLUMNS}, password_sealed as sealed from data_sources where company_id = $1 and id = $2`,
      [companyId, id],
    )
    return rows[0]
  })
  if (!row) return null
  const { sealed, ...connection } = row
  if (sealed === null) throw new SealBroken()
  return { ...connection, password: seals.open(sealed, useOf(id)) }
}

/**
 * Adds a database or changes one. Its password goes only where it was entered for: whoever changes the host, the port or how the
 * connection is secured enters it again.
 */
export async function saveDataSource(
  services: Services,
  input: DataSourceInput,
  personId: string,
): Promise<void> {
  const { companyId, name, port, database, username, tls } = input
  const host = input.host.toLowerCase()
  const certificate = input.certificate?.trim() || null
  const before =
    input.id === undefined || input.password !== undefined
      ? null
      : ((await readableDataSource(services, companyId, input.id)) ?? notFound())
  const isSamePlace =
    before !== null &&
    before.host === host &&
    before.port === port &&
    before.tls === tls &&
    before.certificate === certificate
  const password = input.password ?? (isSamePlace ? before.password : null)
  if (password === null) return refuse('data-source/password')
  await addressOf(services, { host, port, tls }).catch((error: unknown) => {
    if (error instanceof OutgoingError) refuse('source/not-usable', { why: REQUEST_FAILURES[error.failure] })
    if (error instanceof SqlRefused) refuse('source/not-usable', { why: SQL_FAILURES[error.why] })
    throw error
  })
  const id = input.id ?? newId()
  const values = [
    companyId,
    id,
    name,
    host,
    port,
    database,
    username,
    services.seals.seal(password, useOf(id)),
    tls,
    certificate,
  ]
  await services.node.options.inCompany(companyId, null, async (client) => {
    if (input.id !== undefined) {
      const { rowCount } = await client.query(
        `update data_sources set name = $3, host = $4, port = $5, database = $6, username = $7, password_sealed = $8, tls = $9,
           certificate = $10 where company_id = $1 and id = $2`,
        values,
      )
      return rowCount === 0 ? notFound() : undefined
    }
    const { rows } = await client.query<{ count: number }>(
      'select count(*)::int as count from data_sources where company_id = $1',
      [companyId],
    )
    if (rows[0]!.count >= MOST_DATA_SOURCES) refuse('data-source/too-many', { most: MOST_DATA_SOURCES })
    await client.query(
      `insert into data_sources (company_id, id, name, host, port, database, username, password_sealed, tls, certificate, created_by,
         created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
      [...values, personId, new Date()],
    )
  })
}

/** As `readDataSource`; a password that is missing, or whose key is gone, has to be entered again. */
export const readableDataSource = async (services: Services, companyId: string, id: string) =>
  readDataSource(services, companyId, id).catch((error: unknown) =>
    error instanceof SealBroken ? refuse('data-source/password') : Promise.reject(error as Error),
  )

export const removeDataSource = ({ node }: Services, companyId: string, id: string): Promise<void> =>
  node.options.inCompany(companyId, null, async (client) => {
    const { rows } = await client.query<{ count: number }>(
      'select count(*)::int as count from metric_sources where company_id = $1 and data_source_id = $2',
      [companyId, id],
    )
    const { count } = rows[0]!
    if (count > 0) refuse('data-source/used', { count })
    await client.query('delete from data_sources where company_id = $1 and id = $2', [companyId, id])
  })
