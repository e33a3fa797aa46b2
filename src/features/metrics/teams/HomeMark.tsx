import { Users } from 'lucide-react'
import { useLive } from '../../../sync/browser/react.ts'
import type { Metric } from '../metrics.table.ts'
import { teamsOfMetric } from './metric-teams.queries.ts'
import { belongsTo } from './metric-teams.text.ts'

/** Marks a metric on the scorecard of `teamId` that belongs to another team. */
export const HomeMark = ({ metric, teamId }: { metric: Metric; teamId: string }) =>
  metric.teamId === teamId ? null : <Mark metricId={metric.id} />

function Mark({ metricId }: { metricId: string }) {
  const home = useLive(teamsOfMetric, { metricId })?.home
  if (!home) return null
  return (
    <span className="mr-1.5 inline-flex shrink-0 text-soft" data-tooltip={belongsTo(home.name)}>
      <Users aria-hidden className="size-3.5" />
      <span className="sr-only">{belongsTo(home.name)}</span>
    </span>
  )
}
