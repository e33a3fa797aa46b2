import type { MemoryTable } from './memory-company.ts'

interface Constraints {
  /** Columns that no two rows of a company share, by the name of the constraint. */
  readonly unique: Readonly<Record<string, readonly string[]>>
  /** By the name of the constraint, in the order in which the database looks. */
  readonly references: Readonly<Record<string, { column: string; table: string }>>
}

/** What the database insists on beyond primary keys, of the tables that the harness's mutations write (tests/chaos/app.ts). */
const CONSTRAINTS: Readonly<Record<string, Constraints>> = {
  teams: {
    unique: {},
    references: { teams_company_id_created_by_fkey: { column: 'created_by', table: 'people' } },
  },
  team_members: {
    unique: { team_members_once: ['team_id', 'person_id'] },
    references: {
      team_members_company_id_team_id_fkey: { column: 'team_id', table: 'teams' },
      team_members_company_id_person_id_fkey: { column: 'person_id', table: 'people' },
    },
  },
  issues: {
    unique: {},
    references: {
      issues_company_id_team_id_fkey: { column: 'team_id', table: 'teams' },
      issues_company_id_owner_id_fkey: { column: 'owner_id', table: 'people' },
      issues_company_id_created_by_fkey: { column: 'created_by', table: 'people' },
      issues_company_id_resolved_by_fkey: { column: 'resolved_by', table: 'people' },
    },
  },
}

type Columns = Readonly<Record<string, unknown>>

/** A constraint of this name forbids what was to be written. */
export class Violation extends Error {
  readonly constraint: string

  constructor(constraint: string) {
    super(`violates ${constraint}`)
    this.constraint = constraint
  }
}

/** @throws {Violation} if another row of the table has what only one may have */
export function checkUnique(name: string, rows: MemoryTable, written: Columns): void {
  for (const [constraint, columns] of Object.entries(CONSTRAINTS[name]?.unique ?? {}))
    for (const { record } of rows.values())
      if (record['id'] !== written['id'] && columns.every((column) => record[column] === written[column]))
        throw new Violation(constraint)
}

/** @throws {Violation} if a row refers to one that is not there */
export function checkReferences(
  name: string,
  tables: ReadonlyMap<string, MemoryTable>,
  written: readonly Columns[],
): void {
  const references = Object.entries(CONSTRAINTS[name]?.references ?? {})
  for (const record of written)
    for (const [constraint, { column, table }] of references) {
      const id = record[column] ?? null
      if (id !== null && !tables.get(table)?.has(id as string)) throw new Violation(constraint)
    }
}

/** @throws {Violation} if a row is left that refers to one of these, which are gone */
export function checkReferred(
  name: string,
  tables: ReadonlyMap<string, MemoryTable>,
  gone: ReadonlySet<string>,
): void {
  for (const [from, { references }] of Object.entries(CONSTRAINTS))
    for (const [constraint, { column, table }] of Object.entries(references)) {
      if (table !== name) continue
      for (const { record } of tables.get(from)?.values() ?? [])
        if (gone.has(record[column] as string)) throw new Violation(constraint)
    }
}
