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

const valueOf = (row: Row, field: string): unknown => (row as Row & Record<string, unknown>)[field]

/** The keys of a row in the index over `fields`: one, or in an index over a list one for each of its entries. */
export function indexKeys(row: Row, fields: readonly string[]): string[] {
  if (fields.length > 1) return [fields.map((field) => String(valueOf(row, field))).join('\u0000')]
  const value = valueOf(row, fields[0]!)
  return Array.isArray(value) ? value.map(String) : [String(value)]
}

/** Whether a row equals `match` in these fields; a list has to hold all entries of the list in `match`. */
export const matches = (row: Row, match: object, fields: readonly string[]): boolean =>
  fields.every((field) => {
    const value = valueOf(row, field)
    const wanted = valueOf(match as Row, field)
    return Array.isArray(value) && Array.isArray(wanted)
      ? wanted.every((entry) => value.includes(entry))
      : value === wanted
  })
