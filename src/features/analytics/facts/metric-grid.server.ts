import { sql } from 'kysely'
import type { PoolClient } from 'pg'
import type { MetricGrid } from '../analytics.requests.ts'
import { type Day, weeksBack } from '../../time/calendar.rules.ts'
import { ask } from './ask.server.ts'
import type { Asked } from './fact.server.ts'
import { lastWeek, metricFacts } from './metric-facts.server.ts'
import { factsOf, type Reach } from './of-teams.server.ts'

const WEEKS_SHOWN = 13
const MOST_METRICS = 500

/** What each metric was in the last weeks of the period, by team and name. */
export async function metricGrid(client: PoolClient, reach: Reach, asked: Asked): Promise<MetricGrid> {
  const weeks = weeksBack(lastWeek(asked), WEEKS_SHOWN)
    .filter((week) => week >= asked.days.from)
    .toReversed()
  const days = { from: weeks[0] ?? asked.days.to, to: asked.days.to }
  const rows = await ask(client, rowsOfGrid(reach, { ...asked, days }))
  const metrics = rows.map(({ id, title, team, states }) => ({
    id,
    title,
    team: team!,
    states: weeks.map((week) => states[week] ?? null),
  }))
  return { weeks, metrics }
}

const rowsOfGrid = (reach: Reach, asked: Asked) =>
  factsOf(metricFacts, reach, asked)
    .select(({ ref }) => [
      'fact.id',
      'fact.title',
      'fact.team',
      sql<Record<Day, string>>`jsonb_object_agg(${ref('fact.at')}::text, ${ref('fact.state')})`.as('states'),
    ])
    .groupBy(['fact.id', 'fact.title', 'fact.team'])
    .orderBy('fact.team')
    .orderBy('fact.title')
    .orderBy('fact.id')
    .limit(MOST_METRICS)
