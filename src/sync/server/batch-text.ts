import type { Row, Table } from '../define-table.ts'
import type { WrittenRow } from '../transaction.ts'
import type { Batch } from './batch.ts'
import type { CommitText } from './committer.ts'
import type { Codecs } from './company-reads.ts'

/** The batch as `sync_commit_one` reads it. Each row is serialised once, for both table and log. */
export function batchText(batch: Batch, codecs: Codecs): CommitText {
  const { replica, accepted } = batch
  const rowTexts = new Map<Row, string>()
  const rowText = (entity: string, row: Row): string => {
    let text = rowTexts.get(row)
    if (text === undefined) rowTexts.set(row, (text = JSON.stringify(codecs.get(entity)!.toDatabase(row))))
    return text
  }

  const changes = accepted.flatMap(({ submission, offset, changes: own }) =>
    own.map(({ entity, id, row, scope }, ord) => {
      const { id: clientId, mid } = submission.client ?? { id: null, mid: null }
      const before = JSON.stringify([offset, ord, scope, entity, id, row ? 'u' : 'd']).slice(0, -1)
      return `${before},${row ? rowText(entity, row) : 'null'},${JSON.stringify(clientId)},${mid}]`
    }),
  )
  const clients = [...batch.clients].map(([id, { userId, from, to, seq }]) => ({
    id,
    user: userId,
    from,
    to,
    seq,
  }))
  const refusals = batch.refused
    .filter(({ recorded }) => recorded)
    .map(({ submission, text }) => ({
      client: submission.client!.id,
      mid: submission.client!.mid,
      error: text,
    }))
  const { deletes, writes, listed } = netEffect(batch, codecs, rowText)

  const text = `{"company":"${replica.companyId}","expected":${replica.seq},"count":${accepted.length},"sizes":${JSON.stringify(batch.sizes.untold())},"clients":${JSON.stringify(
    clients,
  )},"refusals":${JSON.stringify(refusals)},"deletes":[${deletes.join()}],"writes":[${writes.join()}],"listed":[${listed.join()}],"changes":[${changes.join()}]}`
  return { text, listed: listed.length > 0 }
}

/**
 * The net effect on the tables: deletes with children first, then writes with parents first, and updates before inserts, unless they lead to
 * a row of the same table that is inserted.
 */
function netEffect(batch: Batch, codecs: Codecs, rowText: (entity: string, row: Row) => string) {
  const written = new Map(batch.overlay.written().map((group) => [group.table.name, group.rows]))
  const deletes: string[] = []
  const writes: string[] = []
  const listed: string[] = []
  for (const [name, { table }] of codecs) {
    const rows = written.get(name) ?? []
    const gone = rows.filter(({ before, after }) => before && !after).map(({ id }) => id)
    if (gone.length > 0) deletes.unshift(JSON.stringify({ table: name, ids: gone }))
    for (const some of inTurns(table, rows)) {
      if (some.length === 0) continue
      const fresh = !some[0]!.before
      const texts = some.map(({ after }) => rowText(name, after!))
      const write = `{"table":"${name}","fresh":${fresh},"rows":[${texts.join()}]}`
      writes.push(write)
      if (table.listed) listed.push(write)
    }
  }
  for (const { beside } of batch.accepted) {
    if (!beside) continue
    const { table, rows, gone } = beside
    if (gone.length > 0) deletes.push(JSON.stringify({ table, ids: gone }))
    if (rows.length > 0) writes.push(JSON.stringify({ table, fresh: false, rows }))
  }
  return { deletes, writes, listed }
}

/** The rows of a table that are written: updates, inserts, and updates that lead to these. */
function inTurns(table: Pick<Table, 'name' | 'fields'>, rows: readonly WrittenRow[]): WrittenRow[][] {
  const own = Object.keys(table.fields).filter((field) => table.fields[field]!.references === table.name)
  const inserted = new Set(rows.flatMap(({ id, before }) => (before ? [] : [id])))
  const leadsThere = ({ after }: WrittenRow): boolean =>
    own.some((field) => inserted.has((after as unknown as Record<string, string>)[field]!))
  const kept = rows.filter(({ after }) => after)
  const updates = kept.filter(({ before }) => before)
  return [
    updates.filter((row) => !leadsThere(row)),
    kept.filter(({ before }) => !before),
    updates.filter(leadsThere),
  ]
}
