import { createContext, useContext } from 'react'
import type { Metric } from '../metrics.table.ts'
import type { Place } from './metric-move.rules.ts'

/** What rows and cells ask of the scorecard around them. */
export interface ScorecardActions {
  /** The team whose scorecard it is. */
  teamId: string
  configure(metric: Metric): void
  /** Opens the choice of other teams that show a metric. */
  share(metric: Metric): void
  /** Deletes a metric, and asks before from where if several teams show it. */
  remove(metric: Metric): void
  /** Opens the value, target and note of one week. */
  openWeek(metric: Metric, week: string): void
  /** Opens everything about a metric. */
  open(metric: Metric): void
  /** The metric that is open. */
  openId: string | null
  /** Makes an issue of a metric's week, or of its latest; null for people who may not. */
  raise: ((metric: Metric, week: string | null) => void) | null
  /** Null for people who may not. */
  move: MoveMetric | null
}

/** Moves a metric, and answers the ids of all metrics in their new order, or null if it did not move. */
export interface MoveMetric {
  by(metricId: string, step: 1 | -1): readonly string[] | null
  to(metricId: string, place: Place): readonly string[] | null
}

export const ScorecardContext = createContext<ScorecardActions | null>(null)

export function useScorecardActions(): ScorecardActions {
  const actions = useContext(ScorecardContext)
  if (!actions) throw new Error('No Scorecard above this component')
  return actions
}
