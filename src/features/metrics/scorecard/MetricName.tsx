import { Avatar } from '../../../ui/Avatar.tsx'
import { cx } from '../../../ui/cx.ts'
import { displayName, isActiveMember } from '../../people/people.rules.ts'
import type { MetricRow } from '../metrics.queries.ts'
import { RowIssue } from '../proposals/RowIssue.tsx'
import { DRAGGED_METRIC } from './use-row-drag.ts'
import { HomeMark } from '../teams/HomeMark.tsx'
import { MetricMenu } from './MetricMenu.tsx'
import { useScorecardActions } from './scorecard-actions.ts'
import { deactivated, ownedBy } from './scorecard.text.ts'

/** Whose metric it is, its name and its menu. */
export function MetricName({ data: { metric, owner } }: { data: MetricRow }) {
  const { move, open, teamId } = useScorecardActions()
  const isGone = owner !== undefined && !isActiveMember(owner)
  const name = displayName(owner)
  const owned = isGone ? deactivated(name) : name
  return (
    <>
      <span className="flex" data-person={owner?.id}>
        <Avatar
          name={name}
          picture={owner?.avatarUrl}
          size="xs"
          className={cx(isGone && 'opacity-50 outline outline-control-line outline-dashed')}
        />
      </span>
      <button
        type="button"
        tabIndex={-1}
        draggable={move !== null}
        onDragStart={({ dataTransfer }) => dataTransfer.setData(DRAGGED_METRIC, metric.id)}
        className="min-w-0 flex-1 truncate text-left font-medium hover:underline"
        data-tooltip={[metric.name, metric.description].filter(Boolean).join('. ')}
        onClick={() => open(metric)}
      >
        {metric.name}
      </button>
      <span className="sr-only">{ownedBy(owned)}</span>
      <span className="flex shrink-0 items-center gap-1 group-hover/row:pr-6 [@media(hover:none)]:pr-8">
        <HomeMark metric={metric} teamId={teamId} />
        <RowIssue metricId={metric.id} teamId={teamId} />
        <MetricMenu
          metric={metric}
          tabIndex={-1}
          className="absolute right-0 w-6 bg-page opacity-0 group-hover/row:opacity-100 focus-visible:opacity-100 aria-expanded:opacity-100 print:hidden [@media(hover:none)]:w-8 [@media(hover:none)]:opacity-100"
        />
      </span>
    </>
  )
}
