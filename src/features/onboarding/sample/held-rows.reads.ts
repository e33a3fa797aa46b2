import type { Row, Table } from '../../../sync/define-table.ts'
import type { Reader } from '../../../sync/store.ts'
import type { HeldRow } from './sample-families.rules.ts'

/** All rows of a table, as far as it matters for taking the sample data of a team away. */
export function heldRowsOf(read: Reader, table: Table, teamId: string): HeldRow[] {
  const references = Object.entries(table.fields).flatMap(([field, { references: target }]) =>
    target === undefined || target === 'people' || target === 'teams' ? [] : [field],
  )
  if (references.length === 0 && !('teamId' in table.fields)) return []
  return read.where(table, {}).map((row) => heldRow(table.name, row, references, teamId))
}

function heldRow(table: string, row: Row, references: readonly string[], teamId: string): HeldRow {
  const values = row as Row & Record<string, unknown>
  const refersTo = Object.fromEntries(references.map((field) => [field, textsIn(values[field])]))
  // A formula names the metrics that it calculates with.
  if (typeof values['formula'] === 'string') refersTo['formula'] = idsIn(values['formula'])
  const moments = Object.entries(values).flatMap(([field, value]) =>
    field.endsWith('At') && typeof value === 'string' ? [value] : [],
  )
  const latest = moments.toSorted().at(-1) ?? null
  const made = typeof values['createdAt'] === 'string' ? values['createdAt'] : null
  return { table, id: row.id, made, latest, isInTeam: values['teamId'] === teamId, refersTo }
}

const textsIn = (value: unknown): string[] =>
  [value].flat().filter((id): id is string => typeof id === 'string')

const idsIn = (formula: string): string[] =>
  Array.from(formula.matchAll(/\[([0-9a-f-]{36})\]/g), ([, id]) => id!)
