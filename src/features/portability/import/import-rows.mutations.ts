import { defineMutation } from '../../../sync/define-mutation.ts'
import type { Row, Table } from '../../../sync/define-table.ts'
import { refs } from '../../../sync/fields.ts'
import { companies, type Company } from '../../companies/companies.table.ts'
import { teamMembers, teams } from '../../teams/teams.table.ts'
import { idsIn, referencesOf } from './row-check.rules.ts'

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

/** Writes rows of an import, with `idsOfRows` as its arguments. What an earlier attempt has written stays as it is. */
export const importRows = (table: Table, rows: readonly Row[], ids: Named) =>
  defineMutation('importRows', {
    input: named(ids),
    internal: true,
    may: (actor) => actor.system,
    run(tx) {
      for (const row of rows) if (!tx.get(table, row.id)) tx.insert(table, row)
    },
  })

/** Lets rows refer to others of their own table, once all of them are there. */
export const linkRows = (table: Table, field: string, links: readonly (readonly [string, string])[]) =>
  defineMutation('linkRows', {
    input: { ids: refs(table.name, MOST_IDS) },
    internal: true,
    may: (actor) => actor.system,
    run(tx) {
      for (const [id, target] of links) {
        const row = tx.get(table, id)
        if (row && idsIn(row, field).length === 0) tx.update(table, id, { [field]: target })
      }
    },
  })

/** Makes room for what is imported: the company takes its settings from there, and the team that it was founded with goes. */
export const makeRoom = (
  settings: Pick<Company, 'name' | 'autoCreateOverdueIssues' | 'defaultVoteLimit'>,
  imported: ReadonlySet<string>,
) =>
  defineMutation('makeRoom', {
    input: {},
    internal: true,
    may: (actor) => actor.system,
    run(tx) {
      const [company] = tx.where(companies, {})
      tx.update(companies, company!.id, settings)
      for (const { id } of tx.where(teams, {}).filter((team) => !imported.has(team.id))) {
        for (const member of tx.where(teamMembers, { teamId: id })) tx.remove(teamMembers, member.id)
        tx.remove(teams, id)
      }
    },
  })
