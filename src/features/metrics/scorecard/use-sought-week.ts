import { useContext, useEffect, useEffectEvent } from 'react'
import { SoughtRowContext } from '../../../ui/sought-row.ts'
import { isWeek } from '../../comments/comments.rules.ts'
import type { Metric } from '../metrics.table.ts'

/** The Monday of a week that an address names, and what is done once it is shown. */
export interface SoughtWeek {
  week: string
  onShown: () => void
}

/** Opens the week to which the address leads, with what is said of it, once its metric is here. */
export function useSoughtWeek(
  sought: SoughtWeek | undefined,
  metrics: readonly Metric[] | undefined,
  open: (metric: Metric, week: string) => void,
): void {
  const row = useContext(SoughtRowContext)
  const metric = sought && metrics?.find(({ id }) => id === row)
  const show = useEffectEvent(() => {
    if (!metric || !sought) return
    sought.onShown()
    // Anything may stand in an address.
    const isDay = !Number.isNaN(Date.parse(`${sought.week}T00:00:00Z`))
    if (isDay && isWeek(sought.week)) open(metric, sought.week)
  })
  const isHere = metric !== undefined
  useEffect(() => {
    if (isHere) show()
  }, [isHere])
}
