import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { useContext, useLayoutEffect, useRef, useState } from 'react'
import type { RowListProps } from '../RowList.tsx'
import { SoughtRowContext } from '../sought-row.ts'
import { useIsPrinting } from '../use-is-printing.ts'

const OVERSCAN = 10

/**
 * A list that renders only the rows in view and a few around them, plus the row that has the focus; when printing, it renders
 * all of them. It scrolls with `main`.
 */
export function LongRowList<Item>({ label, items, keyOf, rowHeight, children }: RowListProps<Item>) {
  const list = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  const printing = useIsPrinting()
  const sought = useContext(SoughtRowContext)
  const indexOf = (key: string | null) => (key === null ? -1 : items.findIndex((item) => keyOf(item) === key))
  // The rows that were here before show how high these will be.
  const [estimate] = useState(rowHeight)
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => list.current?.closest('main') ?? null,
    estimateSize: () => estimate,
    getItemKey: (index) => keyOf(items[index]!),
    overscan: OVERSCAN,
    scrollMargin: top,
    // Otherwise a list that has grown long would begin at its top.
    initialOffset: () => document.querySelector('main')?.scrollTop ?? 0,
    initialRect: { width: innerWidth, height: innerHeight },
    rangeExtractor: (range) =>
      printing
        ? items.map((_, index) => index)
        : withRows(range, [focusedKey(list.current), sought].map(indexOf)),
  })
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- Whatever is above the list can change its height in any render.
  useLayoutEffect(() => setTop(topWithinMain(list.current)))
  return (
    <ul ref={list} aria-label={label} className="relative" style={{ height: rows.getTotalSize() }}>
      {rows.getVirtualItems().map(({ key, index, start }) => (
        <li
          key={key}
          ref={rows.measureElement}
          data-index={index}
          data-row-key={key}
          aria-setsize={items.length}
          aria-posinset={index + 1}
          className="absolute inset-x-0 top-0 border-line not-first:border-t"
          style={{ transform: `translateY(${start - top}px)` }}
        >
          {children(items[index]!)}
        </li>
      ))}
    </ul>
  )
}

function topWithinMain(list: Element | null): number {
  const main = list?.closest('main')
  if (!list || !main) return 0
  return Math.round(list.getBoundingClientRect().top - main.getBoundingClientRect().top + main.scrollTop)
}

/**
 * The row with the focus, which would jump to the top of the page if that row were removed as it scrolls out of view. Its place is looked up
 * anew, as a colleague may have added one above.
 */
function focusedKey(list: Element | null): string | null {
  const row = list?.contains(document.activeElement) && document.activeElement?.closest('[data-index]')
  return row instanceof HTMLElement ? (row.dataset['rowKey'] ?? null) : null
}

/** The rows in view, and further ones; those that are not in the list are left out. */
function withRows(range: Range, further: readonly number[]): number[] {
  const indexes = defaultRangeExtractor(range)
  const added = further.filter((index) => index >= 0 && index < range.count)
  return [...new Set([...indexes, ...added])].toSorted((left, right) => left - right)
}
