import type { Metric } from '../metrics.table.ts'
import type { ScorecardActions } from '../scorecard/scorecard-actions.ts'
import { createContext, useContext, useEffect, useRef, useState } from 'react'

/** The metric whose panel is open. */
export interface OpenMetric {
  metricId: string | null
  /** Opens the panel of a metric, or closes it with null. */
  show: (metricId: string | null) => void
  /** Where the panel stands on wide screens; null where it opens as a dialog. */
  place: HTMLElement | null
}

/** Provided where the address keeps the open metric. */
export const OpenMetricContext = createContext<OpenMetric | null>(null)

/** As the address has it or, where there is no such address, as long as the screen stands. */
export function useOpenMetric(): OpenMetric {
  const [metricId, show] = useState<string | null>(null)
  return useContext(OpenMetricContext) ?? { metricId, show, place: null }
}

/** Lets an open panel follow the row that the reader is in. */
export function useFollow(
  { openId, open }: Pick<ScorecardActions, 'openId' | 'open'>,
  metric: Metric | undefined,
): void {
  const before = useRef(metric?.id)
  useEffect(() => {
    const hasMoved = before.current !== undefined && before.current !== metric?.id
    before.current = metric?.id
    if (hasMoved && openId !== null && metric) open(metric)
    // Only another row under the cursor moves it: neither the address, nor opening a panel, nor stepping through it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [metric?.id])
}
