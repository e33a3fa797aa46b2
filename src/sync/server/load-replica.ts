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
      for (const codec of codecs.values()) {
        const { table } = codec
        for await (const records of readLiveRows(connection, companyId, codec)) {
          for (const record of records) {
            if (slices.isOver) await slices.turn()
            const row = codec.fromDatabase(JSON.parse(record) as Record<string, unknown>)
            store.apply([{ entity: table.name, id: row.id, row, scope: table.scope(row) }])
          }
          check(pages.bytes)
        }
      }
      return new Replica(app, companyId, head, { store, pages })
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
