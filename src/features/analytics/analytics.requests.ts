import * as z from 'zod/mini'
import { SECTION_KINDS } from '../teams/teams.table.ts'
import type { Day } from '../time/calendar.rules.ts'
import { CHARTS } from './charts/chart-kinds.rules.ts'
import type { Sum } from './charts/measures.rules.ts'
import { type Days, PERIODS } from './period/analysed-period.rules.ts'

/** A browser names each of the most teams that a company can have. */
const MOST_CHARACTERS = 50_000

export const chartParams = z.strictObject({ companyId: z.uuid(), chart: z.enum(CHARTS) })

export type ChartParams = z.infer<typeof chartParams>

/** PostgreSQL knows no year 0. */
const day = z.iso.date().check(z.refine((given) => given >= '0001-01-01'))

const filters = {
  /** Ids with commas between; all teams that one may see if it is left out. */
  teams: z.optional(z.string().check(z.maxLength(MOST_CHARACTERS))),
  period: z.optional(z.enum(PERIODS)),
  /** Days of one's own, instead of a period with a name. */
  from: z.optional(day),
  to: z.optional(day),
}

export const chartQuery = z.strictObject({ ...filters, compare: z.optional(z.literal('before')) })

export type ChartFilters = z.infer<typeof chartQuery>

export const rowsQuery = z.strictObject({
  ...filters,
  figure: z.string().check(z.maxLength(40)),
  /** Of which part, if not the figure's own: the kind of a section. */
  part: z.optional(z.enum(SECTION_KINDS)),
  /** The first day of a week or quarter; the whole period if it is left out. */
  at: z.optional(day),
  /** How many rows to leave out. */
  after: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(1_000_000))),
})

export type RowsFilters = z.infer<typeof rowsQuery>

export interface ChartAnswer {
  /** When it was computed. */
  asOf: string
  days: Days
  /** The UTC day on which it was. */
  today: Day
  /** The first day that is known, if there are earlier rows of which too little is. */
  since: Day | null
  sums: Sum[]
  /** Of the whole period before; null unless it was asked for. */
  before: Sum[] | null
  /** Each metric's last weeks; null in other charts. */
  grid: MetricGrid | null
}

export interface MetricGrid {
  /** Mondays, oldest first. */
  weeks: Day[]
  metrics: { id: string; title: string; team: string; states: (string | null)[] }[]
}

export interface FactRow {
  id: string
  kind: 'goal' | 'task' | 'issue' | 'meeting' | 'metric' | 'plan' | 'seat' | 'process'
  title: string
  team: string | null
  known: Day
  state: string
  amount: number
}

export interface RowsAnswer {
  rows: FactRow[]
  hasMore: boolean
}
