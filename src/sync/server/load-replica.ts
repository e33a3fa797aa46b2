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
import { ScopePages } from './scope-pages.ts'
import { type Caps, CAPS, Sizes } from './sizes.ts'
import { Slices } from './slices.ts'

interface LoadOptions {
  caps?: Caps
  /** Told again and again how many bytes of memory the rows take; ends the load by throwing. */
  check?(bytes: number): void
}

/**
 * Loads a company in one snapshot and in slices; null if there is no such company.
 */
export async function loadReplica(
  app: SyncApp,
  inCompany: InCompany,
  codecs: Codecs,
  companyId: string,
  { caps = CAPS, check }: LoadOptions = {},
): Promise<Replica | null> {
  return inCompany(
    companyId,
    null,
    async (connection) => {
      const head = await readHead(connection, companyId)
      if (!head) return null
      const sizes = await sizesOf(connection, companyId, codecs, head, caps)
      const pages = new ScopePages()
      const store = new Store(app.tables, (...moved) => pages.move(...moved))
      const slices = new Slices()
      const now = new Date().toISOString()
      for await (const records of readLiveRows(connection, companyId, codecs.values(), now)) {
        for (const { entity, record } of records) {
          if (slices.isOver) await slices.turn()
          const { table, fromDatabase } = codecs.get(entity)!
          const row = fromDatabase(JSON.parse(record) as Record<string, unknown>)
          store.apply([{ entity, id: row.id, row, scope: table.scope(row) }])
        }
        check?.(pages.bytes)
      }
      return new Replica(app, companyId, head, { store, pages, sizes })
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
  const stored = new Map(Object.entries(head.sizes))
  const sizes = new Map(stored)
  for (const [name, codec] of codecs)
    if (!stored.has(name)) sizes.set(name, await readSize(connection, companyId, codec))
  return new Sizes(caps, codecs, sizes, stored)
}

/**
 * The company goes on from another moment than its replica, as after a restore or a failover that lost commits; or what the replica lacks
 * has been pruned.
 */
export class AnotherHistory extends Error {
  constructor() {
    super('The company goes on from another moment than this node knew')
  }
}

/** Whether the changes since the replica lead to this head. */
const follows = (head: Head, { epoch, seq }: Replica): boolean =>
  head.epoch === epoch && head.seq >= seq && head.minSeq <= seq

/** The changes that the replica lacks up to the company's head; null if it is there. @throws {AnotherHistory} */
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
      if (head && !follows(head, replica)) throw new AnotherHistory()
      if (!head || head.seq === replica.seq) return null
      const changes = await readChanges(connection, companyId, codecs, replica.seq, head.seq)
      return { changes, seq: head.seq, sizes: replica.sizes.replacedBy(new Map(Object.entries(head.sizes))) }
    },
    'repeatable read',
  )
}
