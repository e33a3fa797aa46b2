import type { Metric } from '../metrics.table.ts'
import { formatAggregate, formatValue } from '../values/metric-format.rules.ts'
import type { Forecast } from './forecast.rules.ts'
import { quarterEnds, targetAllows, targetTakes } from './panel.text.ts'

const LESS_IS_BETTER = ['less_than', 'less_than_or_equal']

/** The forecast in words: where the quarter likely ends, and what its target would take; that is null without a target to reach. */
export function forecastSentence(
  { low, high, left, goal }: Forecast,
  { unit, aggregationType }: Pick<Metric, 'unit' | 'aggregationType'>,
): { ends: string; takes: string | null } {
  const whole = (value: number) => formatAggregate(rounded(value), unit, aggregationType)
  const ends = quarterEnds(whole(low), whole(high))
  if (!goal || goal.logic === 'equal' || unit === 'yes_no') return { ends, takes: null }
  const takes = LESS_IS_BETTER.includes(goal.logic) ? targetAllows : targetTakes
  return { ends, takes: takes(whole(goal.target), formatValue(rounded(goal.needed), unit), left.length) }
}

/** An estimate to three digits, or to one: more would promise what it can't keep. Large numbers keep their whole digits. */
const rounded = (value: number): number =>
  Math.abs(value) >= 100 ? Math.round(value) : Math.round(value * 10) / 10
