import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useIsPrinting } from '../../ui/use-is-printing.ts'
import { useFit } from './fit-context.ts'
import { cellId } from './FitCell.tsx'
import { FitGridHead } from './FitGridHead.tsx'
import { FitRow } from './FitRow.tsx'
import { type Column, type GridRow, type Place, placeAfter } from './fit-grid.rules.ts'
import { clickCell, pressInCell } from './grid-acts.ts'
import { FIT_GRID, KEYS_HINT } from './fit.text.ts'

const ROW_HEIGHT = 44
const OVERSCAN = 8
/** A value is in the words of its company, which may be hyphenated; the words of the questions fit. */
const WIDTHS = { value: 'minmax(4rem,7rem)', seat: 'minmax(5.5rem,7rem)' }

type FitGridProps = { rows: readonly GridRow[]; columns: readonly Column[] }

/** Everybody by values and questions, as one stop for Tab, and the keys that mark. Only the rows in view are in the document. */
export default function FitGrid({ rows, columns }: FitGridProps) {
  const acts = useFit()
  const scroller = useRef<HTMLDivElement>(null)
  const chosen = (place: Place) => ({
    ...place,
    rowKey: rows[place.row]?.key,
    columnKey: columns[place.column]?.key,
  })
  // It stays with its person and value when others come and go, or a mark changes their order.
  const [at, setAt] = useState(() => chosen({ row: 0, column: 0 }))
  const active = {
    row: placeOf(at.rowKey, rows, at.row),
    column: placeOf(at.columnKey, columns, at.column),
  }
  const hasFocus = useRef(false)
  const isPrinting = useIsPrinting()
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: isPrinting ? rows.length : OVERSCAN,
    initialRect: { width: innerWidth, height: innerHeight },
  })
  const template = ['minmax(12rem,1fr)', ...columns.map(({ kind }) => WIDTHS[kind]), '12.5rem'].join(' ')

  function goTo(place: Place) {
    flushSync(() => {
      setAt(chosen(place))
      virtual.scrollToIndex(place.row, { align: 'auto' })
    })
    document.getElementById(cellId(place))?.focus()
  }

  useLayoutEffect(() => {
    if (!hasFocus.current || document.activeElement !== document.body) return
    // The cell with the focus has left the document: its row is out of view now, or gone.
    const timer = setTimeout(() => goTo(active))
    return () => clearTimeout(timer)
  })

  function press(event: KeyboardEvent) {
    const { key, altKey, ctrlKey, metaKey } = event
    const target = event.target as HTMLElement
    if (altKey || ctrlKey || metaKey || !target.matches('[data-column]')) return
    const place = placeIn(target)
    const next = placeAfter(key, place, rows.length, columns.length)
    const row = rows[place.row]!
    const column = columns[place.column]!
    if (next) goTo(next)
    else if (key === 'Enter') acts.open(row.entry)
    else if (key === 'ContextMenu' || (key === 'F10' && event.shiftKey)) {
      const menu = target.querySelector<HTMLElement>('[aria-haspopup=menu]')
      if (!menu) return
      menu.click()
    } else if (!pressInCell(acts, row, column, key)) return
    event.preventDefault()
  }

  function click(event: MouseEvent) {
    const cell = (event.target as Element).closest<HTMLElement>('[data-column]')
    if (!cell || (event.target as Element).closest('[data-own-press]')) return
    const place = placeIn(cell)
    goTo(place)
    clickCell(acts, rows[place.row]!, columns[place.column]!)
  }

  return (
    <>
      <div
        ref={scroller}
        className="max-h-[max(16rem,calc(100dvh-15rem))] overflow-auto overscroll-contain print:max-h-none print:overflow-visible"
      >
        {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- The cell where the keys are has the focus. */}
        <div
          role="grid"
          aria-label={FIT_GRID}
          aria-rowcount={rows.length + 1}
          aria-colcount={columns.length + 2}
          onKeyDown={press}
          onClick={click}
          onFocus={() => (hasFocus.current = true)}
          onBlur={() => (hasFocus.current = false)}
          className="min-w-fit"
        >
          <FitGridHead columns={columns} template={template} />
          <div role="rowgroup" className="relative print:h-auto!" style={{ height: virtual.getTotalSize() }}>
            {virtual.getVirtualItems().map(({ index, start }) => {
              const row = rows[index]!
              return (
                <FitRow
                  key={row.key}
                  row={row}
                  index={index}
                  columns={columns}
                  template={template}
                  top={start}
                  height={ROW_HEIGHT}
                  activeColumn={index === active.row ? active.column : null}
                  isWritable={acts.mayRate(row.entry)}
                  onOpen={() => acts.open(row.entry)}
                />
              )
            })}
          </div>
        </div>
      </div>
      {!acts.isOver && <p className="px-4 py-2 text-xs text-soft print:hidden">{KEYS_HINT}</p>}
    </>
  )
}

/** Where something is now; if it is gone, what stands in its place. */
function placeOf(key: string | undefined, all: readonly { key: string }[], before: number): number {
  const own = all.findIndex((one) => one.key === key)
  return Math.min(own < 0 ? before : own, all.length - 1)
}

const placeIn = ({ dataset }: HTMLElement): Place => ({
  row: Number(dataset.row),
  column: Number(dataset.column),
})
