import type { Row, Table } from '../../../sync/define-table.ts'
import { checkObject, type Field } from '../../../sync/fields.ts'
import { isStorable, NOT_STORABLE } from '../../../sync/storable.ts'
import { Unfit } from '../../../sync/unfit.ts'
import { NOT_JSON } from './import.text.ts'

/** A row of a file that fits its table, or what is wrong with it. */
export type CheckedRow = { row: Row } | { problem: string }

/** Reads a line as a row of its table: each field within its bounds, and no other. */
export function checkLine(table: Pick<Table, 'fields'>, line: string): CheckedRow {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    return { problem: NOT_JSON }
  }
  try {
    const row = checkObject(table.fields, value) as unknown as Row
    return isStorable(row) ? { row } : { problem: NOT_STORABLE }
  } catch (error) {
    if (!(error instanceof Unfit)) throw error
    const [issue] = error.issues
    return { problem: [issue?.path.join('.'), issue?.message].filter(Boolean).join(': ') || NOT_JSON }
  }
}

/** A field of a table that holds the id of a row, or a list of such ids. */
export interface ReferenceField {
  field: string
  target: string
  isNullable: boolean
}

const takesNull = ({ check }: Field<unknown>): boolean => {
  try {
    check(null)
    return true
  } catch {
    return false
  }
}

export const referencesOf = ({ fields }: Pick<Table, 'fields'>): ReferenceField[] =>
  Object.entries(fields).flatMap(([field, definition]) =>
    definition.references === undefined
      ? []
      : [{ field, target: definition.references, isNullable: takesNull(definition) }],
  )

const valueOf = (row: Row, field: string): unknown => (row as unknown as Record<string, unknown>)[field]

/** Whether the field holds a list of ids. */
export const isList = (row: Row, field: string): boolean => Array.isArray(valueOf(row, field))

/** The ids that a row refers to through this field. */
export const idsIn = (row: Row, field: string): string[] =>
  [valueOf(row, field)].flat().filter((id): id is string => typeof id === 'string')

/**
 * Whether a row would lead back to itself, which none of a company does and one of a made-up file may.
 * @param leadsTo the row that a row refers to
 */
export function closesCircle(
  leadsTo: (id: string) => string | undefined,
  id: string,
  target: string,
): boolean {
  const seen = new Set([id])
  for (let next: string | undefined = target; next !== undefined; next = leadsTo(next)) {
    if (seen.has(next)) return true
    seen.add(next)
  }
  return false
}
