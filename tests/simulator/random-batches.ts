import { issues } from '../../src/features/issues/issues.table.ts'
import { companyRows } from '../../src/features/people/company-rows.rules.ts'
import { teamMembers, teams } from '../../src/features/teams/teams.table.ts'
import type { Row, Table } from '../../src/sync/define-table.ts'
import { newId } from '../../src/sync/id.ts'
import type { RefusalText } from '../../src/sync/refusal.ts'
import type { Codecs } from '../../src/sync/server/company-reads.ts'
import { issueRow } from '../issue-rows.ts'
import type { Chance } from '../seeded.ts'
import type { CommitBatch } from './memory-commit.ts'
import type { MemoryCompany } from './memory-company.ts'

type Writable<T> = { -readonly [Key in keyof T]: T[Key] extends readonly (infer One)[] ? One[] : T[Key] }
type Draft = Writable<CommitBatch>

const REFUSED: RefusalText = {
  code: 'chaos/issue-full',
  kind: 'refused',
  title: 'Not noted',
  detail: 'This issue is full.',
}
const WRONG = [
  'expected',
  'from',
  'user',
  'refused twice',
  'known id',
  'no team',
  'team in use',
  'twice in a team',
] as const
const DAYS_MS = 86_400_000

/** Batches by chance for one company: many that the database takes, and some with one thing wrong. */
export class RandomBatches {
  readonly companyId = newId()
  readonly #chance: Chance
  readonly #codecs: Codecs
  readonly #people = [newId(), newId(), newId()]
  readonly #founded: { table: Table; row: Row }[]

  constructor(chance: Chance, codecs: Codecs) {
    this.#chance = chance
    this.#codecs = codecs
    const [founder] = this.#people
    const given = {
      company: { id: this.companyId, name: 'Harbor', slug: this.companyId },
      people: this.#people.map((id, index) => {
        const fullName = `Person ${index}`
        return { id, email: `p${index}@harbor.example`, fullName, level: 'member' as const }
      }),
      teams: [0, 1, 2].map((index) => {
        const members = this.#people.slice(index).map((personId) => ({ id: newId(), personId }))
        const name = `Team ${index}`
        return { id: newId(), name, isLeadership: index === 0, createdBy: founder!, members }
      }),
    }
    this.#founded = companyRows(given, new Date().toISOString())
  }

  /** Founds the company. */
  first(): CommitBatch {
    const draft = this.#draft(0)
    draft.count = 1
    for (const [name] of this.#codecs) {
      const rows = this.#founded.filter(({ table }) => table.name === name).map(({ row }) => row)
      if (rows.length > 0) this.#write(draft, name, true, rows)
    }
    return draft
  }

  next(company: MemoryCompany): CommitBatch {
    const draft = this.#draft(company.seq)
    const wrong = this.#chance.next() < 0.4 ? this.#chance.pick(WRONG) : null
    if (wrong === 'expected') draft.expected += this.#chance.pick([-1, 1, 7])
    this.#nameClients(draft, company, wrong)
    this.#changeIssues(draft, company, wrong)
    this.#changeTeams(draft, company, wrong)
    draft.count = Math.max(draft.count, draft.changes.length > 0 ? 1 : 0)
    return draft
  }

  #draft(expected: number): Draft {
    const { integer } = this.#chance
    const sizes = { issues: [integer(0, 99), integer(0, 9_999)] as const }
    const nothing = { clients: [], refusals: [], deletes: [], writes: [], changes: [] }
    return { company: this.companyId, expected, count: integer(0, 3), sizes, ...nothing }
  }

  #nameClients(draft: Draft, company: MemoryCompany, wrong: string | null): void {
    const { chance, people } = { chance: this.#chance, people: this.#people }
    const known = [...company.clients].filter(() => chance.next() < 0.3).slice(0, 2)
    for (const [id, { userId, lastMid }] of known) {
      const from = lastMid + 1 + (wrong === 'from' ? chance.pick([-1, 1]) : 0)
      const user = wrong === 'user' ? people.find((one) => one !== userId)! : userId
      // Now and then so far that refusals of before are forgotten.
      const to = from + chance.pick([0, 1, 5, 230])
      draft.clients.push({ id, user, from, to, seq: company.seq })
      if (chance.next() < 0.6) draft.refusals.push({ client: id, mid: to, error: REFUSED })
      const refused = [...company.refusals.values()].find((one) => one.clientId === id && one.mid > to - 200)
      if (wrong === 'refused twice' && refused)
        draft.refusals.push({ client: id, mid: refused.mid, error: REFUSED })
    }
    if (chance.next() > 0.4) return
    const from = wrong === 'from' ? 2 : 1
    draft.clients.push({ id: newId(), user: chance.pick(people), from, to: from + 1, seq: 0 })
  }

  #changeIssues(draft: Draft, company: MemoryCompany, wrong: string | null): void {
    const chance = this.#chance
    const there = this.#rowsOf(company, issues.name)
    const goes = there.filter(() => chance.next() < 0.1)
    if (chance.next() < 0.1) goes.push({ id: newId() })
    if (goes.length > 0) this.#remove(draft, issues.name, goes)
    const kept = there.filter((row) => !goes.includes(row))
    const changed = kept
      .filter(() => chance.next() < 0.3)
      .map((row) => ({ ...row, ...this.#issue(company), id: row.id }))
    if (chance.next() < 0.2) changed.push(this.#issue(company))
    if (changed.length > 0) this.#write(draft, issues.name, false, changed)
    const made: Row[] = Array.from({ length: chance.integer(0, 6) }, () => this.#issue(company))
    if (wrong === 'known id' && kept[0]) made.push({ ...this.#issue(company), id: kept[0].id })
    if (wrong === 'no team') made.push(issueRow({ teamId: newId(), ownerId: this.#people[0]! }))
    if (made.length > 0) this.#write(draft, issues.name, true, made)
  }

  #changeTeams(draft: Draft, company: MemoryCompany, wrong: string | null): void {
    const chance = this.#chance
    const members = this.#rowsOf(company, teamMembers.name)
    if (wrong === 'team in use') {
      const used = members[0] as Row & { teamId: string }
      if (used) this.#remove(draft, teams.name, [{ id: used.teamId }])
      return
    }
    const [first] = members
    if (wrong === 'twice in a team' && first)
      return this.#write(draft, teamMembers.name, chance.next() < 0.5, [{ ...first, id: newId() }])
    const goes = members.filter(() => chance.next() < 0.05)
    if (goes.length > 0 && goes.length < members.length) this.#remove(draft, teamMembers.name, goes)
  }

  /** Open, closed lately, or long ago. */
  #issue(company: MemoryCompany): Row {
    const chance = this.#chance
    const person = chance.pick(this.#people)
    const teamId = chance.pick(this.#rowsOf(company, teams.name)).id
    const at = new Date(Date.now() - chance.integer(1, 200) * DAYS_MS).toISOString()
    const isOpen = chance.next() < 0.5
    const end = isOpen ? {} : { status: 'resolved' as const, resolvedAt: at, resolvedBy: person }
    return issueRow({ teamId, ownerId: person, description: `ü ${chance.integer(0, 99)} "quoted"`, ...end })
  }

  #rowsOf = (company: MemoryCompany, table: string): Row[] =>
    Array.from(company.tables.get(table)?.values() ?? [], ({ row }) => row)

  #write(draft: Draft, table: string, fresh: boolean, rows: readonly Row[]): void {
    const records = rows.map((row) => this.#codecs.get(table)!.toDatabase(row))
    draft.writes.push({ table, fresh, rows: records })
    for (const [index, row] of rows.entries()) this.#log(draft, table, row, records[index]!)
  }

  #remove(draft: Draft, table: string, rows: readonly Row[]): void {
    draft.deletes.push({ table, ids: rows.map(({ id }) => id) })
    for (const row of rows) this.#log(draft, table, row, null)
  }

  #log(draft: Draft, table: string, { id }: Row, record: Record<string, unknown> | null): void {
    const [client] = draft.clients
    const by = client ? ([client.id, client.to] as const) : ([null, null] as const)
    draft.changes.push([1, draft.changes.length, 'c', table, id, record ? 'u' : 'd', record, ...by])
  }
}
