import { cx } from '../../../ui/cx.ts'
import { isActiveMember, displayName } from '../../people/people.rules.ts'
import { AGGREGATION_LABELS } from '../definition/metric-definition.text.ts'
import type { MetricRow } from '../metrics.queries.ts'
import { aggregate } from '../values/aggregate.rules.ts'
import { fitted, formatAggregate } from '../values/metric-format.rules.ts'
import { targetText } from '../values/week-note.rules.ts'
import { cellId } from './grid-dom.ts'
import type { FixedColumn } from './grid-layout.rules.ts'
import { MetricMenu } from './MetricMenu.tsx'
import { NotHere } from './NotHere.tsx'
import { deactivated } from './scorecard.text.ts'
import { CURSOR } from './ScorecardCell.tsx'
import type { ScorecardRowProps } from './scorecard-row.ts'
import { ShortNumber } from './ShortNumber.tsx'

/** The cells that stay at the left edge while the weeks scroll. */
export function FixedCells({
  data,
  gridId,
  index,
  layout,
  cursor,
  weeks,
  heldSince,
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
            'relative flex h-full min-w-0 items-center border-b border-line whitespace-nowrap last:border-r',
            name === 'target' || name === 'total' ? 'justify-end px-2 tabular-nums' : 'pl-4 not-first:pl-2',
            cursor === column && CURSOR,
          )}
        >
          <FixedContent {...{ name, data, weeks, heldSince, layout }} />
        </div>
      ))}
    </div>
  )
}

type FixedContentProps = Pick<ScorecardRowProps, 'weeks' | 'heldSince' | 'layout'> & {
  name: FixedColumn
  data: MetricRow
}

function FixedContent({ name, data, weeks, heldSince, layout }: FixedContentProps) {
  const { metric, owner } = data
  switch (name) {
    case 'metric':
      return <MetricName data={data} />
    case 'owner': {
      const text = owner && !isActiveMember(owner) ? deactivated(displayName(owner)) : displayName(owner)
      return (
        <span className="truncate text-soft" data-tooltip={text}>
          {text}
        </span>
      )
    }
    case 'target': {
      const [text, short] = [targetText(metric), targetText(metric, undefined, layout.characters.target)]
      if (text === null || short === null) return null
      return (
        <span className="text-soft" data-tooltip={short === text ? undefined : text}>
          <ShortNumber {...{ text, short }} />
        </span>
      )
    }
    case 'total':
      return heldSince ? <NotHere /> : <Total {...{ data, weeks, layout }} />
  }
}

function Total({
  data: { metric, values },
  weeks,
  layout,
}: Pick<FixedContentProps, 'data' | 'weeks' | 'layout'>) {
  const { unit, aggregationType } = metric
  const value = aggregate(
    weeks.map((week) => values[week]?.value ?? null),
    aggregationType,
  )
  if (value === null) return null
  const text = formatAggregate(value, unit, aggregationType)
  const short = fitted(text, layout.characters.total, value, unit)
  const label = AGGREGATION_LABELS[aggregationType]
  return (
    <span className="font-semibold" data-tooltip={short === text ? label : `${label} ${text}`}>
      <ShortNumber {...{ text, short }} />
    </span>
  )
}

function MetricName({ data: { metric } }: { data: MetricRow }) {
  return (
    <>
      <span
        className="min-w-0 flex-1 truncate font-medium [@media(hover:none)]:pr-8"
        data-tooltip={[metric.name, metric.description].filter(Boolean).join('. ')}
      >
        {metric.name}
      </span>
      <MetricMenu
        metric={metric}
        tabIndex={-1}
        className="absolute right-0 bg-page opacity-0 group-hover/row:opacity-100 focus-visible:opacity-100 aria-expanded:opacity-100 [@media(hover:none)]:opacity-100"
      />
    </>
  )
}
