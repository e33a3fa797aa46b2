import { memo } from 'react'
import { cx } from '../../ui/cx.ts'
import { columnTitle, topicOf } from './column-title.ts'
import type { Column, GridRow } from './fit-grid.rules.ts'
import { cellLabel, ratingBy } from './fit.text.ts'
import { MarkGlyph, saidText } from './MarkGlyph.tsx'
import { needsTalk, saidIn } from './said.rules.ts'
import { TalkMenu } from './TalkMenu.tsx'

type FitCellProps = {
  row: GridRow
  column: Column
  place: { row: number; column: number }
  isActive: boolean
  isWritable: boolean
}

/** One mark or answer. Keys and clicks are the grid's. */
export const FitCell = memo(function FitCell({ row, column, place, isActive, isWritable }: FitCellProps) {
  const said = saidIn(row, column)
  const { entry, seat } = row
  const isOthers = entry.shownBy !== null && said !== null && said !== 'open'
  return (
    <div
      role="gridcell"
      id={cellId(place)}
      data-row={place.row}
      data-column={place.column}
      tabIndex={isActive ? 0 : -1}
      aria-colindex={place.column + 2}
      data-readonly={!isWritable || said === undefined}
      {...(said !== undefined && {
        'aria-label': `${cellLabel(columnTitle(column), saidText(said))}${isOthers ? `. ${ratingBy(entry.shownBy!)}` : ''}`,
      })}
      {...(isOthers && { title: ratingBy(entry.shownBy!) })}
      className={cx(
        'flex items-center justify-center gap-0.5 border-l border-hair -outline-offset-2',
        said === undefined && 'bg-sunken',
        isWritable && said !== undefined && 'cursor-pointer hover:bg-hover',
        column.kind === 'seat' && column.question === 'understands' && 'border-l-line',
      )}
    >
      {said !== undefined && <MarkGlyph said={said} isOthers={isOthers} />}
      {needsTalk(said) && (
        <span data-own-press className="print:hidden">
          <TalkMenu entry={entry} about={topicOf(column, seat?.name ?? '')} isInGrid />
        </span>
      )}
    </div>
  )
})

export const cellId = ({ row, column }: { row: number; column: number }): string => `fit-${row}-${column}`
