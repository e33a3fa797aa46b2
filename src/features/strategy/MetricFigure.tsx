import { useLive } from '../../sync/browser/react.ts'
import { cx } from '../../ui/cx.ts'
import { fitted, formatAggregate, formatValue } from '../metrics/values/metric-format.rules.ts'
import { useToday } from '../time/use-today.ts'
import { measureState, WEEKS } from './measures.queries.ts'
import { plannedText, shareOf } from './measures.rules.ts'
import { PlannedFigure } from './PlannedFigure.tsx'
import type { PlanItem } from './strategy.table.ts'
import { ofTarget, overWeeks, shareReached } from './strategy.text.ts'

const SHORT = 8

/** What a measure has reached of what is planned, by its metric where the reader sees that; else what is planned. */
export default function MetricFigure({ item }: { item: PlanItem }) {
  const today = useToday()
  const state = useLive(measureState, { metricId: item.metricId, today })
  if (!state) return <PlannedFigure item={item} />
  const { value, unit, status, overall } = state
  const planned = plannedText(item)
  const share = shareOf(overall.value, item.amount)
  return (
    <>
      <span className={cx('text-lg font-semibold tabular-nums', status === 'missed' && 'text-bad-ink')}>
        {fitted(formatValue(value, unit), SHORT, value, unit)}
      </span>
      {planned && <span className="text-xs text-soft"> {ofTarget(planned)}</span>}
      <span className="block text-xs text-soft">
        {overWeeks(WEEKS, overall.kind, formatAggregate(overall.value, unit, overall.kind))}
        {share !== null && ` · ${shareReached(formatValue(share, 'percentage'))}`}
      </span>
    </>
  )
}
