import type { RefusalText } from '../../src/sync/refusal.ts'
import type { CommitAnswer } from '../../src/sync/server/committer.ts'
import type { Codecs } from '../../src/sync/server/company-reads.ts'
import type { Size } from '../../src/sync/server/sizes.ts'
import {
  type MemoryChange,
  type MemoryCompany,
  type MemoryRow,
  type MemoryTable,
  refusalKey,
} from './memory-company.ts'
import { checkReferences, checkReferred, checkUnique, Violation } from './memory-constraints.ts'

/** What `sync_commit_one` reads, parsed. */
export interface CommitBatch {
  readonly company: string
  readonly expected: number
  readonly count: number
  readonly sizes?: Readonly<Record<string, Size>>
  readonly clients: readonly { id: string; user: string; from: number; to: number; seq: number }[]
  readonly refusals: readonly { client: string; mid: number; error: RefusalText }[]
  readonly deletes: readonly { table: string; ids: readonly string[] }[]
  readonly writes: readonly { table: string; fresh: boolean; rows: readonly Record<string, unknown>[] }[]
  readonly changes: readonly (readonly [
    offset: number,
    ord: number,
    scope: string,
    entity: string,
    id: string,
    op: 'u' | 'd',
    row: Record<string, unknown> | null,
    clientId: string | null,
    mid: number | null,
  ])[]
}

interface Committed {
  readonly answer: CommitAnswer
  /** The same as before unless the answer is `ok`. */
  readonly company: MemoryCompany
}

/** A client is asked again only for mutations of its last request. */
const KEPT_REFUSALS = 200

/**
 * `sync_commit_one`, step by step as in migrations/0010_distributable.sql. A test holds the two equal. What the directory would say is left
 * out. `now` is in milliseconds since 1970.
 */
export function commitOne(
  company: MemoryCompany,
  batch: CommitBatch,
  codecs: Codecs,
  now: number,
): Committed {
  if (company.seq !== batch.expected) return { answer: { status: 'stale' }, company }
  const clients = withClients(company, batch)
  if (!clients) return { answer: { status: 'clients' }, company }
  try {
    const refusals = withRefusals(company, batch, now)
    const tables = withRows(company, batch, codecs)
    const changes = changesOf(batch, now)
    const next: MemoryCompany = {
      ...company,
      seq: company.seq + batch.count,
      sizes: { ...company.sizes, ...batch.sizes },
      clients,
      refusals,
      tables,
      changes: changes.length > 0 ? [...company.changes, changes] : company.changes,
    }
    return { answer: { status: 'ok' }, company: next }
  } catch (error) {
    if (!(error instanceof Violation)) throw error
    const { constraint, message: reason } = error
    return { answer: { status: 'conflict', constraint, reason }, company }
  }
}

/** Null if what the batch says of a client is not what is known of it. */
function withClients(company: MemoryCompany, batch: CommitBatch): MemoryCompany['clients'] | null {
  if (batch.clients.length === 0) return company.clients
  const clients = new Map(company.clients)
  for (const { id, user, from, to, seq } of batch.clients) {
    const known = clients.get(id)
    const follows = known ? known.userId === user && known.lastMid === from - 1 : from === 1
    if (!follows) return null
    clients.set(id, { userId: user, lastMid: to, lastSeq: seq })
  }
  return clients
}

function withRefusals(company: MemoryCompany, batch: CommitBatch, now: number): MemoryCompany['refusals'] {
  if (batch.refusals.length === 0) return company.refusals
  const forgotten = new Map(batch.clients.map(({ id, to }) => [id, to - KEPT_REFUSALS]))
  const kept = [...company.refusals].filter(
    ([, { clientId, mid }]) => mid > (forgotten.get(clientId) ?? -Infinity),
  )
  const refusals = new Map(kept)
  for (const { client: clientId, mid, error } of batch.refusals) {
    const key = refusalKey(clientId, mid)
    if (refusals.has(key)) throw new Violation('sync_mutation_pkey')
    refusals.set(key, { clientId, mid, error, at: now })
  }
  return refusals
}

function withRows(company: MemoryCompany, batch: CommitBatch, codecs: Codecs): MemoryCompany['tables'] {
  const tables = new Map<string, MemoryTable>(company.tables)
  const copied = new Map<string, Map<string, MemoryRow>>()
  const rowsOf = (name: string): Map<string, MemoryRow> => {
    const rows = copied.get(name) ?? new Map(tables.get(name))
    copied.set(name, rows)
    tables.set(name, rows)
    return rows
  }
  for (const { table, ids } of batch.deletes) {
    const rows = rowsOf(table)
    const gone = new Set(ids.filter((id) => rows.delete(id)))
    if (gone.size > 0) checkReferred(table, tables, gone)
  }
  for (const { table, fresh, rows: written } of batch.writes) {
    const rows = rowsOf(table)
    const { fromDatabase } = codecs.get(table)!
    for (const record of written) {
      const id = record['id'] as string
      if (fresh && rows.has(id)) throw new Violation(`${table}_pkey`)
      checkUnique(table, rows, record)
      rows.set(id, { record, row: fromDatabase(record) })
    }
    checkReferences(table, tables, written)
  }
  return tables
}

const changesOf = ({ expected, changes }: CommitBatch, at: number): MemoryChange[] =>
  changes.map(([offset, ord, scope, entity, id, op, record, clientId, mid]) => {
    const seq = expected + offset
    return { seq, ord, scope, entity, id, op, record, clientId, mid, at }
  })
