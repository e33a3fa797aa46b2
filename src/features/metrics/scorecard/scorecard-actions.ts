import { createContext, useContext } from 'react'
import type { Metric } from '../metrics.table.ts'

/** What rows and cells ask of the scorecard around them. */
export interface ScorecardActions {
  configure(metric: Metric): void
  /** Opens the value, target and note of one week. */
  openWeek(metric: Metric, week: string): void
  /** Moves a metric down by so many places, or up if negative; null for people who may not. */
  move: ((metricId: string, places: number) => void) | null
}

export const ScorecardContext = createContext<ScorecardActions | null>(null)

export function useScorecardActions(): ScorecardActions {
  const actions = useContext(ScorecardContext)
  if (!actions) throw new Error('No Scorecard above this component')
  return actions
}
