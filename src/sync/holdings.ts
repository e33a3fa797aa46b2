import type { Row, Table } from './define-table.ts'
import type { LiveSet } from './live-set.ts'
import type { BootstrapLine } from './protocol.ts'
import { isWithin, type Region, regionKey } from './region.ts'
import type { Scope } from './scope.ts'
import type { Store } from './store.ts'

interface Borrowed {
  readonly region: Region
  /** How many rows have come, with their companions, and in how many pages. */
  rows: number
  pages: number
  /** False until its last page is here. */
  isComplete: boolean
}

/** The rows beyond the live ones that a browser has borrowed, by region. */
export class Holdings {
  readonly #borrowed = new Map<string, Borrowed>()
  readonly #base: Store
  readonly #liveSet: LiveSet

  constructor(base: Store, liveSet: LiveSet) {
    this.#base = base
    this.#liveSet = liveSet
  }

  /** Another page of the region has come, counted from 1. One that does not follow the page before it is not noted. */
  add(region: Region, { page, rows, isLast }: { page: number; rows: number; isLast: boolean }): void {
    const key = regionKey(region)
    const before = page === 1 ? { rows: 0, pages: 0 } : this.#borrowed.get(key)
    if (before?.pages !== page - 1) return
    this.#borrowed.set(key, { region, rows: before.rows + rows, pages: page, isComplete: isLast })
  }

  drop(regions: readonly Region[]): void {
    for (const region of regions) this.#borrowed.delete(regionKey(region))
  }

  /** What was borrowed of any other scope is gone with it. */
  retain(scopes: readonly Scope[]): void {
    this.drop(this.all().flatMap(({ region }) => (scopes.includes(region.scope) ? [] : [region])))
  }

  clear(): void {
    this.#borrowed.clear()
  }

  all(): readonly Borrowed[] {
    return [...this.#borrowed.values()]
  }

  has(region: Region): boolean {
    return this.#borrowed.get(regionKey(region))?.isComplete === true
  }

  /** The rows of a region that has a span, followed by their companions. */
  rowsOf({ span }: Region): BootstrapLine[] {
    const lines = new Map<string, BootstrapLine>()
    // Tables come in an order in which rows stand after those they live with.
    for (const { table, row } of this.#base.entries()) {
      const isNamed = table.name === span!.table && isWithin(span!, row)
      const isBeside = () =>
        this.#liveSet.livesWith(table, row).some(({ target, id }) => lines.has(`${target.name} ${id}`))
      if (isNamed || isBeside()) lines.set(`${table.name} ${row.id}`, [table.name, row])
    }
    return [...lines.values()]
  }

  /** Whether a region names this row, even one whose other pages are still on their way. */
  includes(table: Table, row: Row): boolean {
    for (const { region } of this.#borrowed.values())
      if (region.span?.table === table.name && isWithin(region.span, row)) return true
    return false
  }
}
