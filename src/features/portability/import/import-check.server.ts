import type { Row, Table } from '../../../sync/define-table.ts'
import { Slices } from '../../../sync/server/slices.ts'
import { normalEmail } from '../../accounts/email.rules.ts'
import { companies } from '../../companies/companies.table.ts'
import { isAddress } from '../../invitations/invitations.rules.ts'
import { people, type Person } from '../../people/people.table.ts'
import { jsonPath } from '../export/exported.rules.ts'
import { PROBLEMS_NAMED } from './import-limits.rules.ts'
import { COMPANY_ONCE, emailTwice, ID_TWICE, moreThan, noEmail, refersToNothing } from './import.text.ts'
import type { OpenExport } from './import-zip.server.ts'
import type { ImportReport } from './imports.requests.ts'
import { checkLine, idsIn, referencesOf } from './row-check.rules.ts'

/** Reads the whole file without writing anything: what is in it, and what in it could not be imported. */
export async function checkExport(
  { manifest, linesOf }: OpenExport,
  tables: readonly (Pick<Table, 'name' | 'fields'> & { most?: number })[],
  onRows: (done: number) => Promise<void>,
): Promise<ImportReport> {
  const slices = new Slices()
  const report: ImportReport = {
    company: manifest.company.name,
    madeAt: manifest.madeAt,
    tables: manifest.tables.map(({ name, rows }) => ({ name, rows })),
    people: 0,
    problems: [],
    problemCount: 0,
  }
  const note = (table: string, line: number, problem: string) => {
    if (report.problemCount++ < PROBLEMS_NAMED) report.problems.push({ file: jsonPath(table), line, problem })
  }
  const ids = new Map<string, Set<string>>()
  const emails = new Set<string>()
  let done = 0
  for (const table of tables) {
    const { name, most = Infinity } = table
    const own = new Set<string>()
    ids.set(name, own)
    for await (const { line, number } of linesOf(name)) {
      if (slices.isOver) await slices.turn()
      await onRows(++done)
      const checked = checkLine(table, line)
      if ('problem' in checked) note(name, number, checked.problem)
      else if (own.has(checked.row.id)) note(name, number, ID_TWICE)
      else own.add(checked.row.id)
      if (name === people.name && 'row' in checked) notePerson(checked.row as Person, number)
    }
    if (own.size > most) note(name, 0, moreThan(most))
  }
  if (ids.get(companies.name)!.size !== 1) note(companies.name, 0, COMPANY_ONCE)
  report.people = emails.size
  for (const table of tables) {
    const { name } = table
    const references = referencesOf(table).filter(({ isNullable }) => !isNullable)
    if (references.length === 0) continue
    for await (const { line, number } of linesOf(name)) {
      if (slices.isOver) await slices.turn()
      const checked = checkLine(table, line)
      if ('row' in checked) noteMissing(name, number, checked.row, references)
    }
  }
  return report

  function notePerson({ email }: Person, number: number): void {
    const normal = normalEmail(email)
    if (!isAddress(normal) || normal !== email) note(people.name, number, noEmail(email))
    if (emails.has(normal)) note(people.name, number, emailTwice(normal))
    emails.add(normal)
  }

  function noteMissing(
    name: string,
    number: number,
    row: Row,
    references: ReturnType<typeof referencesOf>,
  ): void {
    for (const { field, target } of references)
      if (idsIn(row, field).some((id) => !ids.get(target)?.has(id)))
        note(name, number, refersToNothing(field))
  }
}
