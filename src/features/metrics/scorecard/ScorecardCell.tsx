import { TriangleAlert } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { commentCount } from '../../comments/mark.text.ts'
import { cx } from '../../../ui/cx.ts'
import type { Absence } from '../values/absence.rules.ts'
import { MISSING, VALUE_STATUS_LABELS } from '../values/metric-values.text.ts'
import type { ValueStatus } from '../values/targets.rules.ts'
import { cellLooks } from './cell-looks.ts'
import { NOT_HERE, SOURCE_FAILS } from './scorecard.text.ts'

/**
 * The outline of the cursor's cell, visible while the grid is active. A rule about `:focus-within` would have the browser look at every
 * cell whenever a field opens or closes.
 */
export const CURSOR = '-outline-offset-2 outline-focus [[data-active]_&]:outline-2'

type ScorecardCellProps = {
  id: string
  /** Both counted from 0 in the whole grid. */
  row: number
  column: number
  /** Pixels between it and the cell before it. */
  gap: number
  /** Pixels. */
  width: number
  text: string
  /** As much of `text` as the cell has room for. */
  short: string
  /** False while nobody here can know whether the week has a value. */
  isHere: boolean
  status: ValueStatus
  absence: Absence | null
  isDue: boolean
  /** What is special about this week, or null. */
  note: string | null
  /** Whether what fills the metric has failed. */
  isFailing: boolean
  /** How many were made on this week. */
  comments: number
  /** Whether the cursor is here. */
  isCurrent: boolean
  isSelected: boolean
  children?: ReactNode
}

/** What a cell is called where it shows less than there is to say; undefined if it shows all. */
function nameOf({ text, short, isHere, status, absence, note }: ScorecardCellProps): string | undefined {
  if (!isHere) return NOT_HERE
  const value = absence === 'missing' ? MISSING : text
  const judged = status === 'missed' || status === 'met' ? VALUE_STATUS_LABELS[status] : ''
  const name = [[value, judged].filter(Boolean).join(', '), note].filter(Boolean).join('. ')
  return name === short ? undefined : name
}

/** One week of one metric. It is one element in the line of its row: more of them, or placed ones, make scrolling slow. */
export const ScorecardCell = memo(function ScorecardCell(props: ScorecardCellProps) {
  const { id, row, column, gap, width, text, short, isHere, isCurrent, isSelected, children } = props
  const { status, absence, isDue, isFailing, comments } = props
  const note = [props.note, isFailing && SOURCE_FAILS, comments > 0 && commentCount(comments)]
    .filter(Boolean)
    .join('. ')
  const tooltip = [short !== text && text, note].filter(Boolean).join('. ')
  return (
    <div
      id={id}
      role="gridcell"
      aria-colindex={column + 1}
      aria-label={nameOf({ ...props, note })}
      aria-selected={isSelected || undefined}
      data-row={row}
      data-column={column}
      data-tooltip={tooltip || undefined}
      style={gap > 0 ? { width, marginLeft: gap } : { width }}
      className={cx(
        'h-full shrink-0 border-r border-b border-hair text-right leading-10 whitespace-nowrap tabular-nums',
        short === '' || width >= 62 ? 'px-2' : 'px-1',
        isHere && cellLooks(status, absence, isDue),
        isCurrent && CURSOR,
        (isCurrent || isSelected || note) && 'relative',
      )}
    >
      {isHere ? short : '…'}
      {(props.note || comments > 0) && (
        <span
          aria-hidden
          className="absolute top-0 right-0 size-2 bg-accent [clip-path:polygon(0_0,100%_0,100%_100%)]"
        />
      )}
      {isFailing && <TriangleAlert aria-hidden className="absolute top-1 left-0.5 size-3 text-bad-ink" />}
      {isSelected && <span aria-hidden className="pointer-events-none absolute inset-0 bg-focus/15" />}
      {children}
    </div>
  )
})
