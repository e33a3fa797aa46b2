import { useMemo } from 'react'
import type { Day } from '../../time/calendar.rules.ts'
import { cx } from '../../../ui/cx.ts'
import { AGGREGATION_LABELS } from '../definition/metric-definition.text.ts'
import { fitted, formatAggregate } from '../values/metric-format.rules.ts'
import type { MetricWeeks } from '../values/metric-week.rules.ts'
import { VALUE_STATUS_LABELS } from '../values/metric-values.text.ts'
import { metricPeriod } from '../values/period.rules.ts'
import type { ValueStatus } from '../values/targets.rules.ts'
import { TARGET_LOGIC_SIGNS } from '../values/targets.text.ts'
import { AGGREGATION_SIGNS, periodTotal } from './scorecard.text.ts'
import { ShortNumber } from './ShortNumber.tsx'

const INK: Partial<Record<ValueStatus, string>> = { met: 'text-good-ink', missed: 'text-bad-ink' }

type PeriodTotalProps = {
  row: MetricWeeks
  /** In any order. */
  weeks: readonly Day[]
  characters?: number
}

/** The total or average of a period, coloured by that of the targets; nothing if no week has a value. */
export function PeriodTotal({ row, weeks, characters = Infinity }: PeriodTotalProps) {
  const { unit, aggregationType } = row.metric
  const { value, target, status } = useMemo(() => metricPeriod(row, weeks), [row, weeks])
  if (value === null) return null
  const text = formatAggregate(value, unit, aggregationType)
  const short = fitted(text, characters, value, unit)
  const targetText =
    target.value === null
      ? null
      : `${TARGET_LOGIC_SIGNS[target.logic]} ${formatAggregate(target.value, unit, aggregationType)}`
  return (
    <span data-tooltip={periodTotal(AGGREGATION_LABELS[aggregationType], text, targetText)}>
      <span className="text-soft">{AGGREGATION_SIGNS[aggregationType]} </span>
      <span className={cx('font-semibold', INK[status])}>
        <ShortNumber {...{ text, short }} />
      </span>
      {INK[status] && <span className="sr-only">, {VALUE_STATUS_LABELS[status]}</span>}
    </span>
  )
}
