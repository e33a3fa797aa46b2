import type { Sheet } from '../../metrics/csv/csv-text.rules.ts'
import type { HeldSeat } from '../charts/charts.queries.ts'
import { type Branch, type Forest, pathUp, shownIn } from '../charts/forest.rules.ts'

/** What a file of a chart calls itself. */
export const FORMAT = 'org-chart'

/** A seat of a JSON file. Others refer to it by its number; siblings stand in the order of the file. */
export interface FiledSeat {
  number: number
  reportsTo: number | null
  name: string
  /** E-mail addresses. */
  holders: string[]
  roles: string[]
  secondLines: number[]
  team: string | null
  tint: number
  hireBy: string | null
  note: string | null
}

export interface ChartFile {
  format: typeof FORMAT
  version: 1
  name: string
  seats: FiledSeat[]
}

export type TeamNames = ReadonlyMap<string, string>

const NOTHING = new Set<string>()

const inOrder = (forest: Forest): Branch[] => shownIn(forest, NOTHING)

/** A chart as programs read it, and as it comes back the same. */
export function fileOf(name: string, forest: Forest, teams: TeamNames): ChartFile {
  const branches = inOrder(forest)
  const numbers = new Map(branches.map(({ seat }, index) => [seat.id, index + 1]))
  return {
    format: FORMAT,
    version: 1,
    name,
    seats: branches.map(({ seat, parent }, index) => ({
      number: index + 1,
      reportsTo: parent ? numbers.get(parent.seat.id)! : null,
      name: seat.name,
      holders: addressesOf(seat),
      roles: seat.roles.map(({ text }) => text),
      secondLines: seat.secondLineIds.flatMap((id) => numbers.get(id) ?? []),
      team: teamOf(seat, teams),
      tint: seat.tint,
      hireBy: seat.hireBy,
      note: seat.note,
    })),
  }
}

export const jsonOf = (file: ChartFile): string => `${JSON.stringify(file, null, 2)}\n`

/** The columns of a CSV file. */
export const COLUMNS = [
  'seat',
  'reports_to',
  'holder_emails',
  'roles',
  'second_lines',
  'team',
  'hire_by',
] as const

export type Column = (typeof COLUMNS)[number]

/** Between several entries of one cell. */
const BETWEEN = '|'

const cellOf = (entries: readonly string[]): string =>
  entries.map((entry) => entry.replaceAll(/[\\|]/g, String.raw`\$&`)).join(BETWEEN)

/** The entries of a cell. */
export const entriesOf = (cell: string): string[] =>
  (cell.match(/(?:\\.|[^\\|])+/gs) ?? [])
    .map((entry) => entry.replaceAll(/\\([\\|])/g, '$1').trim())
    .filter((entry) => entry !== '')

/** Between the names of seats that name one together. */
export const PATH = ' > '

/** A chart as spreadsheets read it. A seat whose name is another one’s too is named with the way down to it. */
export function sheetOf(forest: Forest, teams: TeamNames): Sheet {
  const branches = inOrder(forest)
  const counts = Map.groupBy(branches, ({ seat }) => nameKey(seat.name))
  const named = (branch: Branch): string =>
    counts.get(nameKey(branch.seat.name))!.length === 1 ? branch.seat.name : pathTo(branch)
  return [
    [...COLUMNS],
    ...branches.map(({ seat, parent }) => [
      seat.name,
      parent ? named(parent) : '',
      cellOf(addressesOf(seat)),
      cellOf(seat.roles.map(({ text }) => text)),
      cellOf(seat.secondLineIds.flatMap((id) => forest.byId.get(id) ?? []).map(named)),
      teamOf(seat, teams) ?? '',
      seat.hireBy ?? '',
    ]),
  ]
}

export const nameKey = (name: string): string => name.trim().toLocaleLowerCase()

const pathTo = (branch: Branch): string =>
  [branch, ...pathUp(branch)]
    .map(({ seat }) => seat.name)
    .toReversed()
    .join(PATH)

const addressesOf = ({ holders }: Pick<HeldSeat, 'holders'>): string[] => holders.map(({ email }) => email)

const teamOf = ({ teamId }: Pick<HeldSeat, 'teamId'>, teams: TeamNames): string | null =>
  teams.get(teamId ?? '') ?? null
