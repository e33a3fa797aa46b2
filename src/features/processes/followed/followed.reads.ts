import type { Actor } from '../../../sync/actor.ts'
import type { Reader } from '../../../sync/store.ts'
import { type MetricRow, metricRow } from '../../metrics/metrics.queries.ts'
import { metricWeek } from '../../metrics/values/metric-week.rules.ts'
import type { Day } from '../../time/calendar.rules.ts'
import type { Process } from '../processes.table.ts'
import { processReadingCounts } from '../readers/readers.table.ts'
import {
  currentPart,
  followedPart,
  measuredPart,
  type Parts,
  readPart,
  weeksMeasured,
} from './followed.rules.ts'
import { processChecks, processMetrics } from './followed.table.ts'

/** The metrics that measure a process, as far as the actor sees them, by name. */
export const measuresOf = (read: Reader, processId: string, actor: Actor): MetricRow[] =>
  read
    .where(processMetrics, { processId })
    .flatMap(({ metricId }) => metricRow.run(read, { metricId }, actor) ?? [])
    .toSorted((one, other) => one.metric.name.localeCompare(other.metric.name))

/** How far a process is followed by everyone. */
export function partsOf(
  read: Reader,
  { id, reviewDueOn }: Pick<Process, 'id' | 'reviewDueOn'>,
  today: Day,
  actor: Actor,
): Parts {
  const weeks = weeksMeasured(today)
  const statuses = measuresOf(read, id, actor).flatMap((row) =>
    weeks.map((week) => metricWeek(row, week).status),
  )
  return {
    read: readPart(read.get(processReadingCounts, id)),
    measured: measuredPart(statuses),
    followed: followedPart(read.where(processChecks, { processId: id }), today),
    current: currentPart(reviewDueOn, today),
  }
}
