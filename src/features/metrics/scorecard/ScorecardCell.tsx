import { memo, type ReactNode } from 'react'
import { cx } from '../../../ui/cx.ts'
import type { ValueStatus } from '../metrics.rules.ts'
import { VALUE_STATUS_LABELS } from '../metrics.text.ts'
import { WEEK_WIDTH } from './grid-layout.ts'

const looks: Record<ValueStatus, string> = {
  met: 'bg-good-tint text-good-ink',
  missed: 'bg-bad-tint text-bad-ink shadow-[inset_3px_0_0_var(--bad-edge)]',
  'no-target': 'bg-hover text-ink',
  'no-value': 'bg-sunken/60',
}

/** The cursor shows while the grid, or something in it, has the focus. */
export const CURSOR = '-outline-offset-2 outline-focus group-focus-within/grid:outline-2'

type ScorecardCellProps = {
  id: string
  /** Its place in the whole grid, counted from 0. */
  row: number
  column: number
  left: number
  text: string
  status: ValueStatus
  /** What is special about the target of this week, if anything. */
  note: string | null
  isCurrent: boolean
  children?: ReactNode
}

/** One week of one metric. */
export const ScorecardCell = memo(function ScorecardCell(props: ScorecardCellProps) {
  const { id, row, column, left, text, status, note, isCurrent, children } = props
  return (
    <div
      id={id}
      role="gridcell"
      aria-colindex={column + 1}
      data-row={row}
      data-column={column}
      data-tooltip={note ?? undefined}
      style={{ left, width: WEEK_WIDTH }}
      className={cx(
        'absolute inset-y-0 border-r border-b border-line px-2 text-right leading-9 whitespace-nowrap tabular-nums',
        looks[status],
        isCurrent && CURSOR,
      )}
    >
      <span className="block truncate">{text}</span>
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
