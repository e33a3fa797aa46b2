import { insertRows } from '../src/features/people/insert-rows.mutations.ts'
import { addDays, mondayOf, utcDayOf, weeksBack } from '../src/features/time/calendar.rules.ts'
import { metricAt, metricRows } from './metric-rows.ts'
import type { BenchCompany, Stage } from './stage.ts'

const METRICS_AT_ONCE = 20

/** Metrics with a value for each of the last weeks. */
export async function fillMetrics(
  { services: { node } }: Stage,
  { id, teamId, people }: BenchCompany,
  { metrics, weeks: count }: { metrics: number; weeks: number },
): Promise<void> {
  const weeks = weeksBack(addDays(mondayOf(utcDayOf(new Date().toISOString())), -7), count)
  for (let from = 0; from < metrics; from += METRICS_AT_ONCE) {
    const rows = Array.from({ length: METRICS_AT_ONCE }, (_, place) =>
      metricRows(
        metricAt(from + place, { teamId, ownerId: people[0]!.id }),
        weeks.map((week, at) => [week, at * 1.5]),
      ),
    )
    await node.run(id, null, insertRows(rows.flat()), {})
  }
}
