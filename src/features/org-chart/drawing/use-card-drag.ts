import { type RefObject, useEffect, useState } from 'react'
import { type Branch, pathUp } from '../charts/forest.rules.ts'
import type { OpenChart } from '../screen/chart-context.ts'

/** A seat that is being dragged, where the pointer is in the window, and the seat under which it would come to stand. */
export interface CardDrag {
  branch: Branch
  x: number
  y: number
  over: Branch | null
}

const SLACK = 5

type Given = {
  chart: OpenChart
  onDrop: (branch: Branch, parent: Branch) => void
}

/** Lets a mouse drag a seat onto another one. 'Move under…' and its key do the same. Escape lets go of it. */
export function useCardDrag(frame: RefObject<HTMLElement | null>, { chart, onDrop }: Given): CardDrag | null {
  const [drag, setDrag] = useState<CardDrag | null>(null)
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const abort = new AbortController()
    let held: { branch: Branch; x: number; y: number } | null = null
    let present: CardDrag | null = null

    const show = (next: CardDrag | null) => {
      present = next
      setDrag(next)
    }

    const branchAt = (target: Element | null): Branch | null => {
      const id = target?.closest<HTMLElement>('[data-seat]')?.dataset['seat']
      return (id !== undefined && chart.forest.byId.get(id)) || null
    }

    const takes = (parent: Branch | null, branch: Branch): Branch | null =>
      parent &&
      parent !== branch &&
      parent !== branch.parent &&
      !pathUp(parent).includes(branch) &&
      chart.mayPutBeneath(parent.seat)
        ? parent
        : null

    function onDown({ button, pointerType, target, clientX, clientY }: PointerEvent) {
      const branch = pointerType === 'mouse' && button === 0 ? branchAt(target as Element) : null
      held = branch && chart.mayEdit(branch.seat) ? { branch, x: clientX, y: clientY } : null
    }

    function onMove(event: PointerEvent) {
      if (!held) return
      const { clientX: x, clientY: y, pointerId } = event
      if (!present && Math.hypot(x - held.x, y - held.y) < SLACK) return
      if (!present) element!.setPointerCapture(pointerId)
      const { branch } = held
      show({ branch, x, y, over: takes(branchAt(document.elementFromPoint(x, y)), branch) })
    }

    function end(isDrop: boolean) {
      const { branch, over } = present ?? {}
      held = null
      if (present) show(null)
      if (isDrop && branch && over) onDrop(branch, over)
    }

    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || !present) return
      event.preventDefault()
      end(false)
    }

    const { signal } = abort
    element.addEventListener('pointerdown', onDown, { signal })
    element.addEventListener('pointermove', onMove, { signal })
    element.addEventListener('pointerup', () => end(true), { signal })
    element.addEventListener('pointercancel', () => end(false), { signal })
    document.addEventListener('keydown', onKeyDown, { signal, capture: true })
    return () => abort.abort()
  }, [frame, chart, onDrop])
  return drag
}
