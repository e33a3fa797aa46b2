import { type DragEvent, useState } from 'react'
import { HEADER_HEIGHT } from './grid-layout.rules.ts'
import type { Lines } from './grid-lines.rules.ts'
import { type Drop, dropAt } from './row-drop.rules.ts'
import type { MoveMetric } from './scorecard-actions.ts'

/** The kind of what is dragged: a metric's id. */
export const DRAGGED_METRIC = 'text/x-metric'

/** Lets a row be dragged by its metric's name to another place; `dropLine` is where it would stand, in pixels from the top of the grid. */
export function useRowDrag(lines: Lines, move: MoveMetric | null) {
  const [drop, setDrop] = useState<Drop | null>(null)
  const takes = ({ dataTransfer }: DragEvent) => move !== null && dataTransfer.types.includes(DRAGGED_METRIC)

  function dropUnder({ currentTarget, clientY }: DragEvent<HTMLElement>): Drop | null {
    const { top } = currentTarget.getBoundingClientRect()
    return dropAt(lines, clientY - top + currentTarget.scrollTop - HEADER_HEIGHT)
  }

  return {
    dropLine: drop && HEADER_HEIGHT + drop.top,
    handlers: {
      onDragOver(event: DragEvent<HTMLElement>) {
        if (!takes(event)) return
        event.preventDefault()
        const next = dropUnder(event)
        setDrop((before) => (before?.top === next?.top ? before : next))
      },
      onDragLeave({ currentTarget, relatedTarget }: DragEvent<HTMLElement>) {
        if (!currentTarget.contains(relatedTarget as Node | null)) setDrop(null)
      },
      onDrop(event: DragEvent<HTMLElement>) {
        if (!takes(event)) return
        event.preventDefault()
        const at = dropUnder(event)
        if (at) move?.to(event.dataTransfer.getData(DRAGGED_METRIC), at.place)
        setDrop(null)
      },
    },
  }
}
