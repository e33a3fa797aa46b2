import { Link } from '@tanstack/react-router'
import { useLive } from '../../sync/browser/react.ts'
import { cx } from '../../ui/cx.ts'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { mySettings } from '../companies/companies.queries.ts'
import { formatValue } from '../metrics/values/metric-format.rules.ts'
import { VALUE_LOOKS } from '../metrics/values/value-looks.ts'
import { weekTargetText } from '../metrics/values/week-note.rules.ts'
import { displayName } from '../people/people.rules.ts'
import type { Day } from '../time/calendar.rules.ts'
import { metricsOnTrack, offTrackMetrics, type OffTrackMetric } from './on-track.queries.ts'
import { moreOffTrack, NONE_OFF_TRACK, OFF_TRACK, SEE_SCORECARD } from './dashboard.text.ts'
import { Panel } from './Panel.tsx'
import { SeeAllLink } from './SeeAllLink.tsx'
import { weekLabel } from '../time/time.text.ts'

/** The metrics that miss their target, once there are any that can be judged. */
export default function OffTrackPanel({ today }: { today: Day }) {
  const isJudged = (useLive(metricsOnTrack, { today })?.judged ?? 0) > 0
  return (
    isJudged && (
      <Panel title={OFF_TRACK}>
        <OffTrackMetrics today={today} />
      </Panel>
    )
  )
}

/** Each with its owner, its value and the target. */
function OffTrackMetrics({ today }: { today: Day }) {
  const found = useLive(offTrackMetrics, { today })
  if (!found) return <SkeletonRows rows={3} rowHeight="h-14" />
  const { items, more } = found
  if (items.length === 0) {
    return (
      <p className="px-4 py-3 text-soft">
        {NONE_OFF_TRACK} <SeeAllLink to="/metrics">{SEE_SCORECARD}</SeeAllLink>
      </p>
    )
  }
  return (
    <ul className="divide-y divide-line">
      {items.map((item) => (
        <OffTrackRow key={item.metric.id} {...item} />
      ))}
      {more > 0 && (
        <li className="px-4 py-2.5">
          <SeeAllLink to="/metrics">{moreOffTrack(more)}</SeeAllLink>
        </li>
      )}
    </ul>
  )
}

function OffTrackRow({ metric, team, owner, latest }: OffTrackMetric) {
  const start = useLive(mySettings, {})?.weekStartDay ?? 'monday'
  const { said, week } = latest
  return (
    <li className="flex items-center gap-4 px-4 py-2.5">
      <div className="min-w-0 flex-1">
        <Link to="/metrics" className="block truncate hover:underline">
          {metric.name}
        </Link>
        <p className="truncate text-[0.8125rem] text-soft">
          {displayName(owner)}, {team.name}
        </p>
      </div>
      <p data-numeric className="shrink-0 text-right">
        <span className={cx('inline-block rounded-sm pr-2 pl-2.5 font-semibold', VALUE_LOOKS.missed)}>
          {formatValue(said.value ?? 0, said.unit)}
        </span>
        <span className="block text-[0.8125rem] text-soft">
          {weekTargetText(said)}, {weekLabel(week, start)}
        </span>
      </p>
    </li>
  )
}
