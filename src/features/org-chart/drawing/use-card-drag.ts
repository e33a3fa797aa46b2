import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { type Branch, pathUp } from '../charts/forest.rules.ts'
import type { OpenChart } from '../screen/chart-context.ts'

/** A seat that is being dragged, where the pointer is in the window, and the seat under which it would come to stand. */
export interface CardDrag {
  seatId: string
  x: number
  y: number
  overId: string | null
}

const SLACK = 5

type Given = {
  chart: OpenChart
  onDrop: (branch: Branch, parent: Branch) => void
}

const seatIdAt = (target: Element | null): string | null =>
  target?.closest<HTMLElement>('[data-seat]')?.dataset['seat'] ?? null

/** Lets a mouse drag a seat onto another one. 'Move under…' and its key do the same. Escape lets go of it. */
export function useCardDrag(frame: RefObject<HTMLElement | null>, { chart, onDrop }: Given): CardDrag | null {
  const [drag, setDrag] = useState<CardDrag | null>(null)
  const branchOf = (id: string | null) => (id === null ? undefined : chart.forest.byId.get(id))

  // Colleagues change the chart while a card is held: each of these looks at what is there now.
  const mayTake = useEffectEvent((seatId: string): boolean => {
    const branch = branchOf(seatId)
    return branch !== undefined && chart.mayEdit(branch.seat)
  })

  const dropOf = useEffectEvent((seatId: string, overId: string | null): [Branch, Branch] | null => {
    const [branch, parent] = [branchOf(seatId), branchOf(overId)]
    return branch &&
      parent &&
      parent !== branch &&
      parent !== branch.parent &&
      !pathUp(parent).includes(branch) &&
      chart.mayPutBeneath(parent.seat)
      ? [branch, parent]
      : null
  })

  const drop = useEffectEvent((seatId: string, overId: string | null): void => {
    const found = dropOf(seatId, overId)
    if (found) onDrop(...found)
  })

  useEffect(() => {
    const element = frame.current
    if (!element) return
    const abort = new AbortController()
    let held: { seatId: string; x: number; y: number } | null = null
    let present: CardDrag | null = null

    const show = (next: CardDrag | null) => {
      present = next
      setDrag(next)
    }

    function onDown({ button, pointerType, target, clientX, clientY }: PointerEvent) {
      const seatId = pointerType === 'mouse' && button === 0 ? seatIdAt(target as Element) : null
      held = seatId !== null && mayTake(seatId) ? { seatId, x: clientX, y: clientY } : null
    }

    function onMove(event: PointerEvent) {
      if (!held) return
      const { clientX: x, clientY: y, pointerId } = event
      if (!present && Math.hypot(x - held.x, y - held.y) < SLACK) return
      if (!present) element!.setPointerCapture(pointerId)
      const { seatId } = held
      const overId = seatIdAt(document.elementFromPoint(x, y))
      show({ seatId, x, y, overId: dropOf(seatId, overId) ? overId : null })
    }

    function end(isDrop: boolean) {
      const dragged = present
      held = null
      if (dragged) show(null)
      if (isDrop && dragged) drop(dragged.seatId, dragged.overId)
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
  }, [frame])
  return drag
}
