import type { Day, WeekStart } from '../../time/calendar.rules.ts'
import type { Layout } from './grid-layout.rules.ts'
import type { Step } from './grid-position.rules.ts'
import type { Range } from './grid-window.rules.ts'
import type { Edited } from './use-cell-editing.ts'

export type ScorecardRowProps = {
  gridId: string
  metricId: string
  index: number
  weeks: readonly string[]
  start: WeekStart
  /** The first week whose values are here; null if all are. */
  heldSince: Day | null
  range: Range
  layout: Layout
  /** The column of the grid's cursor if it is in this row. */
  cursor: number | null
  edited: Edited | null
  onEnter: (value: number | null, step: Step) => void
  onCancel: () => void
}
