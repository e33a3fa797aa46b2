import { useLive } from '../../../sync/browser/react.ts'
import { DiscussionPlace } from '../../comments/DiscussionPlace.tsx'
import { type Metric, metricAudience } from '../metrics.table.ts'
import { commentOnWeek } from './week-comments.mutations.ts'
import { mayAddToWeeks } from './week-comments.queries.ts'

type WeekDiscussionProps = {
  metric: Metric
  /** The Monday. */
  week: string
  onClose?: () => void
}

/** What is said of a metric's week; with `onClose` in a dialog of its own. */
export default function WeekDiscussion({ metric, week, onClose }: WeekDiscussionProps) {
  const mayAdd = useLive(mayAddToWeeks, { metricId: metric.id }) === true
  const about = { kind: 'metric', subjectId: metric.id, week } as const
  return (
    <DiscussionPlace
      of={{ about, audience: metricAudience(metric), mutation: commentOnWeek, mayAdd }}
      title={metric.name}
      onClose={onClose}
    />
  )
}
