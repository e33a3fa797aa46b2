import { useMemo } from 'react'
import { useRaising } from '../../work/raising-context.ts'
import type { Metric } from '../metrics.table.ts'
import type { ScorecardActions } from './scorecard-actions.ts'

/** Makes issues of the metrics on a team's scorecard; null for people who may not. */
export function useRaiseMetric(teamId: string): ScorecardActions['raise'] {
  const raise = useRaising()?.raise
  return useMemo(
    () => (raise ? ({ id }: Metric, week) => raise({ kind: 'metric', id, teamId, week }) : null),
    [raise, teamId],
  )
}
