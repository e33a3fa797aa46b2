import type { Unit } from '../metrics.table.ts'

/** A value for one week of one metric; null clears it. */
export interface CellValue {
  metricId: string
  week: string
  value: number | null
}

/** What a cell shows, and whether one may type into it. */
export interface CellState {
  value: number | null
  unit: Unit
  mayEnter: boolean
}

/** What became of a step that was taken back or made again. */
export interface Retraced {
  written: number
  /** Cells that somebody has changed since, which stay as they are. */
  left: number
}
