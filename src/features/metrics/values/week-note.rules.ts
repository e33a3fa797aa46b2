import type { Definition, MetricValue, Unit } from '../metrics.table.ts'
import { fitted, formatValue } from './metric-format.rules.ts'
import type { MetricWeek } from './metric-week.rules.ts'
import { targetOf } from './targets.rules.ts'
import { TARGET_LOGIC_SIGNS, TARGET_FOR_WEEK } from './targets.text.ts'

type Targeted = Pick<Definition, 'targetValue' | 'targetLogic' | 'unit'>

/** The target of a metric or week, such as "≥ 100", its number in at most so many characters; null if it has none. */
export const targetText = (metric: Targeted, entry?: MetricValue, characters = Infinity): string | null =>
  textOf(targetOf(metric, entry), metric.unit, characters)

/** The target of a week that was read. */
export const weekTargetText = ({ target, unit }: Pick<MetricWeek, 'target' | 'unit'>): string | null =>
  textOf(target, unit, Infinity)

function textOf({ value, logic }: MetricWeek['target'], unit: Unit, characters: number): string | null {
  if (value === null) return null
  return `${TARGET_LOGIC_SIGNS[logic]} ${fitted(formatValue(value, unit), characters, value, unit)}`
}

/** What is special about a week: its own target and its note, or null if it has neither. */
export function weekNote(metric: Targeted, entry: MetricValue): string | null {
  const target = entry.customTargetValue === null ? null : `${TARGET_FOR_WEEK} ${targetText(metric, entry)}`
  return [target, entry.targetNote].filter((part) => part !== null).join('. ') || null
}
