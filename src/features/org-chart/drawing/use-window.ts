import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { Direction, Layout, PlacedCard } from '../layout/layout.rules.ts'
import type { Viewport } from './viewport.ts'

/** Fits the chart in when it opens, follows the size of its frame, and keeps the seat where the keys are in sight and in its place. */
export function useWindow(
  frame: RefObject<HTMLElement | null>,
  viewport: Viewport,
  layout: Layout,
  active: PlacedCard | undefined,
  direction: Direction,
): void {
  const chart = useRef(layout)
  const before = useRef<{ card: PlacedCard; direction: Direction } | undefined>(undefined)
  useLayoutEffect(() => {
    chart.current = layout
  }, [layout])
  useLayoutEffect(() => {
    const element = frame.current!
    const measure = () => viewport.resize({ width: element.clientWidth, height: element.clientHeight })
    measure()
    viewport.fit(chart.current, true)
  }, [frame, viewport, direction])
  useEffect(() => {
    const element = frame.current!
    const observer = new ResizeObserver(() => {
      viewport.resize({ width: element.clientWidth, height: element.clientHeight })
      if (before.current) viewport.reveal(before.current.card)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [frame, viewport])
  useLayoutEffect(() => {
    if (!active) return
    const was = before.current
    before.current = { card: active, direction }
    if (was?.direction !== direction) return
    if (was.card.id !== active.id) return viewport.reveal(active)
    const { k } = viewport.stand
    const [x, y] = [(was.card.x - active.x) * k, (was.card.y - active.y) * k]
    if (x !== 0 || y !== 0) viewport.panBy(x, y)
  }, [active, viewport, direction])
}
