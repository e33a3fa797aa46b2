import { useMemo } from 'react'
import { useSyncClient } from '../../../sync/browser/context.ts'
import { useMutate } from '../../../sync/browser/react.ts'
import { metricRow } from '../metrics.queries.ts'
import { cellOf, setMetricValue } from '../values/metric-values.mutations.ts'
import type { CellValue } from './clipboard.rules.ts'

interface Entry extends CellValue {
  before: number | null
}

/** How many steps can be undone. */
const REMEMBERED = 100

export interface Entries {
  valueAt(metricId: string, week: string): number | null
  /** Enters values as one step, up to the first that is refused; returns false if one was. */
  enter(cells: readonly CellValue[]): boolean
  /** Undoes the last step, except in cells that somebody has changed since; returns the number of cells. */
  undo(): number
}

/** Enters values and remembers the earlier ones for undo. */
export function useEntries(): Entries {
  const client = useSyncClient()
  const mutate = useMutate()
  return useMemo(() => {
    const steps: Entry[][] = []

    function valueAt(metricId: string, week: string): number | null {
      const outcome = client.live(metricRow, { metricId }).current()
      return (outcome && 'value' in outcome ? outcome.value?.values[week]?.value : null) ?? null
    }

    const write = ({ metricId, week, value }: CellValue): boolean =>
      mutate(setMetricValue, { ...cellOf(metricId, week), value }) === null

    function enter(cells: readonly CellValue[]): boolean {
      const changed = cells
        .map((cell) => ({ ...cell, before: valueAt(cell.metricId, cell.week) }))
        .filter(({ value, before }) => value !== before)
      const written: Entry[] = []
      for (const entry of changed) {
        if (!write(entry)) break
        written.push(entry)
      }
      if (written.length > 0) steps.push(written)
      if (steps.length > REMEMBERED) steps.shift()
      return written.length === changed.length
    }

    function undo(): number {
      const step = steps.pop() ?? []
      const untouched = step.filter(({ metricId, week, value }) => valueAt(metricId, week) === value)
      return untouched.filter(({ before, ...cell }) => write({ ...cell, value: before })).length
    }

    return { valueAt, enter, undo }
  }, [client, mutate])
}
