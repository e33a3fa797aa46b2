import type { Row, Table } from '../../../sync/define-table.ts'
import { bytesOf } from '../../../sync/server/row-bytes.ts'
import { Slices } from '../../../sync/server/slices.ts'
import { hashedId } from '../../../server/hashed-id.ts'
import type { Services } from '../../../server/services.ts'
import { companies, type Company } from '../../companies/companies.table.ts'
import { invitations, MOST_TEAMS } from '../../invitations/invitations.table.ts'
import { people, type Person } from '../../people/people.table.ts'
import { type Team, type TeamMember, teamMembers, teams } from '../../teams/teams.table.ts'
import { BYTES_A_BATCH, ROWS_A_BATCH } from './import-limits.rules.ts'
import type { OpenExport } from './import-zip.server.ts'
import { RowWriter } from './row-writer.server.ts'
import { accountsOf } from './imported-people.server.ts'
import { type Importing, importedRow, invitationOf } from './imported-row.rules.ts'
import { type PeopleIds, withPeople } from './people-mapping.rules.ts'
import { takeRoom } from './room.server.ts'
import { settingsOf } from './room.mutations.ts'
import { checkLine, idsIn, isList, type ReferenceField, referencesOf } from './row-check.rules.ts'

/** Where an import goes. */
export interface Target {
  companyId: string
  importId: string
  importerId: string
  now: string
  /** Lines that an earlier attempt has written. */
  done: number
  /** Told before each batch, how many lines are written. It throws to end the import. */
  onRows(done: number): Promise<void>
}

/**
 * Writes a checked export into the company, batch by batch, through the engine: browsers see the rows come.
 * @returns the accounts of its people here
 */
export async function writeImport(
  { node, pool }: Pick<Services, 'node' | 'pool'>,
  file: OpenExport,
  target: Target,
): Promise<PeopleIds> {
  const slices = new Slices()
  const { companyId, importerId, importId, now } = target
  const tables = [...node.codecs.values()].map(({ table }) => table)
  const everybody = await rowsOf<Person>(file, people)
  const accounts = await accountsOf(pool, everybody)
  const active = everybody.filter(
    ({ id, status, level }) => status === 'active' && level !== 'inactive' && accounts.get(id) !== importerId,
  )
  const importing: Importing = { importerId, now, members: new Set(active.map(({ email }) => email)) }
  const [company] = await rowsOf<Company>(file, companies)
  const teamIds = new Set((await rowsOf<Team>(file, teams)).map(({ id }) => id))
  if (target.done === 0) await takeRoom({ node }, target, settingsOf(company!), teamIds)
  const writer = await RowWriter.open({ node }, companyId, importId)
  const ids = new Map<string, Set<string>>()
  const memberships = new Map<string, string[]>()
  let passed = 0
  let written = target.done
  for (const table of tables) {
    const references = referencesOf(table)
    const own = new Set<string>(table.name === people.name ? [importerId] : [])
    ids.set(table.name, own)
    const links = new Map<string, [string, string][]>()
    const batch = new Batch(async (rows) => {
      // Asked before it writes: a process that was frozen may have been followed by another, which may have taken everything back.
      await target.onRows(written)
      await writer.write(table, rows)
      written = Math.max(written, passed)
    })
    if (table.name === invitations.name)
      for (const person of active) {
        const id = accounts.get(person.id)!
        const asked = (memberships.get(id) ?? []).slice(0, MOST_TEAMS)
        await batch.add(
          invitationOf(person, hashedId('invitation of an import', importId, id), asked, importing),
        )
      }
    for await (const { line } of file.linesOf(table.name)) {
      if (slices.isOver) await slices.turn()
      const row = mustRow(table, withPeople(line, accounts))
      if (table.name === teamMembers.name) {
        const { personId, teamId } = row as TeamMember
        note(memberships, personId, teamId)
      }
      passed++
      const ours = importedRow(table, row, importing)
      if (ours === null) continue
      own.add(ours.id)
      const linked = withoutLinks(table, ours, references, ids, links)
      if (passed > target.done) await batch.add(linked)
    }
    await batch.flush()
    for (const [field, pairs] of links)
      await writer.link(
        table,
        field,
        pairs.filter(([, other]) => own.has(other)),
      )
    await target.onRows((written = Math.max(written, passed)))
  }
  return accounts
}

/** A line as a row. It was checked before. */
function mustRow(table: Table, line: string): Row {
  const checked = checkLine(table, line)
  if ('problem' in checked) throw new Error(`${table.name}: ${checked.problem}`)
  return checked.row
}

/** Without what it can refer to only later, or never because that stayed behind with another person. */
function withoutLinks(
  table: Table,
  row: Row,
  references: readonly ReferenceField[],
  ids: ReadonlyMap<string, ReadonlySet<string>>,
  links: Map<string, [string, string][]>,
): Row {
  const dropped: Record<string, null | readonly string[]> = {}
  for (const { field, target, isNullable } of references) {
    const found = idsIn(row, field)
    const [id] = found
    if (id === undefined) continue
    if (isList(row, field)) {
      if (target !== table.name) continue
      for (const one of found) note(links, field, [row.id, one])
      dropped[field] = []
      continue
    }
    if (!isNullable) continue
    if (target === table.name) note(links, field, [row.id, id])
    else if (ids.get(target)?.has(id)) continue
    dropped[field] = null
  }
  return { ...row, ...dropped }
}

function note<T>(lists: Map<string, T[]>, key: string, one: T): void {
  const list = lists.get(key)
  if (list) list.push(one)
  else lists.set(key, [one])
}

/** All rows of a table that is small or needed as a whole. */
async function rowsOf<R extends Row>(file: OpenExport, table: Table<R>): Promise<R[]> {
  const rows: R[] = []
  for await (const { line } of file.linesOf(table.name))
    rows.push(mustRow(table as unknown as Table, line) as R)
  return rows
}

/** Gathers rows to batches that are small enough for everybody else who waits. */
class Batch {
  #rows: Row[] = []
  #bytes = 0
  readonly #write: (rows: readonly Row[]) => Promise<void>

  constructor(write: (rows: readonly Row[]) => Promise<void>) {
    this.#write = write
  }

  async add(row: Row): Promise<void> {
    this.#rows.push(row)
    this.#bytes += bytesOf(row)
    if (this.#rows.length >= ROWS_A_BATCH || this.#bytes >= BYTES_A_BATCH) await this.flush()
  }

  async flush(): Promise<void> {
    if (this.#rows.length === 0) return
    const rows = this.#rows
    this.#rows = []
    this.#bytes = 0
    await this.#write(rows)
  }
}
