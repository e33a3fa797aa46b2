import type { SyncApp } from '../app.ts'
import { Store } from '../store.ts'
import { type Codecs, type LoggedChange, readChanges, readHead, readLiveRows } from './company-reads.ts'
import type { InCompany } from './node-options.ts'
import { Replica } from './replica.ts'

/** Loads a company in one snapshot; null if there is no such company. */
export async function loadReplica(
  app: SyncApp,
  inCompany: InCompany,
  codecs: Codecs,
  companyId: string,
): Promise<Replica | null> {
  return inCompany(
    companyId,
    null,
    async (connection) => {
      const head = await readHead(connection, companyId)
      if (!head) return null
      const store = new Store(app.tables)
      const now = new Date().toISOString()
      for (const codec of codecs.values()) {
        const rows = await readLiveRows(connection, companyId, codec, now)
        store.apply(
          rows.map((row) => ({ entity: codec.table.name, id: row.id, row, scope: codec.table.scope(row) })),
        )
      }
      return new Replica(app, companyId, head, store)
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
