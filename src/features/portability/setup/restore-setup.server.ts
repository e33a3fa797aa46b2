import type { PoolClient } from 'pg'
import type { Row } from '../../../sync/define-table.ts'
import { recordCodec } from '../../../sync/server/row-codec.ts'
import { Slices } from '../../../sync/server/slices.ts'
import type { Services } from '../../../server/services.ts'
import { secretUse } from '../../integrations/deliveries/deliver.server.ts'
import { MESSAGE_EVENTS } from '../../integrations/messages/messages.rules.ts'
import { WEBHOOK_EVENTS } from '../../integrations/webhooks/events.rules.ts'
import { follow, newSecret } from '../../integrations/webhooks/hooks.server.ts'
import { MASK } from '../../metrics/sources/settings.rules.ts'
import { sealed, type Settings } from '../../metrics/sources/source-rows.server.ts'
import type { OpenExport } from '../import/import-zip.server.ts'
import { type PeopleIds, withPeople } from '../import/people-mapping.rules.ts'
import { checkLine, idsIn, referencesOf } from '../import/row-check.rules.ts'
import {
  dataSources,
  hooks,
  metricSources,
  RESTORED,
  SOURCE_COLUMNS,
  type SetupTable,
  type ToldHook,
  type ToldSource,
} from './setup-tables.rules.ts'

/** Who brings what was set up into which company, and where its secrets are sealed. */
export interface Restoring {
  companyId: string
  importerId: string
  now: string
  seals: Services['seals']
}

const ROWS_AT_ONCE = 500

/**
 * Writes what was set up, in the transaction that ends its import: nothing of it is on before somebody has entered its secrets.
 * @returns whether there are webhooks or messages among it
 */
export async function restoreSetup(
  client: PoolClient,
  file: OpenExport,
  accounts: PeopleIds,
  restoring: Restoring,
): Promise<boolean> {
  const slices = new Slices()
  let hasHooks = false
  for (const table of RESTORED) {
    let batch: Row[] = []
    const write = async () => {
      const rows = await withReferences(client, restoring.companyId, table, batch)
      await insert(client, restoring, table, rows)
      hasHooks ||= table === hooks && rows.length > 0
      batch = []
    }
    for await (const { line } of file.linesOf(table.name)) {
      if (slices.isOver) await slices.turn()
      const checked = checkLine(table, withPeople(line, accounts))
      if ('problem' in checked) throw new Error(`${table.name}: ${checked.problem}`)
      batch.push(checked.row)
      if (batch.length >= ROWS_AT_ONCE) await write()
    }
    if (batch.length > 0) await write()
  }
  if (hasHooks) await follow(client, restoring.companyId)
  return hasHooks
}

/** Without rows of what people have removed since it was written. */
async function withReferences(
  client: PoolClient,
  companyId: string,
  table: SetupTable,
  rows: readonly Row[],
): Promise<Row[]> {
  let left = [...rows]
  for (const { field, target } of referencesOf(table)) {
    const named = left.flatMap((row) => idsIn(row, field))
    const { rows: found } = await client.query<{ id: string }>(
      `select id from ${target} where company_id = $1 and id = any ($2)`,
      [companyId, named],
    )
    const there = new Set(found.map(({ id }) => id))
    left = left.filter((row) => idsIn(row, field).every((id) => there.has(id)))
  }
  return left
}

async function insert(
  client: PoolClient,
  restoring: Restoring,
  table: SetupTable,
  rows: readonly Row[],
): Promise<void> {
  const records = rows.flatMap((row) => recordOf(table, row, restoring) ?? [])
  if (records.length === 0) return
  const columns = Object.keys(records[0]!)
  await client.query(
    `insert into ${table.name} (company_id, ${columns.join(', ')})
     select $1::uuid, ${columns.join(', ')} from jsonb_populate_recordset(null::${table.name}, $2::jsonb) on conflict do nothing`,
    [restoring.companyId, JSON.stringify(records)],
  )
}

/** A row as it is written here: off, and without any secret. Null for one that no server would have written. */
function recordOf(
  table: SetupTable,
  row: Row,
  { importerId, now, seals }: Restoring,
): Record<string, unknown> | null {
  const { toDatabase } = recordCodec(table)
  if (table === dataSources) return { ...toDatabase(row), password_sealed: null }
  if (table === metricSources) {
    const source = row as unknown as ToldSource
    const settings = settingsOf(source)
    if (settings === null) return null
    return {
      ...recordCodec({ fields: SOURCE_COLUMNS }).toDatabase(row),
      settings_sealed: sealed({ seals }, source.id, settings),
      saved_by: importerId,
      paused_at: now,
      stopped_at: null,
      failing_since: null,
      attempts: 0,
      failures: 0,
    }
  }
  if (table === hooks) {
    const { kind, teamId, events } = row as unknown as ToldHook
    if ((kind === 'message') !== (teamId !== null)) return null
    const known: readonly string[] = kind === 'webhook' ? WEBHOOK_EVENTS : MESSAGE_EVENTS
    return {
      ...toDatabase(row),
      events: events.filter((event) => known.includes(event)),
      address_sealed: null,
      secret_sealed: kind === 'webhook' ? seals.seal(newSecret(), secretUse(row.id)) : null,
      paused_at: now,
      disabled_at: null,
      failing_since: null,
      failures: 0,
    }
  }
  return toDatabase(row)
}

/** What a source asks for, with masks where its secrets belong. */
function settingsOf({ kind, dataSourceId, query, ...http }: ToldSource): Settings | null {
  if (kind === 'sql') return dataSourceId === null ? null : { kind, dataSourceId, query: query ?? '' }
  return {
    kind,
    method: http.method ?? 'GET',
    url: http.url ?? MASK,
    headers: http.headers.map((name) => ({ name, value: '' })),
    body: http.body,
    path: http.path ?? '$',
  }
}
