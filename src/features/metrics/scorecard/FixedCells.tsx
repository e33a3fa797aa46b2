import { memo } from 'react'
import { cx } from '../../../ui/cx.ts'
import type { MetricRow } from '../metrics.queries.ts'
import { targetText } from '../values/week-note.rules.ts'
import { cellId } from './grid-dom.ts'
import type { FixedColumn } from './grid-layout.rules.ts'
import { MetricName } from './MetricName.tsx'
import { NotHere } from './NotHere.tsx'
import { PeriodTotal } from './PeriodTotal.tsx'
import { useScorecardActions } from './scorecard-actions.ts'
import { CURSOR } from './ScorecardCell.tsx'
import type { ScorecardRowProps } from './scorecard-row.ts'
import { ShortNumber } from './ShortNumber.tsx'
import { Trend } from './Trend.tsx'

type FixedCellsProps = Pick<ScorecardRowProps, 'gridId' | 'index' | 'layout' | 'weeks' | 'heldSince'> & {
  data: MetricRow
  /** The fixed column that the cursor is in, or null. */
  cursor: number | null
}

/** The cells that stay at the left edge while the weeks scroll. */
export const FixedCells = memo(function FixedCells({
  data,
  gridId,
  index,
  layout,
  cursor,
  weeks,
  heldSince,
}: FixedCellsProps) {
  const isOpen = useScorecardActions().openId === data.metric.id
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
            'relative flex h-full min-w-0 items-center border-b border-hair whitespace-nowrap last:border-r last:border-line',
            name === 'metric' ? 'gap-2 pl-4' : 'justify-end pr-2 tabular-nums',
            isOpen && 'bg-accent-tint',
            isOpen && column === 0 && 'shadow-[inset_3px_0_0_var(--accent)]',
            cursor === column && CURSOR,
          )}
        >
          <FixedContent {...{ name, data, weeks, heldSince, layout }} />
        </div>
      ))}
    </div>
  )
})

type FixedContentProps = Pick<ScorecardRowProps, 'weeks' | 'heldSince' | 'layout'> & {
  name: FixedColumn
  data: MetricRow
}

function FixedContent({ name, data, weeks, heldSince, layout }: FixedContentProps) {
  const { metric } = data
  switch (name) {
    case 'metric':
      return <MetricName data={data} />
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
      return heldSince ? (
        <NotHere />
      ) : (
        <PeriodTotal row={data} weeks={weeks.shown} characters={layout.characters.total} />
      )
    case 'trend':
      return <Trend row={data} weeks={weeks} />
  }
}
