import { createContext, useContext } from 'react'
import type { Metric } from '../metrics.table.ts'

/** What rows and cells ask of the scorecard they stand in. */
export interface ScorecardActions {
  configure(metric: Metric): void
  /** Opens value, target and note of one week. */
  openWeek(metric: Metric, week: string): void
  /** Moves a metric by so many places, upwards when negative. */
  move(metricId: string, places: number): void
}

export const ScorecardContext = createContext<ScorecardActions | null>(null)

export function useScorecardActions(): ScorecardActions {
  const actions = useContext(ScorecardContext)
  if (!actions) throw new Error('No Scorecard above this component')
  return actions
}
