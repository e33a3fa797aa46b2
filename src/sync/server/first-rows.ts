import type { Row, Table } from '../define-table.ts'
import type { Scope } from '../scope.ts'
import type { Replica } from './replica.ts'

/** Pieces end at the first row beyond this many characters, or after looking at this many rows. */
const PIECE_CHARACTERS = 256 * 1024
const PIECE_LOOKS = 20_000

/** A piece of the rows; as JSON of changes, and as that of bootstrap lines. */
export interface Piece {
  readonly changes: string
  readonly lines: string
  readonly isEmpty: boolean
  readonly isLast: boolean
}

/**
 * The rows of scopes that somebody gains, in pieces. They are read as they are when their piece is made: what changes meanwhile
 * travels beside them as for any scope, so that at the last piece all of them are up to date.
 */
export class FirstRows {
  /** A scope taken away again meanwhile is deleted from here. */
  readonly scopes: Set<Scope>
  readonly #entries: Generator<{ table: Table; row: Row }>

  constructor({ store }: Replica, scopes: readonly Scope[]) {
    this.scopes = new Set(scopes)
    this.#entries = store.entries()
  }

  next(): Piece {
    const rows: { name: string; row: string; id: string; scope: Scope }[] = []
    let characters = 0
    let isLast = false
    for (let looks = 0; looks < PIECE_LOOKS && characters < PIECE_CHARACTERS; looks++) {
      const entry = this.#entries.next()
      if (entry.done) {
        isLast = true
        break
      }
      const { table, row } = entry.value
      const scope = table.scope(row)
      if (!this.scopes.has(scope)) continue
      const text = JSON.stringify(row)
      characters += text.length
      rows.push({ name: table.name, row: text, id: row.id, scope })
    }
    return {
      changes: `[${rows.map(({ name, row, id, scope }) => `["${name}","u","${id}",${row},"${scope}"]`).join()}]`,
      lines: `[${rows.map(({ name, row }) => `["${name}",${row}]`).join()}]`,
      isEmpty: rows.length === 0,
      isLast,
    }
  }
}
