import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { HEADER_HEIGHT, type Layout, layoutFor, ROW_HEIGHT } from './grid-layout.rules.ts'
import { clippedTo, type Range, rangeInView } from './grid-window.rules.ts'

interface GridWindow {
  rows: Range
  weeks: Range
  layout: Layout
  /** How many rows fit in view. */
  page: number
}

interface Counts {
  rows: number
  weeks: number
}

/** The rows and weeks in view, kept current while `scroller` scrolls and changes size; in print, all of them. */
export function useGridWindow(scroller: RefObject<HTMLElement | null>, counts: Counts): GridWindow {
  const { rows, weeks } = counts
  const [view, setView] = useState<GridWindow>(() => measured(null, { rows, weeks }))

  const measure = useCallback(() => {
    setView((before) => {
      const next = measured(scroller.current, { rows, weeks })
      return isSame(before, next) ? before : next
    })
  }, [scroller, rows, weeks])

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

  useEffect(() => {
    const showAll = () => flushSync(() => setView((before) => ({ ...before, ...whole({ rows, weeks }) })))
    addEventListener('beforeprint', showAll)
    addEventListener('afterprint', measure)
    return () => {
      removeEventListener('beforeprint', showAll)
      removeEventListener('afterprint', measure)
    }
  }, [measure, rows, weeks])

  // A view is measured after the first render with fewer rows or weeks.
  return useMemo(
    () => ({ ...view, rows: clippedTo(rows, view.rows), weeks: clippedTo(weeks, view.weeks) }),
    [view, rows, weeks],
  )
}

const whole = ({ rows, weeks }: Counts) => ({
  rows: { first: 0, end: rows },
  weeks: { first: 0, end: weeks },
})

function measured(element: HTMLElement | null, counts: Counts): GridWindow {
  const width = element?.clientWidth ?? 1_200
  const height = (element?.clientHeight ?? 900) - HEADER_HEIGHT
  const layout = layoutFor(width)
  return {
    layout,
    page: Math.max(1, Math.floor(height / ROW_HEIGHT) - 1),
    rows: rangeInView({
      offset: element?.scrollTop ?? 0,
      extent: height,
      size: ROW_HEIGHT,
      count: counts.rows,
      spare: 4,
    }),
    weeks: rangeInView({
      offset: element?.scrollLeft ?? 0,
      extent: width - layout.fixedWidth,
      size: layout.weekWidth,
      count: counts.weeks,
      spare: 2,
    }),
  }
}

const isSameRange = (one: Range, other: Range): boolean => one.first === other.first && one.end === other.end

const isSame = (one: GridWindow, other: GridWindow): boolean =>
  one.layout === other.layout &&
  one.page === other.page &&
  isSameRange(one.rows, other.rows) &&
  isSameRange(one.weeks, other.weeks)
