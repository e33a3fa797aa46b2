import type { Row, Table } from '../define-table.ts'
import type { Scope } from '../scope.ts'
import type { Store } from '../store.ts'
import type { Replica } from './replica.ts'
import type { Page } from './scope-pages.ts'

/** Pieces end at the first row beyond this many characters. */
const PIECE_CHARACTERS = 256 * 1024

/** A piece of the rows; as JSON of changes, and as that of bootstrap lines. */
export interface Piece {
  readonly changes: string
  readonly lines: string
  readonly isLast: boolean
}

/**
 * The rows of scopes that somebody gains, in pieces. What changes meanwhile travels beside them as for any scope, and its earlier
 * version is left out, so that at the last piece all of them are up to date.
 */
export class FirstRows {
  /** A scope taken away again meanwhile is deleted from here. */
  readonly scopes: Set<Scope>
  readonly #store: Store
  readonly #entries: Generator<[Row, Table]>

  constructor({ store, pages }: Replica, scopes: readonly Scope[]) {
    this.scopes = new Set(scopes)
    this.#store = store
    this.#entries = entriesOf(pages.take(scopes))
  }

  next(): Piece {
    const rows: { name: string; row: string; id: string; scope: Scope }[] = []
    let characters = 0
    let isLast = false
    while (characters < PIECE_CHARACTERS) {
      const entry = this.#entries.next()
      if (entry.done) {
        isLast = true
        break
      }
      const [row, table] = entry.value
      const scope = table.scope(row)
      if (!this.scopes.has(scope) || this.#store.get(table, row.id) !== row) continue
      const text = JSON.stringify(row)
      characters += text.length
      rows.push({ name: table.name, row: text, id: row.id, scope })
    }
    return {
      changes: `[${rows.map(({ name, row, id, scope }) => `["${name}","u","${id}",${row},"${scope}"]`).join()}]`,
      lines: `[${rows.map(({ name, row }) => `["${name}",${row}]`).join()}]`,
      isLast,
    }
  }
}

function* entriesOf(pages: readonly Page[]): Generator<[Row, Table]> {
  for (const page of pages) yield* page
}
