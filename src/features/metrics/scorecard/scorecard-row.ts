import type { Day } from '../../time/calendar.rules.ts'
import type { Layout } from './grid-layout.rules.ts'
import type { Step } from './grid-position.rules.ts'
import type { Range } from './grid-window.rules.ts'
import type { Edited } from './use-cell-editing.ts'
import type { Weeks } from './use-weeks.ts'

export type ScorecardRowProps = {
  gridId: string
  metricId: string
  /** Counted from 0 among the metrics. */
  index: number
  /** Counted from 1 among all rows, headings included. */
  rowIndex: number
  /** Pixels from the top of the grid. */
  top: number
  weeks: Weeks
  /** The first week whose values are here; null if all are. */
  heldSince: Day | null
  range: Range
  layout: Layout
  /** The column of the grid's cursor if it is in this row. */
  cursor: number | null
  /** The first and last of the selected weeks in this row, counted from 0; null if none is. */
  firstSelected: number | null
  lastSelected: number | null
  edited: Edited | null
  onEnter: (value: number | null | undefined, step: Step) => void
  onCancel: () => void
}
