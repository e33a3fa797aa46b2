import type { Metric } from '../metrics.table.ts'
import { readValue } from '../values/read-value.rules.ts'

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

/** The rows and columns of a block that a spreadsheet put on the clipboard. */
export const blockOf = (text: string): string[][] =>
  text
    .replace(/(\r\n|\n|\r)$/, '')
    .split(/\r\n|\n|\r/)
    .map((line) => line.split('\t'))

/** What a pasted block enters, beginning with the first of the metrics and weeks; what goes beyond the last is cut off. */
export function pastedInto(
  text: string,
  metrics: readonly Pick<Metric, 'id' | 'unit'>[],
  weeks: readonly string[],
): Pasted {
  const pasted: Pasted = { cells: [], unreadable: [] }
  for (const [down, line] of blockOf(text).entries()) {
    const metric = metrics[down]
    if (!metric) break
    for (const [across, typed] of line.entries()) {
      const week = weeks[across]
      if (week === undefined) break
      const read = readValue(typed, metric.unit)
      if ('problem' in read) pasted.unreadable.push(typed.trim())
      else pasted.cells.push({ metricId: metric.id, week, value: read.value })
    }
  }
  return pasted
}
