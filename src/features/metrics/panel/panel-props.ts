import type { Metric } from '../metrics.table.ts'

export type MetricPanelProps = {
  metricId: string
  /** The team whose scorecard it is opened from. */
  teamId: string
  onClose: () => void
  /** Shows the metric so many rows below, or above if negative. */
  onStep: (rows: number) => void
  onConfigure: (metric: Metric) => void
  /** Opens the dialog of its latest week, where the note is. */
  onNote: (metric: Metric) => void
}
