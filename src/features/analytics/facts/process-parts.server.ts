import { sql } from 'kysely'
import type { PoolClient } from 'pg'
import type { Actor } from '../../../sync/actor.ts'
import { team } from '../../../sync/scope.ts'
import { companies } from '../../companies/companies.table.ts'
import { formulasOf } from '../../metrics/formulas/formula-inputs.rules.ts'
import { metrics } from '../../metrics/metrics.table.ts'
import { metricWeek, type MetricWeeks } from '../../metrics/values/metric-week.rules.ts'
import type { ValueStatus } from '../../metrics/values/targets.rules.ts'
import {
  ANSWER_DAYS,
  currentPart,
  followedPart,
  isFollowedByEveryone,
  measuredPart,
  type Parts,
  readPart,
  weeksMeasured,
} from '../../processes/followed/followed.rules.ts'
import { processChecks, processMetrics } from '../../processes/followed/followed.table.ts'
import { processes } from '../../processes/processes.table.ts'
import { processReadingCounts } from '../../processes/readers/readers.table.ts'
import { addDays, type Day } from '../../time/calendar.rules.ts'
import type { SaidOfProcess } from './fact.server.ts'
import { inputsOf } from './metric-inputs.server.ts'
import type { Reach } from './of-teams.server.ts'
import { type Read, readerOf } from './read-rows.server.ts'

/** How far each published process is followed by everyone, by the rules that its page has, from what the actor may see. */
export async function processParts(
  client: PoolClient,
  actor: Actor,
  { companyId, teamIds }: Reach,
  today: Day,
): Promise<SaidOfProcess[]> {
  const read = readerOf(client, companyId)
  const [company] = await read(companies, sql`id = ${companyId}`)
  if (!company?.labs.includes('process')) return []
  const published = await read(
    processes,
    sql`team_id = any(${[...teamIds]}::uuid[]) and version > 0 and archived_at is null`,
  )
  if (published.length === 0) return []
  const ids = sql`any(${published.map(({ id }) => id)}::uuid[])`
  const counts = new Map(
    (await read(processReadingCounts, sql`id = ${ids}`)).map((row) => [row.id, row] as const),
  )
  const answered = sql`process_id = ${ids} and answered_on >= ${addDays(today, -ANSWER_DAYS)}::date`
  const checks = Map.groupBy(await read(processChecks, answered), ({ processId }) => processId)
  const links = (await read(processMetrics, sql`process_id = ${ids}`)).filter(({ teamId }) =>
    actor.sees(team(teamId)),
  )
  const measures = Map.groupBy(links, ({ processId }) => processId)
  const statuses = await statusesOf(read, actor, [...new Set(links.map(({ metricId }) => metricId))], today)
  return published.flatMap(({ id, reviewDueOn }) =>
    saidOf(id, {
      read: readPart(counts.get(id)),
      measured: measuredPart(
        (measures.get(id) ?? []).flatMap(({ metricId }) => statuses.get(metricId) ?? []),
      ),
      followed: followedPart(checks.get(id) ?? [], today),
      current: currentPart(reviewDueOn, today),
    }),
  )
}

const saidOf = (id: string, parts: Parts): SaidOfProcess[] => [
  { id, state: 'process-read', amount: parts.read },
  { id, state: 'process-measured', amount: parts.measured },
  { id, state: 'process-followed', amount: parts.followed },
  { id, state: 'process-current', amount: parts.current },
  { id, state: isFollowedByEveryone(parts) ? 'by-everyone' : 'not-by-everyone', amount: 1 },
]

/** What each of these metrics that is still there said of the weeks that count. */
async function statusesOf(
  read: Read,
  actor: Actor,
  metricIds: readonly string[],
  today: Day,
): Promise<Map<string, ValueStatus[]>> {
  if (metricIds.length === 0) return new Map()
  const kept = await read(metrics, sql`id = any(${[...metricIds]}::uuid[]) and deleted_at is null`)
  const weeks = weeksMeasured(today)
  const inputs = await inputsOf(read, actor, kept, { from: weeks.at(-1)!, to: weeks[0]! })
  return new Map(
    kept.map(({ id }) => {
      const entered = inputs[id]!
      const row: MetricWeeks = { ...entered, inputs: formulasOf(entered).length > 0 ? inputs : null }
      return [id, weeks.map((week) => metricWeek(row, week).status)]
    }),
  )
}
