import { useId, useMemo, useRef } from 'react'
import { cx } from '../../../ui/cx.ts'
import type { Day } from '../../time/calendar.rules.ts'
import type { Metric } from '../metrics.table.ts'
import { cellId } from './grid-dom.ts'
import { gridHandlers } from './grid-handlers.ts'
import { HEADER_HEIGHT, ROW_HEIGHT } from './grid-layout.rules.ts'
import { indexesOf } from './grid-window.rules.ts'
import { useScorecardActions } from './scorecard-actions.ts'
import { SCORECARD } from './scorecard.text.ts'
import { ScorecardHeader } from './ScorecardHeader.tsx'
import { ScorecardRow } from './ScorecardRow.tsx'
import { useCellEditing } from './use-cell-editing.ts'
import { useGridCursor } from './use-grid-cursor.ts'
import { useGridWindow } from './use-grid-window.ts'
import type { Weeks } from './use-weeks.ts'

type ScorecardGridProps = {
  metrics: readonly Metric[]
  weeks: Weeks
  /** The first week whose values are here; null if all are. */
  heldSince: Day | null
  className?: string | undefined
}

/**
 * The scorecard as a spreadsheet: it is one tab stop, arrows move, Enter or F2 edits, typing replaces, Escape cancels, a
 * block of cells can be pasted, and Ctrl+Z undoes the last entry. Only the rows and weeks in view are in the page.
 */
export function ScorecardGrid({
  metrics,
  weeks: { shown, start, highlighted },
  heldSince,
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
  const at = useGridCursor({ grid, metrics, weeks: shown, layout, page })
  const editing = useCellEditing({ grid, gridId, layout, at })
  const { cursor } = at
  const { edited, enter, cancel } = editing
  return (
    <div
      ref={grid}
      role="grid"
      tabIndex={0}
      aria-label={SCORECARD}
      aria-rowcount={metrics.length + 1}
      aria-colcount={layout.fixed.length + shown.length}
      aria-activedescendant={cellId(gridId, cursor)}
      {...gridHandlers({ ...at, ...editing }, { metrics, weeks: shown }, actions)}
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
          width: layout.fixedWidth + shown.length * layout.weekWidth,
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
            heldSince={heldSince}
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
