import type { Row, Table } from '../define-table.ts'
import type { Scope } from '../scope.ts'
import { weightOf } from './weight.ts'

const ROWS_A_PAGE = 500

/** Some rows of one scope with their tables. It never changes, so it may be kept and worked through at leisure. */
export type Page = ReadonlyMap<Row, Table>

/** Where a page is kept. Once the page has been given away, the next change makes a copy of it. */
interface Slot {
  scope: Scope
  rows: Map<Row, Table>
  isGiven: boolean
}

interface ScopeSlots {
  all: Set<Slot>
  /** The one with room for further rows. */
  open: Slot | undefined
}

/** A company's rows by the scope that receives them, in pages of at most 500, and how much memory they take. */
export class ScopePages {
  readonly #scopes = new Map<Scope, ScopeSlots>()
  readonly #slotOf = new Map<Row, Slot>()
  #bytes = 0

  /** An estimate of the memory that the rows take, with their indexes. */
  get bytes(): number {
    return this.#bytes
  }

  /** All rows of these scopes as they are at this moment. */
  take(scopes: Iterable<Scope>): Page[] {
    const pages: Page[] = []
    for (const scope of scopes) {
      for (const slot of this.#scopes.get(scope)?.all ?? []) {
        slot.isGiven = true
        pages.push(slot.rows)
      }
    }
    return pages
  }

  /** Called by the store for each row that comes, changes or goes. */
  move(table: Table, before: Row | undefined, after: Row | undefined): void {
    const left = before && this.#slotOf.get(before)
    if (after) {
      const scope = table.scope(after)
      const slot = left?.scope === scope ? left : this.#openSlot(scope)
      writable(slot).set(after, table)
      this.#slotOf.set(after, slot)
      this.#bytes += weightOf(after)
    }
    if (before && left) this.#remove(left, before)
  }

  #openSlot(scope: Scope): Slot {
    let slots = this.#scopes.get(scope)
    if (!slots) this.#scopes.set(scope, (slots = { all: new Set(), open: undefined }))
    if (!slots.open || slots.open.rows.size >= ROWS_A_PAGE) {
      slots.open = { scope, rows: new Map(), isGiven: false }
      slots.all.add(slots.open)
    }
    return slots.open
  }

  #remove(slot: Slot, row: Row): void {
    writable(slot).delete(row)
    this.#slotOf.delete(row)
    this.#bytes -= weightOf(row)
    const slots = this.#scopes.get(slot.scope)!
    const isEmpty = slot.rows.size === 0
    if (isEmpty) slots.all.delete(slot)
    // Filling up what has become thin keeps the pages few.
    slots.open = isEmpty ? undefined : slot
    if (slots.all.size === 0) this.#scopes.delete(slot.scope)
  }
}

function writable(slot: Slot): Map<Row, Table> {
  if (slot.isGiven) Object.assign(slot, { rows: new Map(slot.rows), isGiven: false })
  return slot.rows
}
