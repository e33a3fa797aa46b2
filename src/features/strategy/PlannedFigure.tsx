import { plannedText } from './measures.rules.ts'
import type { PlanItem } from './strategy.table.ts'

/** What a measure is to reach. */
export const PlannedFigure = ({ item }: { item: PlanItem }) => (
  <span className="text-lg font-semibold tabular-nums">{plannedText(item) || '–'}</span>
)
