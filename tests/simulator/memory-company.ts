import type { Row } from '../../src/sync/define-table.ts'
import type { RefusalText } from '../../src/sync/refusal.ts'
import type { Size } from '../../src/sync/server/sizes.ts'

/** A row as the database has it, and as the engine does. */
export interface MemoryRow {
  readonly record: Record<string, unknown>
  readonly row: Row
}

export interface MemoryChange {
  readonly seq: number
  readonly ord: number
  readonly scope: string
  readonly entity: string
  readonly id: string
  readonly op: 'u' | 'd'
  readonly record: Record<string, unknown> | null
  readonly clientId: string | null
  readonly mid: number | null
  /** In milliseconds since 1970. */
  readonly at: number
}

export interface MemoryClient {
  readonly userId: string
  readonly lastMid: number
  readonly lastSeq: number
}

export interface MemoryRefusal {
  readonly clientId: string
  readonly mid: number
  readonly error: RefusalText
  readonly at: number
}

export type MemoryTable = ReadonlyMap<string, MemoryRow>

/** What the database holds of one company at one moment. Nothing in it ever changes: a commit makes the next one. */
export interface MemoryCompany {
  readonly epoch: string
  readonly seq: number
  readonly minSeq: number
  readonly sizes: Readonly<Record<string, Size>>
  readonly tables: ReadonlyMap<string, MemoryTable>
  /** In pieces, one for each commit, so that none is copied for the next. */
  readonly changes: readonly (readonly MemoryChange[])[]
  readonly clients: ReadonlyMap<string, MemoryClient>
  /** By client and mid. */
  readonly refusals: ReadonlyMap<string, MemoryRefusal>
}

export const emptyCompany = (epoch: string): MemoryCompany => ({
  epoch,
  seq: 0,
  minSeq: 0,
  sizes: {},
  tables: new Map(),
  changes: [],
  clients: new Map(),
  refusals: new Map(),
})

export const refusalKey = (clientId: string, mid: number): string => `${clientId} ${mid}`

/** As `sync_prune`, except that no client is ever forgotten. `before` is in milliseconds since 1970. */
export function pruned(company: MemoryCompany, before: number): MemoryCompany {
  const old = company.changes.flat().filter(({ at }) => at < before)
  if (old.length === 0) return company
  const last = old.reduce((most, { seq }) => Math.max(most, seq), 0)
  const minSeq = Math.max(company.minSeq, last)
  const kept = company.changes.map((some) => some.filter(({ seq }) => seq > last))
  return { ...company, minSeq, changes: kept.filter((some) => some.length > 0) }
}
