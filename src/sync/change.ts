import type { Row, Table } from './define-table.ts'
import type { Scope } from './scope.ts'

/** A row as a mutation leaves it, or null if it removes it, for the audience `scope`. */
export interface Change {
  readonly entity: string
  readonly id: string
  readonly row: Row | null
  readonly scope: Scope
}

/** The changes that turn `before` into `after`. A row that moves to another audience leaves the old one first. */
export function changesBetween(table: Table, before: Row | undefined, after: Row | undefined): Change[] {
  const scopeBefore = before && table.scope(before)
  const scopeAfter = after && table.scope(after)
  const changes: Change[] = []
  if (before && scopeBefore && scopeBefore !== scopeAfter) {
    changes.push({ entity: table.name, id: before.id, row: null, scope: scopeBefore })
  }
  if (after && scopeAfter) changes.push({ entity: table.name, id: after.id, row: after, scope: scopeAfter })
  return changes
}

const textOf = (row: Row, field: string): string => String((row as Row & Record<string, unknown>)[field])

/** The key of a row in the index over `fields`. */
export const indexKey = (row: Row, fields: readonly string[]): string =>
  fields.length === 1 ? textOf(row, fields[0]!) : fields.map((field) => textOf(row, field)).join('\u0000')
