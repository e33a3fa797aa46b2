import type { Metric, MetricValue } from '../metrics.table.ts'
import { formatValue } from './metric-format.rules.ts'
import { targetOf } from './targets.rules.ts'
import { TARGET_LOGIC_SIGNS, TARGET_FOR_WEEK } from './targets.text.ts'

/** The target of a metric or week, such as "≥ 100", or null if it has none. */
export function targetText(
  metric: Pick<Metric, 'targetValue' | 'targetLogic' | 'unit'>,
  entry?: MetricValue,
): string | null {
  const { value, logic } = targetOf(metric, entry)
  return value === null ? null : `${TARGET_LOGIC_SIGNS[logic]} ${formatValue(value, metric.unit)}`
}

/** What is special about a week: its own target and its note, or null if it has neither. */
export function weekNote(metric: Metric, entry: MetricValue): string | null {
  const target = entry.customTargetValue === null ? null : `${TARGET_FOR_WEEK} ${targetText(metric, entry)}`
  return [target, entry.targetNote].filter((part) => part !== null).join('. ') || null
}
