import type { WeekStart } from '../../time/calendar.rules.ts'
import type { Step } from './CellEditor.tsx'
import type { Layout } from './grid-layout.ts'
import type { Range } from './grid-window.rules.ts'

export interface Edited {
  text: string
  replaces: boolean
}

export type ScorecardRowProps = {
  gridId: string
  metricId: string
  index: number
  weeks: readonly string[]
  start: WeekStart
  range: Range
  layout: Layout
  /** The column of the grid's cursor when it is in this row. */
  cursor: number | null
  edited: Edited | null
  onEnter: (value: number | null, step: Step) => void
  onCancel: () => void
}

export const cellId = (gridId: string, row: number, column: number): string => `${gridId}-${row}-${column}`
