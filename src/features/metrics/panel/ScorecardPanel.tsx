import { createPortal } from 'react-dom'
import { later } from '../../../ui/later.tsx'
import { PanelBoundary } from '../../../ui/PanelBoundary.tsx'
import { useIsNarrow } from '../../../ui/use-is-narrow.ts'
import type { Metric } from '../metrics.table.ts'
import type { OpenMetric } from './open-metric.ts'

const MetricPanel = later(() => import('./MetricPanel.tsx'))
const PanelDialog = later(() => import('./PanelDialog.tsx'))

type ScorecardPanelProps = {
  opened: OpenMetric
  teamId: string
  /** In the order of the rows. */
  metrics: readonly Metric[]
  onConfigure: (metric: Metric) => void
  onNote: (metric: Metric) => void
}

/** The panel of the open metric, if any: at the right of a wide screen, elsewhere as a sheet. */
export function ScorecardPanel({ opened: { metricId, show, place }, metrics, ...rest }: ScorecardPanelProps) {
  const isNarrow = useIsNarrow()
  if (metricId === null) return null
  function onStep(rows: number) {
    const next = metrics[metrics.findIndex(({ id }) => id === metricId) + rows]
    if (next) show(next.id)
  }
  const panel = { ...rest, metricId, onStep, onClose: () => show(null) }
  if (isNarrow || !place) return <PanelDialog {...panel} />
  return createPortal(
    <PanelBoundary resetKey={metricId}>
      <MetricPanel {...panel} />
    </PanelBoundary>,
    place,
  )
}
