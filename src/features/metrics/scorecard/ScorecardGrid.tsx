import { useId, useMemo, useRef } from 'react'
import { useActor } from '../../../sync/browser/react.ts'
import { cx } from '../../../ui/cx.ts'
import { gridHandlers } from './grid-handlers.ts'
import { HEADER_HEIGHT, ROW_HEIGHT, WEEK_WIDTH } from './grid-layout.ts'
import { indexesOf } from './grid-window.rules.ts'
import { canReorder } from '../metrics.access.ts'
import type { Metric } from '../metrics.table.ts'
import { useScorecardActions } from './scorecard-actions.ts'
import { ScorecardHeader } from './ScorecardHeader.tsx'
import { ScorecardRow } from './ScorecardRow.tsx'
import { useGridCursor } from './use-grid-cursor.ts'
import { useGridWindow } from './use-grid-window.ts'
import type { Weeks } from './use-weeks.ts'
import { cellId } from './scorecard-row.ts'

type ScorecardGridProps = { metrics: readonly Metric[]; weeks: Weeks; className?: string | undefined }

/**
 * The scorecard as a spreadsheet: one tab stop, arrows move, Enter or F2 edits, typing replaces, Escape gives up, a block of
 * cells can be pasted, Ctrl+Z takes the last entry back. Only rows and weeks in view exist in the page.
 */
export function ScorecardGrid({
  metrics,
  weeks: { shown, start, highlighted },
  className,
}: ScorecardGridProps) {
  const gridId = useId()
  const grid = useRef<HTMLDivElement>(null)
  const counts = useMemo(
    () => ({ rows: metrics.length, weeks: shown.length }),
    [metrics.length, shown.length],
  )
  const { rows, weeks: range, layout, page } = useGridWindow(grid, counts)
  const actions = useScorecardActions()
  const mayReorder = canReorder(useActor())
  const at = useGridCursor({ grid, gridId, metrics, weeks: shown, layout, page })
  const { cursor, edited, enter, cancel } = at
  return (
    <div
      ref={grid}
      role="grid"
      tabIndex={0}
      aria-label="Scorecard"
      aria-rowcount={metrics.length + 1}
      aria-colcount={layout.fixed.length + shown.length}
      aria-activedescendant={cellId(gridId, cursor.row, cursor.column)}
      {...gridHandlers(at, { metrics, weeks: shown, mayReorder }, actions)}
      className={cx(
        'group/grid relative isolate overflow-auto overscroll-x-contain border-y border-line text-[0.8125rem] outline-none select-none print:overflow-visible print:[zoom:0.65]',
        className,
      )}
    >
      <div
        role="presentation"
        className="relative"
        style={{
          height: HEADER_HEIGHT + metrics.length * ROW_HEIGHT,
          width: layout.fixedWidth + shown.length * WEEK_WIDTH,
        }}
      >
        <ScorecardHeader
          weeks={shown}
          start={start}
          highlighted={highlighted}
          range={range}
          layout={layout}
        />
        {indexesOf(rows, Math.min(cursor.row, metrics.length - 1)).map((index) => (
          <ScorecardRow
            key={metrics[index]!.id}
            gridId={gridId}
            metricId={metrics[index]!.id}
            index={index}
            weeks={shown}
            start={start}
            range={range}
            layout={layout}
            cursor={index === cursor.row ? cursor.column : null}
            edited={index === cursor.row ? edited : null}
            onEnter={enter}
            onCancel={cancel}
          />
        ))}
      </div>
    </div>
  )
}
