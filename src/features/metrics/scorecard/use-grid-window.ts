import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { HEADER_HEIGHT, type Layout, layoutFor, PRINT_LAYOUT, ROW_HEIGHT } from './grid-layout.rules.ts'
import { type Lines, linesInView } from './grid-lines.rules.ts'
import { clippedTo, type Range, rangeInView } from './grid-window.rules.ts'

interface GridWindow {
  /** Of the lines below the header. */
  lines: Range
  weeks: Range
  layout: Layout
  /** How many rows fit in view. */
  page: number
}

const SPARE_LINES = 4
const SPARE_WEEKS = 2

/** The lines and weeks in view, kept current while `scroller` scrolls and changes size; in print, all of them. */
export function useGridWindow(
  scroller: RefObject<HTMLElement | null>,
  lines: Lines,
  weeks: number,
): GridWindow {
  const [view, setView] = useState<GridWindow>(() => measured(null, lines, weeks))

  const measure = useCallback(() => {
    setView((before) => {
      const next = measured(scroller.current, lines, weeks)
      return isSame(before, next) ? before : next
    })
  }, [scroller, lines, weeks])

  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [scroller, measure])

  const count = lines.all.length
  useEffect(() => {
    const whole = {
      layout: PRINT_LAYOUT,
      lines: { first: 0, end: count },
      weeks: { first: 0, end: weeks },
    }
    const showAll = () => flushSync(() => setView((before) => ({ ...before, ...whole })))
    addEventListener('beforeprint', showAll)
    addEventListener('afterprint', measure)
    return () => {
      removeEventListener('beforeprint', showAll)
      removeEventListener('afterprint', measure)
    }
  }, [measure, count, weeks])

  // A view is measured after the first render with fewer lines or weeks.
  return useMemo(
    () => ({ ...view, lines: clippedTo(count, view.lines), weeks: clippedTo(weeks, view.weeks) }),
    [view, count, weeks],
  )
}

function measured(element: HTMLElement | null, lines: Lines, weeks: number): GridWindow {
  // Before there is a grid: as wide as the screen, so that on its own page its columns never move.
  const width = (element ?? document.querySelector('main'))?.clientWidth ?? 1_200
  const height = (element?.clientHeight ?? 900) - HEADER_HEIGHT
  const top = element?.scrollTop ?? 0
  const layout = layoutFor(width)
  return {
    layout,
    page: Math.max(1, Math.floor(height / ROW_HEIGHT) - 1),
    lines: linesInView(lines, top, top + height, SPARE_LINES),
    weeks: rangeInView({
      offset: element?.scrollLeft ?? 0,
      extent: width - layout.fixedWidth,
      size: layout.weekWidth,
      count: weeks,
      spare: SPARE_WEEKS,
    }),
  }
}

const isSameRange = (one: Range, other: Range): boolean => one.first === other.first && one.end === other.end

const isSame = (one: GridWindow, other: GridWindow): boolean =>
  one.layout === other.layout &&
  one.page === other.page &&
  isSameRange(one.lines, other.lines) &&
  isSameRange(one.weeks, other.weeks)
