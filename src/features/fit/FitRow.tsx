import { Lock } from 'lucide-react'
import { memo } from 'react'
import { Avatar } from '../../ui/Avatar.tsx'
import { FitCell } from './FitCell.tsx'
import type { Column, GridRow } from './fit-grid.rules.ts'
import { openPerson, PRIVATE, rowName } from './fit.text.ts'
import { ResultBadge } from './ResultBadge.tsx'

type FitRowProps = {
  row: GridRow
  index: number
  columns: readonly Column[]
  template: string
  top: number
  height: number
  /** The column where the keys are; null if they are in another row. */
  activeColumn: number | null
  isWritable: boolean
  onOpen: () => void
}

/** A person, or one more of their seats, with what is said of them. */
export const FitRow = memo(function FitRow({ row, index, columns, template, ...props }: FitRowProps) {
  const { entry, seat, isFirst } = row
  const isPrivate = isFirst && entry.shown?.publishedAt === null && entry.shownBy === null
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className="absolute inset-x-0 grid break-inside-avoid border-b border-hair print:static print:h-8.5!"
      style={{ top: props.top, height: props.height, gridTemplateColumns: template }}
    >
      <div
        role="rowheader"
        aria-colindex={1}
        aria-label={rowName(entry.name, seat?.name ?? null)}
        className="sticky left-0 z-10 flex min-w-0 items-center gap-2 bg-page px-4"
      >
        {isFirst && <Avatar name={entry.name} picture={entry.person.avatarUrl} size="sm" />}
        <span className="grid min-w-0 flex-1 leading-tight">
          {isFirst && (
            <button
              type="button"
              tabIndex={-1}
              title={openPerson(entry.name)}
              onClick={props.onOpen}
              className="truncate text-left hover:underline"
            >
              {entry.name}
            </button>
          )}
          {seat && (
            <span className={isFirst ? 'truncate text-xs text-soft' : 'truncate pl-8 text-xs text-soft'}>
              {seat.name}
            </span>
          )}
        </span>
        {isPrivate && <Lock aria-label={PRIVATE} className="size-3 shrink-0 text-soft" />}
      </div>
      {columns.map((column, at) => (
        <FitCell
          key={column.key}
          row={row}
          column={column}
          place={{ row: index, column: at }}
          isActive={props.activeColumn === at}
          isWritable={props.isWritable && !(column.kind === 'value' && column.value.isRemoved)}
        />
      ))}
      <div
        role="gridcell"
        aria-colindex={columns.length + 2}
        className="flex items-center border-l border-hair px-2"
      >
        {isFirst && <ResultBadge result={entry.result} />}
      </div>
    </div>
  )
})
