import type { SyncApp } from '../app.ts'
import { Store } from '../store.ts'
import { type Codecs, type LoggedChange, readChanges, readHead, readLiveRows } from './company-reads.ts'
import type { InCompany } from './node-options.ts'
import { Replica } from './replica.ts'
import { ScopePages } from './scope-pages.ts'
import { Slices } from './turns.ts'

/**
 * Loads a company in one snapshot and in slices; null if there is no such company. `check` is told again and again how many bytes of
 * memory the rows take, and ends the load by throwing.
 */
export async function loadReplica(
  app: SyncApp,
  inCompany: InCompany,
  codecs: Codecs,
  companyId: string,
  check: (bytes: number) => void = () => {},
): Promise<Replica | null> {
  return inCompany(
    companyId,
    null,
    async (connection) => {
      const head = await readHead(connection, companyId)
      if (!head) return null
      const pages = new ScopePages()
      const store = new Store(app.tables, (...moved) => pages.move(...moved))
      const slices = new Slices()
      for await (const records of readLiveRows(connection, companyId, codecs)) {
        for (const { entity, record } of records) {
          if (slices.isOver) await slices.turn()
          const { table, fromDatabase } = codecs.get(entity)!
          const row = fromDatabase(JSON.parse(record) as Record<string, unknown>)
          store.apply([{ entity, id: row.id, row, scope: table.scope(row) }])
        }
        check(pages.bytes)
      }
      return new Replica(app, companyId, head, { store, pages })
    },
    'repeatable read',
  )
}

/** Brings the replica to the company's head and returns the changes it lacked. Call it within `exclusive`. */
export async function catchUp(
  replica: Replica,
  inCompany: InCompany,
  codecs: Codecs,
): Promise<LoggedChange[]> {
  const { companyId } = replica
  return inCompany(
    companyId,
    null,
    async (connection) => {
      const head = await readHead(connection, companyId)
      if (!head || head.seq === replica.seq) return []
      const changes = await readChanges(connection, companyId, codecs, replica.seq, head.seq)
      replica.apply(changes, head.seq)
      for (const { clientId, mid, seq } of changes) {
        const known = clientId && replica.clients.get(clientId)
        if (known && mid && mid > known.lastMid) Object.assign(known, { lastMid: mid, lastSeq: seq })
      }
      return changes
    },
    'repeatable read',
  )
}
