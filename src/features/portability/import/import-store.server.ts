import type { PoolClient } from 'pg'
import { newId } from '../../../sync/id.ts'
import { STALE_SECONDS } from '../export/export-limits.rules.ts'
import type { Mover } from '../movers/mover-report.requests.ts'
import { hasRecords } from './import-records.server.ts'
import type { RoomMade } from './room.mutations.ts'
import type { ImportReport, ImportState } from './imports.requests.ts'

/** The database's side of imports. Each of these runs in a transaction whose company is set. */

export async function latestImport(client: PoolClient, companyId: string): Promise<ImportState | null> {
  const { rows } = await client.query<ImportState>(
    `select id, state, report, mover, bytes::float8 as bytes, rows_done::float8 as "rowsDone", rows_all::float8 as "rowsAll",
       (select count(*)::int from company_import_parts p where p.company_id = i.company_id and p.import_id = i.id) as parts
     from company_imports i where company_id = $1 order by asked_at desc limit 1`,
    [companyId],
  )
  return rows[0] ?? null
}

/** Who has brought in what; null unless that is done. */
export async function importDone(
  client: PoolClient,
  companyId: string,
  importId: string,
): Promise<Pick<ImportRun, 'madeBy' | 'mover' | 'report' | 'askedFrom'> | null> {
  const { rows } = await client.query<Pick<ImportRun, 'madeBy' | 'mover' | 'report' | 'askedFrom'>>(
    `select made_by as "madeBy", mover, report, asked_from as "askedFrom" from company_imports where company_id = $1 and id = $2 and state = 'done'`,
    [companyId, importId],
  )
  return rows[0] ?? null
}

/** Null while there is another one. */
export async function insertImport(
  client: PoolClient,
  companyId: string,
  personId: string,
  bytes: number,
  mover: Mover | null,
  network: string | null = null,
): Promise<string | null> {
  const id = newId()
  const { rowCount } = await client.query(
    `insert into company_imports (company_id, id, made_by, state, bytes, mover, asked_at, touched_at, asked_from)
     values ($1, $2, $3, 'uploading', $4, $5, now(), now(), $6)
     on conflict (company_id) where state in ('uploading', 'checking', 'checked', 'importing', 'half', 'taking-back') do nothing`,
    [companyId, id, personId, bytes, mover && JSON.stringify(mover), network],
  )
  return rowCount === 1 ? id : null
}

/** The size of an upload that this person may go on with; null if there is none. */
export async function uploadingBytes(
  client: PoolClient,
  companyId: string,
  importId: string,
  personId: string,
): Promise<number | null> {
  const { rows } = await client.query<{ bytes: number }>(
    `select bytes::float8 as bytes from company_imports
     where company_id = $1 and id = $2 and made_by = $3 and state = 'uploading'`,
    [companyId, importId, personId],
  )
  return rows[0]?.bytes ?? null
}

/** Keeps a part of the upload; one that has come before stays. */
export const keepPart = (
  client: PoolClient,
  companyId: string,
  importId: string,
  number: number,
  bytes: Buffer,
) =>
  client.query(
    `insert into company_import_parts (company_id, id, import_id, number, bytes) values ($1, $2, $3, $4, $5)
     on conflict (company_id, import_id, number) do nothing`,
    [companyId, newId(), importId, number, bytes],
  )

export async function uploadedBytes(
  client: PoolClient,
  companyId: string,
  importId: string,
): Promise<number> {
  const { rows } = await client.query<{ bytes: number }>(
    `select coalesce(sum(length(bytes)), 0)::float8 as bytes from company_import_parts
     where company_id = $1 and import_id = $2`,
    [companyId, importId],
  )
  return rows[0]!.bytes
}

/** Moves an import of this person on; false if it was not in that state. */
export async function moveOn(
  client: PoolClient,
  { companyId, importId, personId }: { companyId: string; importId: string; personId: string },
  from: ImportState['state'],
  to: ImportState['state'],
): Promise<boolean> {
  const { rowCount } = await client.query(
    `update company_imports set state = $5, run_id = null, attempts = 0, rows_done = 0, touched_at = now()
     where company_id = $1 and id = $2 and made_by = $3 and state = $4`,
    [companyId, importId, personId, from, to],
  )
  return rowCount === 1
}

/** Has the files of a move read in another way; false if it is not looked through yet, or no move. */
export async function remap(
  client: PoolClient,
  { companyId, importId, personId }: { companyId: string; importId: string; personId: string },
  mover: Mover,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `update company_imports set mover = $4, state = 'checking', run_id = null, attempts = 0, rows_done = 0, touched_at = now()
     where company_id = $1 and id = $2 and made_by = $3 and state = 'checked' and mover is not null`,
    [companyId, importId, personId, JSON.stringify(mover)],
  )
  return rowCount === 1
}

/** One attempt at checking or writing an import. */
export interface ImportRun {
  companyId: string
  importId: string
  runId: string
  madeBy: string
  state: 'checking' | 'importing' | 'taking-back'
  bytes: number
  rowsDone: number
  rowsAll: number | null
  report: ImportReport | null
  /** What made room for it; null until it has. */
  before: RoomMade | null
  takenBy: string | null
  askedAt: Date
  /** The network from which it, or taking it back, was asked for, as the audit log says it. */
  askedFrom: string | null
  attempts: number
  mover: Mover | null
}

/** Takes an import that waits, or whose run has died. */
export async function takeImport(
  client: PoolClient,
  companyId: string,
  importId: string,
): Promise<ImportRun | 'under way' | 'over'> {
  const runId = newId()
  const { rows } = await client.query<Omit<ImportRun, 'companyId' | 'importId' | 'runId'>>(
    `update company_imports set run_id = $3, attempts = attempts + 1, touched_at = now()
     where company_id = $1 and id = $2 and state in ('checking', 'importing', 'taking-back')
       and (run_id is null or touched_at < now() - make_interval(secs => $4))
     returning made_by as "madeBy", state, bytes::float8 as bytes, rows_done::float8 as "rowsDone",
       rows_all::float8 as "rowsAll", report, before, taken_by as "takenBy", asked_at as "askedAt", asked_from as "askedFrom",
       attempts, mover`,
    [companyId, importId, runId, STALE_SECONDS],
  )
  if (rows[0]) return { companyId, importId, runId, ...rows[0] }
  const { rowCount } = await client.query(
    "select from company_imports where company_id = $1 and id = $2 and state in ('checking', 'importing', 'taking-back')",
    [companyId, importId],
  )
  return rowCount === 1 ? 'under way' : 'over'
}

const ITS_RUN = 'company_id = $1 and id = $2 and run_id = $3'
const of = ({ companyId, importId, runId }: ImportRun) => [companyId, importId, runId]

export async function touchImport(
  client: PoolClient,
  run: ImportRun,
  done: number,
  all: number,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `update company_imports set touched_at = now(), rows_done = $4, rows_all = $5 where ${ITS_RUN}`,
    [...of(run), done, all],
  )
  return rowCount === 1
}

/** Ends a run with its result; the file is kept only while it may still be imported. What has written something ends half way. */
export async function endImportRun(
  client: PoolClient,
  run: ImportRun,
  result: 'checked' | 'refused' | 'done' | 'half' | 'taken-back',
  report: ImportReport | null,
): Promise<boolean> {
  const isHalf = result === 'refused' && (await hasRecords(client, run.companyId, run.importId))
  const state = isHalf ? 'half' : result
  const { rowCount } = await client.query(
    `update company_imports set state = $4, report = coalesce($5::jsonb, report), run_id = null, touched_at = now() where ${ITS_RUN}`,
    [...of(run), state, report && JSON.stringify(report)],
  )
  if (rowCount === 1 && state !== 'checked') await dropParts(client, run.companyId, run.importId)
  return rowCount === 1
}

/** Lets another attempt begin at once. A node that stops hands its work back: that was no attempt. */
export const releaseImport = (client: PoolClient, run: ImportRun, isHandedBack: boolean) =>
  client.query(
    `update company_imports set run_id = null, attempts = attempts - $4, touched_at = now() where ${ITS_RUN}`,
    [...of(run), isHandedBack ? 1 : 0],
  )

const dropParts = (client: PoolClient, companyId: string, importId: string) =>
  client.query('delete from company_import_parts where company_id = $1 and import_id = $2', [
    companyId,
    importId,
  ])

/** Drops an import that has written nothing; false if it is being checked or written, or is done. */
export async function dropImport(client: PoolClient, companyId: string, importId: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from company_imports where company_id = $1 and id = $2 and state in ('uploading', 'checked') for update`,
    [companyId, importId],
  )
  if (rowCount !== 1) return false
  await dropParts(client, companyId, importId)
  await client.query('delete from company_imports where company_id = $1 and id = $2', [companyId, importId])
  return true
}

/** Null if it has not come. */
export async function readUploadedPart(
  client: PoolClient,
  companyId: string,
  importId: string,
  number: number,
): Promise<Buffer | null> {
  const { rows } = await client.query<{ bytes: Buffer }>(
    'select bytes from company_import_parts where company_id = $1 and import_id = $2 and number = $3',
    [companyId, importId, number],
  )
  return rows[0]?.bytes ?? null
}
