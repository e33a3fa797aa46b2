import { useMemo } from 'react'
import { useSyncClient } from '../../../sync/browser/context.ts'
import { useActor, useMutate } from '../../../sync/browser/react.ts'
import { mayEnterAt } from '../metrics.access.ts'
import { type MetricRow, metricRow } from '../metrics.queries.ts'
import { cellsOf, MOST_CELLS, setMetricValues } from '../values/metric-values.mutations.ts'
import { metricWeek } from '../values/metric-week.rules.ts'
import type { CellState } from './entries.rules.ts'
import { EntryHistory } from './entry-history.ts'

const NOTHING: CellState = { value: null, unit: 'number', mayEnter: false }

export interface Entries extends Pick<EntryHistory, 'enter' | 'undo' | 'redo'> {
  at(metricId: string, week: string): CellState
}

/** Enters values and remembers the earlier ones for undo. */
export function useEntries(): Entries {
  const client = useSyncClient()
  const actor = useActor()
  const mutate = useMutate()
  return useMemo(() => {
    function rowOf(metricId: string): MetricRow | null {
      const outcome = client.live(metricRow, { metricId }).current()
      return outcome && 'value' in outcome ? (outcome.value ?? null) : null
    }
    function at(metricId: string, week: string): CellState {
      const row = rowOf(metricId)
      if (!row) return NOTHING
      const { value, unit } = metricWeek(row, week)
      return { value, unit, mayEnter: mayEnterAt(actor, row, week) }
    }
    const history = new EntryHistory({
      valueAt: (metricId, week) => at(metricId, week).value,
      write(cells) {
        for (let first = 0; first < cells.length; first += MOST_CELLS) {
          if (mutate(setMetricValues, cellsOf(cells.slice(first, first + MOST_CELLS)))) return first
        }
        return cells.length
      },
    })
    return {
      at,
      enter: (cells) => history.enter(cells),
      undo: () => history.undo(),
      redo: () => history.redo(),
    }
  }, [client, actor, mutate])
}
