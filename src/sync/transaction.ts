import type { Actor } from './actor.ts'
import { type Change, changesBetween } from './change.ts'
import type { Row, Table } from './define-table.ts'
import { deny, notFound } from './refusal.ts'
import type { Reader } from './store.ts'

type Written = Map<string, { table: Table; rows: Map<string, Row | undefined> }>

export interface WrittenRow {
  id: string
  before: Row | undefined
  after: Row | undefined
}

/** Uncommitted rows over a reader: a mutation's own view, or several mutations' joint effect. */
export class Overlay implements Reader {
  readonly #base: Reader
  readonly #written: Written = new Map()

  constructor(base: Reader) {
    this.#base = base
  }

  get<R extends Row>(table: Table<R>, id: string): R | undefined {
    const written = this.#written.get(table.name)
    return written?.rows.has(id) ? (written.rows.get(id) as R | undefined) : this.#base.get(table, id)
  }

  where<R extends Row>(table: Table<R>, match: Partial<R>): R[] {
    const found = this.#base.where(table, match)
    const written = this.#written.get(table.name)
    if (!written) return found
    const fields = Object.keys(match) as (keyof R & string)[]
    const untouched = found.filter((row) => !written.rows.has(row.id))
    for (const row of written.rows.values() as Iterable<R | undefined>) {
      if (row && fields.every((field) => row[field] === match[field])) untouched.push(row)
    }
    return untouched
  }

  put(table: Table, id: string, row: Row | undefined): void {
    let written = this.#written.get(table.name)
    if (!written) this.#written.set(table.name, (written = { table, rows: new Map() }))
    written.rows.set(id, row)
  }

  /** Takes over what another overlay has written on top of this one. */
  absorb(other: Overlay): void {
    for (const { table, rows } of other.#written.values())
      for (const [id, row] of rows) this.put(table, id, row)
  }

  /** Each written row with what the base holds in its place. */
  written(): { table: Table; rows: WrittenRow[] }[] {
    return [...this.#written.values()].map(({ table, rows }) => ({
      table,
      rows: Array.from(rows, ([id, after]) => ({ id, before: this.#base.get(table, id), after })),
    }))
  }

  /** What differs from the base, in the order of writing. */
  changes(): Change[] {
    return this.written().flatMap(({ table, rows }) =>
      rows.flatMap(({ before, after }) => changesBetween(table, before, after)),
    )
  }
}

/** What a mutation body works with: it finds, and writes, only what its actor may see. */
export class Transaction implements Reader {
  readonly overlay: Overlay
  readonly #actor: Actor

  constructor(base: Reader, actor: Actor) {
    this.overlay = new Overlay(base)
    this.#actor = actor
  }

  get<R extends Row>(table: Table<R>, id: string): R | undefined {
    const row = this.overlay.get(table, id)
    return row && this.#actor.sees(table.scope(row)) ? row : undefined
  }

  where<R extends Row>(table: Table<R>, match: Partial<R>): R[] {
    return this.overlay.where(table, match).filter((row) => this.#actor.sees(table.scope(row)))
  }

  /** The row, or the refusal that missing and foreign rows share. */
  find<R extends Row>(table: Table<R>, id: string): R {
    return this.get(table, id) ?? notFound()
  }

  /** Adds a row; one whose id is taken already is refused like a missing one, so that ids tell nothing. */
  insert<R extends Row>(table: Table<R>, row: NoInfer<R>): void {
    if (this.overlay.get(table, row.id)) notFound()
    this.#write(table, row)
  }

  update<R extends Row>(table: Table<R>, id: string, patch: NoInfer<Partial<R>>): void {
    this.#write(table, { ...this.find(table, id), ...patch })
  }

  remove<R extends Row>(table: Table<R>, id: string): void {
    this.find(table, id)
    this.overlay.put(table as unknown as Table, id, undefined)
  }

  #write<R extends Row>(table: Table<R>, row: R): void {
    if (!this.#actor.sees(table.scope(row))) deny()
    this.overlay.put(table as unknown as Table, row.id, row)
  }
}
