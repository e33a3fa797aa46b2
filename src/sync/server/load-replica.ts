import type { PoolClient } from 'pg'
import type { SyncApp } from '../app.ts'
import { Store } from '../store.ts'
import {
  type Codecs,
  type Head,
  type LoggedChange,
  readChanges,
  readHead,
  readLiveRows,
  readSize,
} from './company-reads.ts'
import type { InCompany } from './node-options.ts'
import { Replica } from './replica.ts'
import { refuse } from './server.refusals.ts'
import { type Caps, CAPS, Sizes } from './sizes.ts'

/**
 * Loads a company in one snapshot; null if there is no such company.
 * @throws {Refusal} if it is too large for a node's memory
 */
export async function loadReplica(
  app: SyncApp,
  inCompany: InCompany,
  codecs: Codecs,
  companyId: string,
  caps: Caps = CAPS,
): Promise<Replica | null> {
  return inCompany(
    companyId,
    null,
    async (connection) => {
      const head = await readHead(connection, companyId)
      if (!head) return null
      const sizes = await sizesOf(connection, companyId, codecs, head, caps)
      if (sizes.isTooLarge) refuse('sync/company-too-large')
      const store = new Store(app.tables)
      for (const codec of codecs.values()) {
        const rows = await readLiveRows(connection, companyId, codec)
        store.apply(
          rows.map((row) => ({ entity: codec.table.name, id: row.id, row, scope: codec.table.scope(row) })),
        )
      }
      return new Replica(app, companyId, head, store, sizes)
    },
    'repeatable read',
  )
}

/** What the company holds by its head; what that does not know yet is counted. */
async function sizesOf(
  connection: PoolClient,
  companyId: string,
  codecs: Codecs,
  head: Head,
  caps: Caps,
): Promise<Sizes> {
  const sizes = new Map(Object.entries(head.sizes))
  const counted = [...codecs].filter(([name]) => !sizes.has(name))
  for (const [name, codec] of counted) sizes.set(name, await readSize(connection, companyId, codec))
  return new Sizes(
    caps,
    sizes,
    counted.map(([name]) => name),
  )
}

/** The changes that the replica lacks up to the company's head; null if it is there. */
export async function readMissed(
  replica: Replica,
  inCompany: InCompany,
  codecs: Codecs,
): Promise<{ changes: LoggedChange[]; seq: number; sizes: Sizes } | null> {
  const { companyId } = replica
  return inCompany(
    companyId,
    null,
    async (connection) => {
      const head = await readHead(connection, companyId)
      if (!head || head.seq === replica.seq) return null
      const changes = await readChanges(connection, companyId, codecs, replica.seq, head.seq)
      return { changes, seq: head.seq, sizes: replica.sizes.replacedBy(new Map(Object.entries(head.sizes))) }
    },
    'repeatable read',
  )
}
