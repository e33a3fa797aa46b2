import type { Actor } from './actor.ts'
import type { Row, Table } from './define-table.ts'
import type { Reader } from './store.ts'

/** A reader's rows without those that the actor may not see. */
export class VisibleRows implements Reader {
  readonly #reader: Reader
  readonly #actor: Actor

  constructor(reader: Reader, actor: Actor) {
    this.#reader = reader
    this.#actor = actor
  }

  get<R extends Row>(table: Table<R>, id: string): R | undefined {
    const row = this.#reader.get(table, id)
    return row && this.#actor.sees(table.scope(row)) ? row : undefined
  }

  where<R extends Row>(table: Table<R>, match: Partial<R>): R[] {
    return this.#reader.where(table, match).filter((row) => this.#actor.sees(table.scope(row)))
  }
}
