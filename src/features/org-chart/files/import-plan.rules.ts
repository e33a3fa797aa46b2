import { isPlausible } from '../../time/calendar.rules.ts'
import { DAY_OUT_OF_RANGE } from '../../time/required.text.ts'
import type { HeldSeat } from '../charts/charts.queries.ts'
import { refuse } from '../org-chart.refusals.ts'
import { MOST_SEATS, MOST_SECOND_LINES } from '../org-chart.table.ts'
import { MOST_LEVELS } from '../seats/tree.rules.ts'
import { nameKey, PATH } from './chart-file.rules.ts'
import type { FiledRow } from './filed-rows.rules.ts'
import {
  NO_ROOM,
  nobodyHasAddress,
  noTeamCalled,
  TOO_DEEP,
  TWICE_IN_FILE,
  WOULD_REPORT_TO_ITSELF,
} from './files.text.ts'
import { matched } from './matching.rules.ts'
import { Names, type Node } from './naming.rules.ts'
import { type AddedSeat, type ChangedSeat, contentOfRow, type Lookups } from './row-content.rules.ts'

/** What an import has to know of the company and the chart. */
export interface Known extends Lookups {
  seats: readonly HeldSeat[]
}

export interface RowReport {
  row: number
  name: string
  kind: 'add' | 'change' | 'skip' | 'refused'
  /** Why it is refused; empty otherwise. */
  reason: string
}

export interface ChartImport {
  report: RowReport[]
  /** Each after the one above it. */
  added: AddedSeat[]
  changed: ChangedSeat[]
}

/** What an import of these rows would do. A row with anything wrong is left out as a whole, and so is what can’t be found without it. */
export function planned(given: readonly FiledRow[], known: Known): ChartImport {
  const rows = given.map((row) => withPath(row, known.seats, given))
  const problems = new Map<FiledRow, string>()
  const refuseRow = (row: FiledRow, reason: string) => problems.has(row) || problems.set(row, reason)
  const numbers = new Set<number>()
  for (const row of rows) {
    const problem = problemOf(row, known)
    if (problem !== null) refuseRow(row, problem)
    else if (row.number !== null && numbers.has(row.number)) refuseRow(row, TWICE_IN_FILE)
    else if (row.number !== null) numbers.add(row.number)
  }
  for (;;) {
    const before = problems.size
    const accepted = rows.filter((row) => !problems.has(row))
    const chart = chartWith(accepted, known, refuseRow)
    if (problems.size === before) return outcome(rows, problems, chart, known)
  }
}

/** A row that names its seat by a path says by it to which one that reports. */
function withPath(row: FiledRow, seats: readonly HeldSeat[], rows: readonly FiledRow[]): FiledRow {
  const end = row.name.lastIndexOf(PATH)
  const isName = (one: { name: string }) => nameKey(one.name) === nameKey(row.name)
  if (end < 0 || row.number !== null || row.reportsTo || seats.some(isName)) return row
  if (
    rows.some((other) => other.reportsTo && 'words' in other.reportsTo && other.reportsTo.words === row.name)
  )
    return row
  return { ...row, name: row.name.slice(end + PATH.length), reportsTo: { words: row.name.slice(0, end) } }
}

/** What is wrong with a row, whatever the others say. */
function problemOf({ problem, holders = [], team, hireBy }: FiledRow, known: Known): string | null {
  if (problem !== null) return problem
  const stranger = holders.find((email) => !known.people.has(email.toLowerCase()))
  if (stranger !== undefined) return nobodyHasAddress(stranger)
  if (team && !known.teams.has(nameKey(team))) return noTeamCalled(team)
  return hireBy && !isPlausible(hireBy) ? DAY_OUT_OF_RANGE : null
}

interface Chart {
  /** Each after the one above it. */
  nodes: readonly Node[]
  parentOf: ReadonlyMap<string, string | null>
  linesOf: ReadonlyMap<string, readonly string[]>
}

/** The chart with these rows in it; what keeps one from it is told. */
function chartWith(
  rows: readonly FiledRow[],
  known: Known,
  refuseRow: (row: FiledRow, reason: string) => unknown,
): Chart {
  const nodes = nodesOf(rows, known, refuseRow)
  const names = new Names(nodes)
  const parentOf = new Map<string, string | null>()
  const linesOf = new Map<string, readonly string[]>()
  for (const { id, row, presentParentId = null } of nodes) {
    const parent = row?.reportsTo && names.find(row.reportsTo)
    if (row && typeof parent === 'string') refuseRow(row, parent)
    const said = typeof parent === 'object' && parent !== null ? parent.id : null
    parentOf.set(id, row?.reportsTo === undefined ? presentParentId : said)
    const lines = row?.secondLines?.map((line) => names.find(line)) ?? []
    const wrong = lines.find((line) => typeof line === 'string')
    if (row && wrong !== undefined) refuseRow(row, wrong)
    if (row?.secondLines)
      linesOf.set(id, [...new Set(lines.flatMap((line) => (typeof line === 'string' ? [] : line.id)))])
  }
  for (const { id, row } of nodes) {
    if (!row) continue
    const lines = linesOf.get(id) ?? []
    if (lines.includes(id) || isInCircle(id, parentOf)) refuseRow(row, WOULD_REPORT_TO_ITSELF)
    if (lines.length > MOST_SECOND_LINES)
      refuseRow(row, refuse.reason('org-chart/list-full', { limit: MOST_SECOND_LINES }).detail)
  }
  const ordered = topDown(nodes, parentOf)
  for (const { row, level } of ordered) if (row && level > MOST_LEVELS) refuseRow(row, TOO_DEEP)
  const fresh = ordered.filter(({ presentParentId }) => presentParentId === undefined)
  for (const { row } of fresh.slice(MOST_SEATS - known.seats.length)) refuseRow(row!, NO_ROOM)
  return { nodes: ordered, parentOf, linesOf }
}

function nodesOf(
  rows: readonly FiledRow[],
  known: Known,
  refuseRow: (row: FiledRow, reason: string) => unknown,
): Node[] {
  const matches = matched(rows, known.seats)
  const rowOf = new Map<string, FiledRow>()
  const fresh: Node[] = []
  for (const [row, match] of matches) {
    if (match === 'new') fresh.push({ id: known.idOf(row), name: row.name, row, presentParentId: undefined })
    else if ('problem' in match) refuseRow(row, match.problem)
    else rowOf.set(match.id, row)
  }
  const present = known.seats.map(({ id, name, parentId }) => {
    const row = rowOf.get(id) ?? null
    return { id, name: row?.name ?? name, row, presentParentId: parentId }
  })
  return [...present, ...fresh]
}

function isInCircle(id: string, parentOf: ReadonlyMap<string, string | null>): boolean {
  const seen = new Set<string>()
  for (let at = parentOf.get(id) ?? null; at !== null && !seen.has(at); at = parentOf.get(at) ?? null) {
    if (at === id) return true
    seen.add(at)
  }
  return false
}

function topDown(
  nodes: readonly Node[],
  parentOf: ReadonlyMap<string, string | null>,
): (Node & { level: number })[] {
  const beneath = Map.groupBy(nodes, ({ id }) => parentOf.get(id) ?? null)
  const at = (parentId: string | null, level: number) =>
    (beneath.get(parentId) ?? []).map((node) => ({ ...node, level }))
  const ordered = at(null, 1)
  for (const { id, level } of ordered) ordered.push(...at(id, level + 1))
  return ordered
}

function outcome(
  rows: readonly FiledRow[],
  problems: ReadonlyMap<FiledRow, string>,
  { nodes, parentOf, linesOf }: Chart,
  known: Known,
): ChartImport {
  const byId = new Map(known.seats.map((seat) => [seat.id, seat]))
  const kinds = new Map<FiledRow, RowReport['kind']>()
  const result: ChartImport = { report: [], added: [], changed: [] }
  for (const { id, row } of nodes) {
    if (!row) continue
    const { added, changed } = contentOfRow(row, byId.get(id), known, {
      id,
      parentId: parentOf.get(id) ?? null,
      secondLineIds: linesOf.get(id),
    })
    if (added) result.added.push(added)
    if (changed) result.changed.push(changed)
    kinds.set(row, added ? 'add' : changed ? 'change' : 'skip')
  }
  result.report = rows.map((row) => {
    const reason = problems.get(row) ?? ''
    return { row: row.row, name: row.name, kind: problems.has(row) ? 'refused' : kinds.get(row)!, reason }
  })
  return result
}
