import type { Follower, Row, Table } from './define-table.ts'

/** A field of a row that holds the id of another row, or a list of such ids. */
interface Reference {
  readonly field: string
  readonly target: Table
}

/** A table whose rows follow what happens to the rows they refer to. */
interface Following {
  readonly table: Table
  readonly follower: Follower<Row>
}

/** Which tables refer to which, looked up by name: what a transaction checks whenever a row is written. */
export class References {
  readonly #references = new Map<string, readonly Reference[]>()
  readonly #following = new Map<string, Following[]>()

  constructor(tables: readonly Table[]) {
    const byName = new Map(tables.map((table) => [table.name, table]))
    for (const table of tables) {
      const references = Object.entries(table.fields).flatMap(([field, { references: name }]) => {
        const target = name === undefined ? undefined : byName.get(name)
        return target ? [{ field, target }] : []
      })
      this.#references.set(table.name, references)
      for (const follower of table.follows ?? []) {
        const { name } = follower.target
        this.#following.set(name, [...(this.#following.get(name) ?? []), { table, follower }])
      }
    }
  }

  /** The fields of this table's rows that refer to others. */
  of(table: Table): readonly Reference[] {
    return this.#references.get(table.name) ?? []
  }

  /** Who follows the rows of this table. */
  following(table: Table): readonly Following[] {
    return this.#following.get(table.name) ?? []
  }
}
