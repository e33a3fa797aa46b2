import type { Metric, MetricValue } from '../metrics.table.ts'
import { fitted, formatValue } from './metric-format.rules.ts'
import { targetOf } from './targets.rules.ts'
import { TARGET_LOGIC_SIGNS, TARGET_FOR_WEEK } from './targets.text.ts'

type Targeted = Pick<Metric, 'targetValue' | 'targetLogic' | 'unit'>

/** The target of a metric or week, such as "≥ 100", its number in at most so many characters; null if it has none. */
export function targetText(metric: Targeted, entry?: MetricValue, characters = Infinity): string | null {
  const { value, logic } = targetOf(metric, entry)
  if (value === null) return null
  return `${TARGET_LOGIC_SIGNS[logic]} ${fitted(formatValue(value, metric.unit), characters, value, metric.unit)}`
}

/** What is special about a week: its own target and its note, or null if it has neither. */
export function weekNote(metric: Metric, entry: MetricValue): string | null {
  const target = entry.customTargetValue === null ? null : `${TARGET_FOR_WEEK} ${targetText(metric, entry)}`
  return [target, entry.targetNote].filter((part) => part !== null).join('. ') || null
}
