import { memo, type ReactNode } from 'react'
import { cx } from '../../../ui/cx.ts'
import { VALUE_STATUS_LABELS } from '../values/metric-values.text.ts'
import type { ValueStatus } from '../values/targets.rules.ts'
import { VALUE_LOOKS } from '../values/value-looks.ts'
import { NotHere } from './NotHere.tsx'
import { ShortNumber } from './ShortNumber.tsx'

/** The outline of the cursor's cell, visible while the focus is in the grid. */
export const CURSOR = '-outline-offset-2 outline-focus group-focus-within/grid:outline-2'

type ScorecardCellProps = {
  id: string
  /** Both counted from 0 in the whole grid. */
  row: number
  column: number
  /** Pixels from the left edge of the row. */
  left: number
  /** Pixels. */
  width: number
  text: string
  /** As much of `text` as the cell has room for. */
  short: string
  /** False while nobody here can know whether the week has a value. */
  isHere: boolean
  status: ValueStatus
  /** What is special about this week, or null. */
  note: string | null
  /** Whether the cursor is here. */
  isCurrent: boolean
  children?: ReactNode
}

/** One week of one metric. */
export const ScorecardCell = memo(function ScorecardCell(props: ScorecardCellProps) {
  const { id, row, column, left, width, text, short, isHere, status, note, isCurrent, children } = props
  const tooltip = [short !== text && text, note].filter(Boolean).join('. ')
  return (
    <div
      id={id}
      role="gridcell"
      aria-colindex={column + 1}
      data-row={row}
      data-column={column}
      data-tooltip={tooltip || undefined}
      style={{ left, width }}
      className={cx(
        'absolute inset-y-0 border-r border-b border-line px-2 text-right leading-9 whitespace-nowrap tabular-nums',
        VALUE_LOOKS[status],
        isCurrent && CURSOR,
      )}
    >
      {isHere ? <ShortNumber {...{ text, short }} /> : <NotHere />}
      {(status === 'missed' || status === 'met') && (
        <span className="sr-only">, {VALUE_STATUS_LABELS[status]}</span>
      )}
      {note && (
        <>
          <span
            aria-hidden
            className="absolute top-0 right-0 size-2 bg-accent [clip-path:polygon(0_0,100%_0,100%_100%)]"
          />
          <span className="sr-only">. {note}</span>
        </>
      )}
      {children}
    </div>
  )
})
