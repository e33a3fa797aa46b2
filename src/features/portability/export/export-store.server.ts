import type { PoolClient } from 'pg'
import { newId } from '../../../sync/id.ts'
import type { Person } from '../../people/people.table.ts'
import { isActiveMember } from '../../people/people.rules.ts'
import { levelMovesCompany } from '../portability.access.ts'
import type { ExportProblem, ExportState } from './exports.requests.ts'
import { KEPT_DAYS, STALE_SECONDS } from './export-limits.rules.ts'

/** The database's side of exports. Each of these runs in a transaction whose company is set. */

/** Whether the person is a director of the company at this moment; null for somebody who is no active member. */
export async function mayMove(
  client: PoolClient,
  companyId: string,
  personId: string,
): Promise<boolean | null> {
  const { rows } = await client.query<Pick<Person, 'level' | 'status'>>(
    'select level, status from people where company_id = $1 and id = $2',
    [companyId, personId],
  )
  return rows[0] && isActiveMember(rows[0]) ? levelMovesCompany(rows[0].level) : null
}

type Stored = Omit<ExportState, 'askedAt' | 'expiresAt'> & {
  askedAt: Date
  expiresAt: Date | null
  madeBy: string
}

const FIELDS = `id, made_by as "madeBy", state, problem, rows_done::float8 as "rowsDone",
  rows_all::float8 as "rowsAll", bytes::float8 as bytes, asked_at as "askedAt", expires_at as "expiresAt"`

/** The person's latest export, and whether another one is being made. */
export async function latestExport(client: PoolClient, companyId: string, personId: string) {
  const { rows } = await client.query<Stored>(
    `select ${FIELDS} from company_exports where company_id = $1 order by asked_at desc limit 100`,
    [companyId],
  )
  const own = rows.find(({ madeBy }) => madeBy === personId)
  const isBusy = rows.some(
    ({ madeBy, state }) => madeBy !== personId && (state === 'waiting' || state === 'running'),
  )
  return { export: own ? told(own) : null, isBusy }
}

const told = ({ id, state, problem, rowsDone, rowsAll, bytes, askedAt, expiresAt }: Stored): ExportState => ({
  id,
  state,
  problem,
  rowsDone,
  rowsAll,
  bytes,
  askedAt: askedAt.toISOString(),
  expiresAt: expiresAt?.toISOString() ?? null,
})

/** The file that this person made and may still download. */
export async function readyExport(
  client: PoolClient,
  companyId: string,
  exportId: string,
  personId: string,
): Promise<{ runId: string; bytes: number; askedAt: Date } | null> {
  const { rows } = await client.query<{ runId: string; bytes: number; askedAt: Date }>(
    `select run_id as "runId", bytes::float8 as bytes, asked_at as "askedAt" from company_exports
     where company_id = $1 and id = $2 and made_by = $3 and state = 'ready' and expires_at > now()`,
    [companyId, exportId, personId],
  )
  return rows[0] ?? null
}

/** Null if one is being made already. */
export async function insertExport(
  client: PoolClient,
  companyId: string,
  personId: string,
  network: string | null = null,
): Promise<string | null> {
  const id = newId()
  const { rowCount } = await client.query(
    `insert into company_exports (company_id, id, made_by, state, asked_at, touched_at, asked_from)
     values ($1, $2, $3, 'waiting', now(), now(), $4)
     on conflict (company_id) where state in ('waiting', 'running') do nothing`,
    [companyId, id, personId, network],
  )
  return rowCount === 1 ? id : null
}

/** One attempt at an export. */
export interface Run {
  companyId: string
  exportId: string
  runId: string
  madeBy: string
  /** The network that it was asked for from, as the audit log says it. */
  askedFrom: string | null
  attempts: number
}

/**
 * Takes an export that waits, or whose maker has died: 'under way' while somebody else is at it, 'over' once there is nothing to do.
 */
export async function takeExport(
  client: PoolClient,
  companyId: string,
  exportId: string,
): Promise<Run | 'under way' | 'over'> {
  const runId = newId()
  const { rows } = await client.query<Pick<Run, 'madeBy' | 'askedFrom' | 'attempts'>>(
    `update company_exports
     set state = 'running', run_id = $3, attempts = attempts + 1, rows_done = 0, touched_at = now()
     where company_id = $1 and id = $2
       and (state = 'waiting' or (state = 'running' and touched_at < now() - make_interval(secs => $4)))
     returning made_by as "madeBy", asked_from as "askedFrom", attempts`,
    [companyId, exportId, runId, STALE_SECONDS],
  )
  if (rows[0]) return { companyId, exportId, runId, ...rows[0] }
  const { rowCount } = await client.query(
    "select from company_exports where company_id = $1 and id = $2 and state = 'running'",
    [companyId, exportId],
  )
  return rowCount === 1 ? 'under way' : 'over'
}

const ITS_RUN = "company_id = $1 and id = $2 and run_id = $3 and state = 'running'"
const of = ({ companyId, exportId, runId }: Run) => [companyId, exportId, runId]

/** Says that the run lives, and how far it is. False once another run has taken its place. */
export async function touchExport(client: PoolClient, run: Run, done: number, all: number): Promise<boolean> {
  const { rowCount } = await client.query(
    `update company_exports set touched_at = now(), rows_done = $4, rows_all = $5 where ${ITS_RUN}`,
    [...of(run), done, all],
  )
  return rowCount === 1
}

/** Stores a part of the file. False once another run has taken its place. */
export async function addPart(client: PoolClient, run: Run, number: number, bytes: Buffer): Promise<boolean> {
  const { rowCount } = await client.query(
    `insert into company_export_parts (company_id, id, export_id, run_id, number, bytes)
     select company_id, $4, id, run_id, $5, $6 from company_exports where ${ITS_RUN}`,
    [...of(run), newId(), number, bytes],
  )
  return rowCount === 1
}

/** Offers the file, and drops what it replaces: parts of earlier attempts, and the person's earlier files. */
export async function finishExport(client: PoolClient, run: Run, bytes: number): Promise<boolean> {
  const { rowCount } = await client.query(
    `update company_exports
     set state = 'ready', bytes = $4, ended_at = now(), expires_at = now() + make_interval(days => $5) where ${ITS_RUN}`,
    [...of(run), bytes, KEPT_DAYS],
  )
  if (rowCount !== 1) return false
  const { companyId, exportId, runId, madeBy } = run
  await client.query(
    'delete from company_export_parts where company_id = $1 and export_id = $2 and run_id <> $3',
    [companyId, exportId, runId],
  )
  const { rows } = await client.query<{ id: string }>(
    "select id from company_exports where company_id = $1 and made_by = $2 and id <> $3 and state in ('ready', 'failed')",
    [companyId, madeBy, exportId],
  )
  for (const { id } of rows) await removeExport(client, companyId, id)
  return true
}

/** Drops what all attempts have written. */
async function dropParts(client: PoolClient, companyId: string, exportId: string): Promise<void> {
  await client.query('delete from company_export_parts where company_id = $1 and export_id = $2', [
    companyId,
    exportId,
  ])
}

/**
 * Gives an attempt up: it waits for the next one, or fails for good, and then nothing of earlier ones stays behind either. A node that
 * stops hands its work back: that was no attempt.
 */
export async function giveUpExport(
  client: PoolClient,
  run: Run,
  problem: ExportProblem | null,
  isHandedBack = false,
): Promise<void> {
  const { companyId, exportId, runId } = run
  const { rowCount } = await client.query(
    `update company_exports
     set state = $4, problem = $5, attempts = attempts - $6, ended_at = now(), run_id = null where ${ITS_RUN}`,
    [...of(run), problem === null ? 'waiting' : 'failed', problem, isHandedBack ? 1 : 0],
  )
  if (rowCount === 1 && problem !== null) await dropParts(client, companyId, exportId)
  else
    await client.query('delete from company_export_parts where company_id = $1 and run_id = $2', [
      companyId,
      runId,
    ])
}

export async function removeExport(client: PoolClient, companyId: string, exportId: string): Promise<void> {
  await dropParts(client, companyId, exportId)
  await client.query('delete from company_exports where company_id = $1 and id = $2', [companyId, exportId])
}

/** Null once it is gone. */
export async function readPart(
  client: PoolClient,
  companyId: string,
  runId: string,
  number: number,
): Promise<Buffer | null> {
  const { rows } = await client.query<{ bytes: Buffer }>(
    'select bytes from company_export_parts where company_id = $1 and run_id = $2 and number = $3',
    [companyId, runId, number],
  )
  return rows[0]?.bytes ?? null
}
