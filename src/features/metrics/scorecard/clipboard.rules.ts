import type { Place } from './grid-place.rules.ts'
import { readValue } from '../values/metric-format.rules.ts'
import type { Metric } from '../metrics.table.ts'

export interface CellValue {
  metricId: string
  week: string
  value: number | null
}

interface Pasted {
  cells: CellValue[]
  /** Texts that could not be read as values of their metric; their cells stay as they are. */
  unreadable: string[]
}

/** Rows and columns of a block that a spreadsheet put on the clipboard. */
export const blockOf = (text: string): string[][] =>
  text
    .replace(/(\r\n|\n|\r)$/, '')
    .split(/\r\n|\n|\r/)
    .map((line) => line.split('\t'))

/** What a pasted block enters, its first cell at `place` (week 0 is the newest); what lies outside is cut off. */
export function pastedAt(
  text: string,
  place: Place,
  metrics: readonly Pick<Metric, 'id' | 'unit'>[],
  weeks: readonly string[],
): Pasted {
  const pasted: Pasted = { cells: [], unreadable: [] }
  for (const [down, line] of blockOf(text).entries()) {
    const metric = metrics[place.row + down]
    if (!metric) break
    for (const [across, typed] of line.entries()) {
      const week = weeks[place.column + across]
      if (week === undefined) break
      const read = readValue(typed, metric.unit)
      if ('problem' in read) pasted.unreadable.push(typed.trim())
      else pasted.cells.push({ metricId: metric.id, week, value: read.value })
    }
  }
  return pasted
}
