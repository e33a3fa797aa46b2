import { formatValue } from './metric-format.rules.ts'
import { targetOf } from '../metrics.rules.ts'
import type { Metric, MetricValue } from '../metrics.table.ts'
import { TARGET_LOGIC_SIGNS } from '../metrics.text.ts'

/** The target of a metric or week for people, such as "≥ 100", or null without one. */
export function targetText(
  metric: Pick<Metric, 'targetValue' | 'targetLogic' | 'unit'>,
  entry?: MetricValue,
): string | null {
  const { value, logic } = targetOf(metric, entry)
  return value === null ? null : `${TARGET_LOGIC_SIGNS[logic]} ${formatValue(value, metric.unit)}`
}

/** What is special about a week: its own target and note, or null. */
export function weekNote(metric: Metric, entry: MetricValue): string | null {
  const target = entry.customTargetValue === null ? null : `Target of this week ${targetText(metric, entry)}`
  return [target, entry.targetNote].filter((part) => part !== null).join('. ') || null
}
