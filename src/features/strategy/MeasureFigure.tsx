import { later } from '../../ui/later.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { usePlan } from './plan-context.ts'
import { PlannedFigure } from './PlannedFigure.tsx'
import type { PlanItem } from './strategy.table.ts'
import { EDIT_MEASURE } from './strategy.text.ts'

/** Its place in two lines, which most of them have. */
const MetricFigure = later(
  () => import('./MetricFigure.tsx'),
  () => <Skeleton className="h-11 w-20" />,
)

/** How far a measure is; those who write the plan open it here. */
export function MeasureFigure({ item, onEdit }: { item: PlanItem; onEdit: () => void }) {
  const { mayEdit } = usePlan()
  const figure = item.metricId === null ? <PlannedFigure item={item} /> : <MetricFigure item={item} />
  if (!mayEdit) return <span>{figure}</span>
  return (
    <button
      type="button"
      aria-label={`${EDIT_MEASURE}: ${item.title}`}
      onClick={onEdit}
      className="min-h-6 justify-self-start rounded-sm text-left hover:bg-hover max-md:min-h-11"
    >
      {figure}
    </button>
  )
}
