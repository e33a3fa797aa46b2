import type { Row } from '../define-table.ts'
import { Overlay } from '../transaction.ts'
import type { Batch, Submission } from './batch.ts'
import { readClient, readRows } from './company-reads.ts'
import { runBatch } from './run-batch.ts'
import { readSpan, withCompanions } from './span-reads.ts'
import type { WriterOptions } from './writer-options.ts'

type Options = Pick<WriterOptions, 'app' | 'replica' | 'inCompany' | 'codecs' | 'log'>

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
  return runBatch(
    options.app,
    options.replica,
    await loadColdRows(options, submissions),
    submissions,
    options.log,
  )
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
 * Rows that are no longer live but that the submissions refer to or reach, with their companions. The comparison of heads
 * keeps them consistent too.
 */
async function loadColdRows(options: Options, submissions: Submission[]): Promise<Overlay> {
  const { app, replica, inCompany, codecs } = options
  const { companyId, store } = replica
  const cold = new Overlay(store)
  const missing = missingRows(options, submissions)
  const spans = submissions.flatMap(({ mutation, args }) => mutation.reaches(args))
  if (missing.size + spans.length === 0) return cold
  await inCompany(companyId, null, async (connection) => {
    const now = new Date().toISOString()
    const reading = { connection, companyId, codecs, liveSet: app.liveSet, now }
    const add = async (name: string, rows: readonly Row[]) => {
      for (const [entity, row] of await withCompanions(reading, name, rows)) {
        const { table } = codecs.get(entity)!
        if (!store.get(table, row.id)) cold.put(table, row.id, row)
      }
    }
    for (const [name, ids] of missing)
      await add(name, await readRows(connection, companyId, codecs.get(name)!, [...ids]))
    for (const span of spans) await add(span.table, (await readSpan(reading, span, MAX_SPAN_ROWS, null)).rows)
  })
  return cold
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
