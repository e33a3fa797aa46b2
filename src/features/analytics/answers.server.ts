import type { PoolClient } from 'pg'
import type { Actor } from '../../sync/actor.ts'
import { notFound } from '../../sync/engine.refusals.ts'
import { zoneInDatabase } from '../notifications/company-zone.server.ts'
import { dayIn } from '../time/zones.rules.ts'
import { analysedTeams, seesWholeCompany } from './analytics.access.ts'
import type { ChartAnswer, ChartFilters, RowsAnswer, RowsFilters } from './analytics.requests.ts'
import { CHART_OF, type ChartKind, UNKNOWN } from './charts/chart-kinds.rules.ts'
import { statesOf } from './charts/measures.rules.ts'
import { ask } from './facts/ask.server.ts'
import { calculatedWeeks } from './facts/calculated-metrics.server.ts'
import type { Asked } from './facts/fact.server.ts'
import { FACTS } from './facts/facts-of-charts.server.ts'
import { metricGrid } from './facts/metric-grid.server.ts'
import { processParts } from './facts/process-parts.server.ts'
import { knownSince, type Reach, rowsOf, sumsOf } from './facts/of-teams.server.ts'
import { refuse } from './analytics.refusals.ts'
import {
  daysBefore,
  type Days,
  daysOf,
  DEFAULT_PERIOD,
  type Period,
  periodProblem,
} from './period/analysed-period.rules.ts'

const ROWS_AT_ONCE = 200

/** Who asks for which chart of which company, in a transaction of that company. */
export interface Asking {
  readonly client: PoolClient
  readonly actor: Actor
  readonly companyId: string
  readonly chart: ChartKind
}

/** What a chart shows at this moment. */
export async function chartAnswer(asking: Asking, filters: ChartFilters, now: string): Promise<ChartAnswer> {
  const { client, chart } = asking
  const [reach, period] = [reachOf(asking, filters), periodOf(filters)]
  const { zone, today } = await presentOf(asking, now)
  const asked = await askedFor(asking, reach, { days: daysOf(period, today), today, zone })
  const sums = await ask(client, sumsOf(chart, reach, asked))
  const isPartlyUnknown = sums.some(({ state }) => state === UNKNOWN)
  const since = isPartlyUnknown ? await ask(client, knownSince(FACTS[chart], reach, asked)) : []
  return {
    asOf: now,
    today,
    days: asked.days,
    since: since[0]?.since ?? null,
    sums,
    before: filters.compare
      ? await sumsBefore(asking, reach, { days: daysBefore(period, today), today, zone })
      : null,
    grid: chart === 'metrics' ? await metricGrid(client, reach, asked) : null,
  }
}

async function sumsBefore(asking: Asking, reach: Reach, days: Asked): Promise<ChartAnswer['before']> {
  const sums = await ask(asking.client, sumsOf(asking.chart, reach, await askedFor(asking, reach, days)))
  return sums.filter(({ at }) => at === null)
}

/** The rows behind one figure of a chart, a page at a time. */
export async function rowsAnswer(asking: Asking, filters: RowsFilters, now: string): Promise<RowsAnswer> {
  const { client, chart } = asking
  const figure = CHART_OF[chart].figures.find(({ key }) => key === filters.figure) ?? notFound()
  const [reach, period] = [reachOf(asking, filters), periodOf(filters)]
  const { zone, today } = await presentOf(asking, now)
  const asked = await askedFor(asking, reach, { days: daysOf(period, today), today, zone })
  const opened = {
    part: filters.part ?? figure.part,
    states: statesOf(figure.measure),
    at: filters.at ?? null,
  }
  const found = await ask(
    client,
    rowsOf(FACTS[chart], reach, asked, opened)
      .offset(filters.after ?? 0)
      .limit(ROWS_AT_ONCE + 1),
  )
  return { rows: found.slice(0, ROWS_AT_ONCE), hasMore: found.length > ROWS_AT_ONCE }
}

/** Those of the wanted teams that the actor may analyse; teams that they may not are left out without a word. */
function reachOf({ actor, companyId }: Asking, { teams }: Pick<ChartFilters, 'teams'>): Reach {
  const seen = analysedTeams(actor)
  if (!teams) return { companyId, teamIds: seen, isWhole: seesWholeCompany(actor) }
  const wanted = new Set(teams.split(','))
  return { companyId, teamIds: seen.filter((id) => wanted.has(id)), isWhole: false }
}

function periodOf({ period, from, to }: ChartFilters): Period {
  if (from === undefined || to === undefined) return period ?? DEFAULT_PERIOD
  const problem = periodProblem({ from, to })
  return problem ? refuse(`analytics/${problem}`) : { from, to }
}

/** Which day it is for the company. */
async function presentOf({ client, companyId }: Asking, now: string): Promise<Pick<Asked, 'zone' | 'today'>> {
  const zone = await zoneInDatabase(client, companyId)
  return { zone, today: dayIn(Date.parse(now), zone) }
}

async function askedFor(
  { client, actor, chart }: Asking,
  reach: Reach,
  asked: { days: Days; today: string; zone: string },
): Promise<Asked> {
  if (chart === 'metrics') return { ...asked, calculated: await calculatedWeeks(client, actor, reach, asked) }
  if (chart === 'adoption')
    return { ...asked, processes: await processParts(client, actor, reach, asked.today) }
  return asked
}
