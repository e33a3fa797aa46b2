import { type Expression, sql } from 'kysely'
import { CHART_OF, type ChartKind, UNKNOWN } from '../charts/chart-kinds.rules.ts'
import type { Sum } from '../charts/measures.rules.ts'
import type { Day } from '../../time/calendar.rules.ts'
import type { Asked, Facts } from './fact.server.ts'
import { FACTS } from './facts-of-charts.server.ts'
import { db } from './tables.server.ts'

/** Whose facts are asked for. Row security binds the query to the company besides. */
export interface Reach {
  readonly companyId: string
  readonly teamIds: readonly string[]
  /** All teams, and with them what belongs to the company as a whole. */
  readonly isWhole: boolean
}

/** Every query of a chart begins here, so that none counts what lies outside of the reader's teams or the period. */
export const factsOf = (facts: Facts, { companyId, teamIds, isWhole }: Reach, asked: Asked) =>
  db
    .selectFrom(facts({ ...asked, companyId }).as('fact'))
    .where('fact.company', '=', companyId)
    .where(({ eb, or }) =>
      or([
        eb('fact.team', '=', sql<string>`any(${[...teamIds]}::uuid[])`),
        ...(isWhole ? [eb('fact.team', 'is', null)] : []),
      ]),
    )
    .where('fact.day', '>=', sql<Day>`${asked.days.from}::date`)
    .where('fact.day', '<=', sql<Day>`${asked.days.to}::date`)

/** What the facts of a chart come to: by week or quarter, and of the whole period. */
export const sumsOf = (chart: ChartKind, reach: Reach, asked: Asked) =>
  factsOf(FACTS[chart], reach, asked)
    .select(({ ref }) => [
      'fact.at',
      'fact.part',
      'fact.state',
      sql<number>`count(*)::int`.as('count'),
      sql<number>`sum(${ref('fact.amount')})::float8`.as('amount'),
      medianOf(chart, ref('fact.amount')).as('median'),
    ])
    .groupBy(sql`grouping sets ((at, part, state), (part, state))`)
    .$castTo<Sum>()

/** It takes sorting all facts, which charts without a median are spared. */
const medianOf = (chart: ChartKind, amount: Expression<number>) =>
  CHART_OF[chart].figures.some(({ measure }) => measure.kind === 'median')
    ? sql<number | null>`percentile_cont(0.5) within group (order by ${amount})`
    : sql<number | null>`null::float8`

/** The first day of which the facts are known, if there are others of which they are not. */
export const knownSince = (facts: Facts, reach: Reach, asked: Asked) =>
  factsOf(facts, reach, asked)
    .where('fact.state', '<>', UNKNOWN)
    .select(({ fn }) => fn.min<Day | null>('fact.known').as('since'))

export interface Opened {
  readonly part: string
  readonly states: readonly string[]
  /** Of this week or quarter; of the whole period if it is null. */
  readonly at: Day | null
}

/** The rows behind a figure, those that weigh most first. */
export const rowsOf = (facts: Facts, reach: Reach, asked: Asked, { part, states, at }: Opened) =>
  factsOf(facts, reach, asked)
    .where('fact.part', '=', part)
    .where('fact.state', 'in', [...states])
    .$if(at !== null, (query) => query.where('fact.at', '=', sql<Day>`${at}::date`))
    .select(['fact.id', 'fact.kind', 'fact.title', 'fact.team', 'fact.known', 'fact.state', 'fact.amount'])
    .orderBy('fact.amount', 'desc')
    .orderBy('fact.known', 'desc')
    .orderBy('fact.id')
