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
      for (const codec of codecs.values()) {
        const rows = await readLiveRows(connection, companyId, codec)
        store.apply(
          rows.map((row) => ({ entity: codec.table.name, id: row.id, row, scope: codec.table.scope(row) })),
        )
      }
      return new Replica(app, companyId, head, store)
    },
    'repeatable read',
  )
}

/** The changes that the replica lacks up to the company's head; null if it is there. */
export async function readMissed(
  replica: Replica,
  inCompany: InCompany,
  codecs: Codecs,
): Promise<{ changes: LoggedChange[]; seq: number } | null> {
  const { companyId } = replica
  return inCompany(
    companyId,
    null,
    async (connection) => {
      const head = await readHead(connection, companyId)
      if (!head || head.seq === replica.seq) return null
      const changes = await readChanges(connection, companyId, codecs, replica.seq, head.seq)
      return { changes, seq: head.seq }
    },
    'repeatable read',
  )
}
