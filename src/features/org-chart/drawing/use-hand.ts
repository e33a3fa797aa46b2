import { type RefObject, useCallback, useEffect, useRef } from 'react'
import type { Viewport } from './viewport.ts'

type Point = { x: number; y: number }

/** Pixels after which a press is no click any more. */
const SLACK = 5
const PER_WHEEL_STEP = 0.002

/**
 * Moves and zooms a chart by pointer: drag its ground, or anything with a finger; pinch; turn the wheel, with Ctrl or Cmd to zoom.
 * @returns whether what was just pressed has been dragged, and so is no click
 */
export function useHand(frame: RefObject<HTMLElement | null>, viewport: Viewport): () => boolean {
  const dragged = useRef(false)
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const pressed = new Map<number, Point>()
    const abort = new AbortController()
    const options = { signal: abort.signal }
    let travelled = 0

    const within = ({ clientX, clientY }: MouseEvent): Point => {
      const { left, top } = element.getBoundingClientRect()
      return { x: clientX - left, y: clientY - top }
    }

    function onWheel(event: WheelEvent) {
      event.preventDefault()
      const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1
      const [x, y] = [event.deltaX * unit, event.deltaY * unit]
      if (event.ctrlKey || event.metaKey) viewport.zoomBy(Math.exp(-y * PER_WHEEL_STEP * 2), within(event))
      else if (event.shiftKey && x === 0) viewport.panBy(-y, 0)
      else viewport.panBy(-x, -y)
    }

    function onDown(event: PointerEvent) {
      if (event.button !== 0 && event.button !== 1) return
      const target = event.target as Element
      // A mouse drags cards, which is their own affair.
      if (event.pointerType === 'mouse' && event.button === 0 && target.closest('[data-seat]')) return
      pressed.set(event.pointerId, within(event))
      travelled = 0
      dragged.current = false
    }

    function onMove(event: PointerEvent) {
      const before = pressed.get(event.pointerId)
      if (!before) return
      const now = within(event)
      travelled += Math.hypot(now.x - before.x, now.y - before.y)
      if (travelled > SLACK && !dragged.current) {
        dragged.current = true
        element!.setPointerCapture(event.pointerId)
      }
      const other = [...pressed].find(([id]) => id !== event.pointerId)?.[1]
      if (other) pinch(before, now, other)
      else if (dragged.current) viewport.panBy(now.x - before.x, now.y - before.y)
      pressed.set(event.pointerId, now)
    }

    function pinch(before: Point, now: Point, other: Point) {
      const distance = (one: Point) => Math.max(Math.hypot(one.x - other.x, one.y - other.y), 1)
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
      viewport.zoomBy(distance(now) / distance(before), middle)
      viewport.panBy((now.x - before.x) / 2, (now.y - before.y) / 2)
    }

    function onUp(event: PointerEvent) {
      pressed.delete(event.pointerId)
    }

    element.addEventListener('wheel', onWheel, { ...options, passive: false })
    element.addEventListener('pointerdown', onDown, options)
    element.addEventListener('pointermove', onMove, options)
    element.addEventListener('pointerup', onUp, options)
    element.addEventListener('pointercancel', onUp, options)
    return () => abort.abort()
  }, [frame, viewport])
  return useCallback(() => {
    const was = dragged.current
    dragged.current = false
    return was
  }, [])
}
