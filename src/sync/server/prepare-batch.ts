import type { PoolClient } from 'pg'
import type { Row, Table } from '../define-table.ts'
import { carriedAlong, Overlay } from '../transaction.ts'
import type { Batch, Submission } from './batch.ts'
import { readClient, readRows, readRowsWhere } from './company-reads.ts'
import { runBatch } from './run-batch.ts'
import { type Reading, readSpan, withCompanions } from './span-reads.ts'
import type { WriterOptions } from './writer-options.ts'

type Options = Pick<
  WriterOptions,
  'app' | 'replica' | 'inCompany' | 'codecs' | 'log' | 'requireOpen' | 'recordings' | 'moment'
>

/** A script may name a new client with each request. Beyond this many, clients are read from the database again. */
const MAX_CLIENTS = 10_000
/** A mutation's body sees at most this many rows of what it reaches. */
const MAX_SPAN_ROWS = 2_000

/** Fetches what the replica lacks for these submissions, then runs them over it. Nothing is written yet. */
export async function prepareBatch(options: Options, submissions: Submission[]): Promise<Batch> {
  const batch = await run(options, submissions)
  if (batch.gaps.length === 0) return batch
  // Mids that another node refused are in no change log, so only the database knows whether one is really missing.
  for (const { submission } of batch.gaps) batch.replica.clients.delete(submission.client!.id)
  return run(options, submissions)
}

async function run(options: Options, submissions: Submission[]): Promise<Batch> {
  await loadClients(options, submissions)
  const cold = await loadColdRows(options, submissions)
  const loaded = new Set<string>()
  for (;;) {
    const batch = runBatch(options, cold, submissions)
    const missing = carriedRows(options, cold, batch).filter(({ key }) => !loaded.has(key))
    if (missing.length === 0) return batch
    for (const { key } of missing) loaded.add(key)
    await loadCarriedRows(options, cold, missing)
  }
}

/** Rows that go with the row of this id. */
interface CarriedRows {
  key: string
  table: Table
  field: string
  id: string
}

/** What goes with the rows that the batch moves, and may lie beyond the live rows. */
function carriedRows({ codecs }: Options, cold: Overlay, batch: Batch): CarriedRows[] {
  return batch.accepted.flatMap(({ changes }) =>
    changes.flatMap(({ entity, id, row }) => {
      const { table } = codecs.get(entity)!
      const before = row && table.carries ? cold.get(table, id) : undefined
      if (!row || !before) return []
      return carriedAlong(table, before, row).map(({ table: carried, field }) => ({
        key: `${carried.name} ${field} ${id}`,
        table: carried,
        field,
        id,
      }))
    }),
  )
}

async function loadCarriedRows(options: Options, cold: Overlay, missing: CarriedRows[]): Promise<void> {
  const { replica, inCompany, codecs } = options
  await inCompany(replica.companyId, null, async (connection) => {
    const add = adding(options, connection, cold)
    for (const { table, ...match } of missing) {
      const codec = codecs.get(table.name)!
      await add(table.name, await readRowsWhere(connection, replica.companyId, codec, match, MAX_SPAN_ROWS))
    }
  })
}

async function loadClients({ replica, inCompany }: Options, submissions: Submission[]): Promise<void> {
  if (replica.clients.size > MAX_CLIENTS) replica.clients.clear()
  const unknown = new Set(
    submissions.flatMap(({ client }) => (client && !replica.clients.has(client.id) ? [client.id] : [])),
  )
  if (unknown.size === 0) return
  await inCompany(replica.companyId, null, async (connection) => {
    for (const clientId of unknown) {
      const known = await readClient(connection, replica.companyId, clientId)
      if (known) replica.clients.set(clientId, known)
    }
  })
}

/**
 * Rows that are no longer live but that the submissions refer to or reach, with their companions, and what these rows live with. The
 * comparison of heads keeps them consistent too.
 */
async function loadColdRows(options: Options, submissions: Submission[]): Promise<Overlay> {
  const { replica, inCompany, codecs } = options
  const { companyId } = replica
  const cold = new Overlay(replica.store)
  const missing = missingRows(options, submissions)
  const spans = submissions.flatMap(({ mutation, args }) => mutation.reaches(args))
  if (missing.size + spans.length === 0) return cold
  await inCompany(companyId, null, async (connection) => {
    const reading = readingOf(options, connection)
    const add = adding(options, connection, cold)
    const addWithHosts = async (name: string, rows: readonly Row[]): Promise<void> => {
      await add(name, rows)
      for (const [host, ids] of missingHosts(options, cold, name, rows))
        await addWithHosts(host, await readRows(connection, companyId, codecs.get(host)!, [...ids]))
    }
    for (const [name, ids] of missing)
      await addWithHosts(name, await readRows(connection, companyId, codecs.get(name)!, [...ids]))
    for (const span of spans)
      await addWithHosts(span.table, (await readSpan(reading, span, MAX_SPAN_ROWS, null)).rows)
  })
  return cold
}

const readingOf = ({ app, replica, codecs, moment }: Options, connection: PoolClient): Reading => ({
  connection,
  companyId: replica.companyId,
  codecs,
  liveSet: app.liveSet,
  now: moment(),
})

/** Puts rows that the replica lacks into `cold`, with their companions. */
function adding(options: Options, connection: PoolClient, cold: Overlay) {
  const { replica, codecs } = options
  return async (name: string, rows: readonly Row[]): Promise<void> => {
    for (const [entity, row] of await withCompanions(readingOf(options, connection), name, rows)) {
      const { table } = codecs.get(entity)!
      if (!replica.store.get(table, row.id)) cold.put(table, row.id, row)
    }
  }
}

/** The ids of rows with which these live and that are not at hand, by table. */
function missingHosts(
  { app, codecs }: Options,
  cold: Overlay,
  name: string,
  rows: readonly Row[],
): Map<string, Set<string>> {
  const missing = new Map<string, Set<string>>()
  const { table } = codecs.get(name)!
  for (const row of rows)
    for (const { target, id } of app.liveSet.livesWith(table, row))
      if (!cold.get(target, id)) missing.set(target.name, (missing.get(target.name) ?? new Set()).add(id))
  return missing
}

/** The ids that arguments refer to and the replica does not hold, by table. */
function missingRows({ replica }: Options, submissions: Submission[]): Map<string, Set<string>> {
  const missing = new Map<string, Set<string>>()
  for (const { mutation, args } of submissions) {
    for (const { field, table } of mutation.references) {
      const value = (args as Record<string, unknown>)[field]
      for (const id of [value].flat()) {
        if (typeof id !== 'string' || replica.store.get(replica.store.definition(table), id)) continue
        missing.set(table, (missing.get(table) ?? new Set()).add(id))
      }
    }
  }
  return missing
}
