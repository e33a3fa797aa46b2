import { type CSSProperties, type ReactNode, useId, useLayoutEffect, useMemo, useRef } from 'react'
import { useActor } from '../../../sync/browser/react.ts'
import { useBeingAt } from '../../../sync/browser/use-here.ts'
import { cx } from '../../../ui/cx.ts'
import { later } from '../../../ui/later.tsx'
import type { Day } from '../../time/calendar.rules.ts'
import { useFollow } from '../panel/open-metric.ts'
import { canEditMetrics } from '../metrics.access.ts'
import { enteringAt } from '../values/entering.ts'
import { ColumnMarks } from './ColumnMarks.tsx'
import { cellId } from './grid-dom.ts'
import { gridHandlers } from './grid-handlers.ts'
import type { RowActs } from './grid-keys.ts'
import { HEADER_HEIGHT, printZoom } from './grid-layout.rules.ts'
import { type Line, linesOf, type Section } from './grid-lines.rules.ts'
import { indexesOf } from './grid-window.rules.ts'
import { useScorecardActions } from './scorecard-actions.ts'
import { SCORECARD } from './scorecard.text.ts'
import { OtherEditors } from './OtherEditors.tsx'
import { ScorecardFooter } from './ScorecardFooter.tsx'
import { ScorecardGroup } from './ScorecardGroup.tsx'
import { ScorecardHeader } from './ScorecardHeader.tsx'
import { ScorecardRow } from './ScorecardRow.tsx'
import { useCellEditing } from './use-cell-editing.ts'
import { useEntries } from './use-entries.ts'
import { useGridCursor } from './use-grid-cursor.ts'
import { useGridWindow } from './use-grid-window.ts'
import { useRowDrag } from './use-row-drag.ts'
import { useSheetActs } from './use-sheet-acts.ts'
import { useSoughtMetric } from './use-sought-metric.ts'
import type { Weeks } from './use-weeks.ts'

const PasteDialog = later(() => import('./PasteDialog.tsx'))

type ScorecardGridProps = {
  teamId: string
  sections: readonly Section[]
  weeks: Weeks
  /** The first week whose values are here; null if all are. */
  heldSince: Day | null
  /** Hides or shows the metrics of a group. */
  onToggle: (groupId: string) => void
  className?: string | undefined
}

/**
 * The scorecard as a spreadsheet: it is one tab stop, arrows move and with Shift select, Enter or F2 edits, typing replaces, Escape
 * cancels; blocks are copied, pasted and filled, and one's own entries undone. Only the lines and weeks in view are in the page.
 */
export default function ScorecardGrid({
  teamId,
  sections,
  weeks,
  heldSince,
  onToggle,
  className,
}: ScorecardGridProps) {
  const gridId = useId()
  const grid = useRef<HTMLDivElement>(null)
  const mayEnter = canEditMetrics(useActor())
  const lines = useMemo(() => linesOf(sections), [sections])
  const { rows } = lines
  const { shown, newest, step } = weeks
  const { lines: linesInView, weeks: range, layout, page } = useGridWindow(grid, lines, shown.length)
  const actions = useScorecardActions()
  const entries = useEntries()
  // Who reads from the oldest week on still comes for the newest.
  useLayoutEffect(() => {
    if (step > 0) grid.current?.scrollTo({ left: grid.current.scrollWidth })
  }, [step, newest, shown.length])
  const at = useGridCursor({ grid, rows, weeks, layout, page })
  const editing = useCellEditing({ grid, gridId, layout, at, entries })
  const sheet = useSheetActs({ rows, weeks, entries, block: at.block })
  useSoughtMetric(grid, rows, at)
  const { cursor, block } = at
  const drag = useRowDrag(lines, actions.move)
  const width = layout.fixedWidth + shown.length * layout.weekWidth
  useFollow(actions, rows[cursor.row]?.metric)
  const { edited, enter, cancel } = editing
  useBeingAt(edited && at.cell && enteringAt(teamId, at.cell.metric.id, at.cell.week))

  const rowActs: RowActs = {
    open() {
      const line = rows[cursor.row]
      if (line) actions.open(line.metric)
    },
    move(step) {
      const id = rows[cursor.row]?.metric.id
      const order = id === undefined ? null : actions.move?.by(id, step)
      const shownIds = order?.filter((each) => rows.some(({ metric }) => metric.id === each)) ?? []
      if (id !== undefined && shownIds.length > 0) at.goTo({ ...cursor, row: shownIds.indexOf(id) }, id)
    },
    raise() {
      const line = rows[cursor.row]
      if (line) actions.raise?.(line.metric, at.cell?.week ?? null)
    },
    trace() {
      if (!at.cell?.metric.formula) return false
      actions.openWeek(at.cell.metric, at.cell.week)
      return true
    },
  }

  function lineAt(index: number): ReactNode {
    const line: Line | undefined = lines.all[index]
    if (!line) return null
    if ('section' in line) {
      const { section, top } = line
      return (
        <ScorecardGroup
          key={section.id}
          {...{ section, width, onToggle }}
          rowIndex={index + 2}
          top={HEADER_HEIGHT + top}
        />
      )
    }
    const { metric, row, top } = line
    const isSelected = block !== null && row >= block.firstRow && row <= block.lastRow
    const hasSelection = isSelected && (block.firstRow < block.lastRow || block.firstWeek < block.lastWeek)
    return (
      <ScorecardRow
        key={metric.id}
        gridId={gridId}
        metricId={metric.id}
        index={row}
        rowIndex={index + 2}
        top={HEADER_HEIGHT + top}
        weeks={weeks}
        heldSince={heldSince}
        range={range}
        layout={layout}
        cursor={row === cursor.row ? cursor.column : null}
        firstSelected={hasSelection ? block.firstWeek : null}
        lastSelected={hasSelection ? block.lastWeek : null}
        edited={row === cursor.row ? edited : null}
        onEnter={enter}
        onCancel={cancel}
      />
    )
  }

  const height = HEADER_HEIGHT + lines.height
  const cursorLine = lines.all.findIndex((line) => 'metric' in line && line.row === cursor.row)
  return (
    <>
      <div
        ref={grid}
        role="grid"
        tabIndex={0}
        onFocus={({ currentTarget }) => currentTarget.setAttribute('data-active', '')}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) currentTarget.removeAttribute('data-active')
        }}
        aria-label={SCORECARD}
        aria-multiselectable
        aria-rowcount={lines.all.length + 1}
        aria-colcount={layout.fixed.length + shown.length}
        aria-activedescendant={cellId(gridId, cursor)}
        {...gridHandlers({ ...at, ...editing, ...sheet, ofRow: rowActs }, edited !== null, actions)}
        {...drag.handlers}
        style={{ '--print-zoom': printZoom(shown.length) } as CSSProperties}
        className={cx(
          'relative isolate overflow-auto overscroll-x-contain border-y border-line text-[0.8125rem] outline-none select-none print:overflow-visible print:max-h-none print:[print-color-adjust:exact] print:[zoom:var(--print-zoom)]',
          className,
        )}
      >
        <div role="presentation" className="relative" style={{ height, width }}>
          <ScorecardHeader weeks={weeks} range={range} layout={layout} />
          {indexesOf(linesInView, cursorLine < 0 ? undefined : cursorLine).map(lineAt)}
          {drag.dropLine !== null && (
            <div
              role="presentation"
              className="pointer-events-none absolute left-0 z-40 h-0.5 bg-accent"
              style={{ top: drag.dropLine - 1, width }}
            />
          )}
          <OtherEditors teamId={teamId} rows={rows} weeks={weeks} layout={layout} />
          <ColumnMarks weeks={weeks} range={range} layout={layout} height={height} />
        </div>
      </div>
      <ScorecardFooter mayEnter={mayEnter} />
      {sheet.asked && <PasteDialog paste={sheet.asked} weeks={weeks} onAnswer={sheet.answer} />}
    </>
  )
}
