import { defineMutation } from '../../../sync/define-mutation.ts'
import type { Row, Table } from '../../../sync/define-table.ts'
import { refs } from '../../../sync/fields.ts'
import type { Reader } from '../../../sync/store.ts'
import { closesCircle, idsIn, isList, type ReferenceField, referencesOf } from './row-check.rules.ts'

/** More than any batch names. */
const MOST_IDS = 100_000

/** Arguments that name rows, so that the server finds them however old they are. */
type Named = Record<string, string[]>

const named = (ids: Named) =>
  Object.fromEntries(Object.keys(ids).map((table) => [table, refs(table, MOST_IDS)]))

/** The rows themselves and all that they refer to. */
export function idsOfRows(table: Table, rows: readonly Row[]): Named {
  const ids = new Map<string, Set<string>>([[table.name, new Set(rows.map(({ id }) => id))]])
  for (const { field, target } of referencesOf(table))
    for (const row of rows)
      for (const id of idsIn(row, field)) ids.set(target, (ids.get(target) ?? new Set()).add(id))
  return Object.fromEntries(Array.from(ids, ([name, some]) => [name, [...some]]))
}

/** A table's references with the tables they point into. */
export type References = readonly (Omit<ReferenceField, 'target'> & { target: Table })[]

/** What people have removed since the import wrote it takes along what can't be without it. Null for such a row. */
function withoutRemoved(tx: Reader, row: Row, references: References): Row | null {
  const changed: Record<string, unknown> = {}
  for (const { field, target, isNullable } of references) {
    const ids = idsIn(row, field)
    const left = ids.filter((id) => tx.get(target, id))
    if (left.length === ids.length) continue
    if (isList(row, field)) changed[field] = left
    else if (isNullable) changed[field] = null
    else return null
  }
  return { ...row, ...changed }
}

/** Writes rows of an import, with `idsOfRows` as its arguments. What is there already stays as it is. */
export const importRows = (table: Table, rows: readonly Row[], ids: Named, references: References) =>
  defineMutation('importRows', {
    input: named(ids),
    internal: true,
    may: (actor) => actor.system,
    run(tx) {
      for (const row of rows) {
        const fitting = tx.get(table, row.id) ? null : withoutRemoved(tx, row, references)
        if (fitting) tx.insert(table, fitting)
      }
    },
  })

/** Lets rows refer to others of their own table, once all of them are there. */
export const linkRows = (table: Table, field: string, links: readonly (readonly [string, string])[]) =>
  defineMutation('linkRows', {
    input: { ids: refs(table.name, MOST_IDS) },
    internal: true,
    may: (actor) => actor.system,
    run(tx) {
      const leadsTo = (id: string) => {
        const row = tx.get(table, id)
        return row && idsIn(row, field)[0]
      }
      for (const [id, target] of links) {
        const row = tx.get(table, id)
        if (!row || !tx.get(table, target)) continue
        const present = idsIn(row, field)
        if (!isList(row, field)) {
          if (present.length === 0 && !closesCircle(leadsTo, id, target))
            tx.update(table, id, { [field]: target })
        } else if (!present.includes(target)) tx.update(table, id, { [field]: [...present, target] })
      }
    },
  })
