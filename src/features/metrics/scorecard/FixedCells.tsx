import { cx } from '../../../ui/cx.ts'
import { isActiveMember, displayName } from '../../people/people.rules.ts'
import { AGGREGATION_LABELS } from '../definition/metric-definition.text.ts'
import type { MetricRow } from '../metrics.queries.ts'
import { aggregate } from '../values/aggregate.rules.ts'
import { formatAggregate } from '../values/metric-format.rules.ts'
import { targetText } from '../values/week-note.rules.ts'
import { cellId } from './grid-dom.ts'
import type { FixedColumn } from './grid-layout.rules.ts'
import { MetricMenu } from './MetricMenu.tsx'
import { deactivated } from './scorecard.text.ts'
import { CURSOR } from './ScorecardCell.tsx'
import type { ScorecardRowProps } from './scorecard-row.ts'

/** The cells that stay at the left edge while the weeks scroll. */
export function FixedCells({
  data,
  gridId,
  index,
  layout,
  cursor,
  weeks,
}: ScorecardRowProps & { data: MetricRow }) {
  return (
    <div
      role="presentation"
      className="sticky left-0 z-20 flex h-full bg-page"
      style={{ width: layout.fixedWidth }}
    >
      {layout.fixed.map(({ name, width }, column) => (
        <div
          key={name}
          id={cellId(gridId, { row: index, column })}
          role={name === 'metric' ? 'rowheader' : 'gridcell'}
          aria-colindex={column + 1}
          data-row={index}
          data-column={column}
          style={{ width }}
          className={cx(
            'flex h-full min-w-0 items-center border-b border-line px-3 last:border-r',
            (name === 'target' || name === 'total') && 'justify-end px-2 tabular-nums',
            cursor === column && CURSOR,
          )}
        >
          <FixedContent name={name} data={data} weeks={weeks} />
        </div>
      ))}
    </div>
  )
}

type FixedContentProps = { name: FixedColumn; data: MetricRow; weeks: readonly string[] }

function FixedContent({ name, data, weeks }: FixedContentProps) {
  const { metric, owner, values } = data
  switch (name) {
    case 'metric':
      return <MetricName data={data} />
    case 'owner':
      return (
        <span className="truncate text-soft">
          {owner && !isActiveMember(owner) ? deactivated(displayName(owner)) : displayName(owner)}
        </span>
      )
    case 'target':
      return <span className="truncate text-soft">{targetText(metric)}</span>
    case 'total': {
      const value = aggregate(
        weeks.map((week) => values[week]?.value ?? null),
        metric.aggregationType,
      )
      return (
        <span className="truncate font-semibold" data-tooltip={AGGREGATION_LABELS[metric.aggregationType]}>
          {value !== null && formatAggregate(value, metric.unit, metric.aggregationType)}
        </span>
      )
    }
  }
}

function MetricName({ data: { metric } }: { data: MetricRow }) {
  return (
    <>
      <span className="min-w-0 flex-1 truncate font-medium" data-tooltip={metric.description ?? undefined}>
        {metric.name}
      </span>
      <MetricMenu
        metric={metric}
        tabIndex={-1}
        className="-mr-2 opacity-0 group-hover/row:opacity-100 focus-visible:opacity-100 aria-expanded:opacity-100 [@media(hover:none)]:opacity-100"
      />
    </>
  )
}
