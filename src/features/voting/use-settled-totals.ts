import { useEffect, useRef, useState } from 'react'
import type { Totals } from './voting.queries.ts'

/** How long after the last press or key the order may change again, in milliseconds. */
const QUIET_FOR = 1_500

/**
 * The totals to sort by. They follow the votes, except while somebody is working in the list, so that no row moves away
 * just as it is pressed. Spread `handlers` on the element around the list.
 */
export function useSettledTotals(totals: Totals | undefined): {
  settled: Totals
  handlers: { onPointerDown(): void; onKeyDown(): void }
} {
  const [settled, setSettled] = useState<Totals>()
  const touchedAt = useRef(-QUIET_FOR)
  useEffect(() => {
    if (!totals) return
    const wait = touchedAt.current + QUIET_FOR - performance.now()
    if (wait <= 0) return setSettled(totals)
    const timer = setTimeout(() => setSettled(totals), wait)
    return () => clearTimeout(timer)
  }, [totals])
  const touch = () => {
    touchedAt.current = performance.now()
  }
  return { settled: settled ?? totals ?? {}, handlers: { onPointerDown: touch, onKeyDown: touch } }
}
