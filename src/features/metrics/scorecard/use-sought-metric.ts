import { type RefObject, useContext, useEffect, useEffectEvent } from 'react'
import { isFocusInLayer } from '../../../ui/in-layer.ts'
import { SoughtRowContext } from '../../../ui/sought-row.ts'
import type { Metric } from '../metrics.table.ts'
import type { GridCursor } from './use-grid-cursor.ts'

/** Puts the cursor on the metric to which the address leads, and focuses the grid. */
export function useSoughtMetric(
  grid: RefObject<HTMLDivElement | null>,
  rows: readonly { metric: Metric }[],
  at: GridCursor,
): void {
  const sought = useContext(SoughtRowContext)
  const goTo = useEffectEvent((id: string) => {
    const row = rows.findIndex(({ metric }) => metric.id === id)
    if (row < 0) return
    at.goTo({ row, column: 0 })
    if (!isFocusInLayer()) grid.current?.focus({ preventScroll: true })
  })
  useEffect(() => {
    if (sought !== null) goTo(sought)
  }, [sought])
}
