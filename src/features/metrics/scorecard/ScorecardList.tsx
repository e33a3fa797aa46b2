import { memo, useMemo, useState } from 'react'
import { useLive } from '../../../sync/browser/react.ts'
import { cx } from '../../../ui/cx.ts'
import type { Day, WeekStart } from '../../time/calendar.rules.ts'
import { weekLabel } from '../../time/time.text.ts'
import { displayName } from '../../people/people.rules.ts'
import { AGGREGATION_LABELS } from '../definition/metric-definition.text.ts'
import { type MetricRow, metricRow } from '../metrics.queries.ts'
import type { Metric } from '../metrics.table.ts'
import { aggregate } from '../values/aggregate.rules.ts'
import { fitted, formatAggregate, formatValue } from '../values/metric-format.rules.ts'
import { VALUE_STATUS_LABELS } from '../values/metric-values.text.ts'
import { targetOf, valueStatus } from '../values/targets.rules.ts'
import { VALUE_LOOKS } from '../values/value-looks.ts'
import { targetText } from '../values/week-note.rules.ts'
import { PHONE_CHARACTERS } from './grid-layout.rules.ts'
import { MetricMenu } from './MetricMenu.tsx'
import { NotHere } from './NotHere.tsx'
import { useScorecardActions } from './scorecard-actions.ts'
import { NO_VALUE, ownerAndTarget, SCORECARD, weekCount } from './scorecard.text.ts'
import { ShortNumber } from './ShortNumber.tsx'
import type { Weeks } from './use-weeks.ts'
import { WeekPager } from './WeekPager.tsx'

const WEEKS_SHOWN = 4

type ScorecardListProps = {
  metrics: readonly Metric[]
  weeks: Weeks
  /** The first week whose values are here; null if all are. */
  heldSince: Day | null
}

/** The scorecard on a phone: a list of metrics with a few weeks at a time. A tap on a week opens it. */
export function ScorecardList({ metrics, weeks: { shown, start }, heldSince }: ScorecardListProps) {
  const pages = Math.ceil(shown.length / WEEKS_SHOWN)
  const [chosen, choose] = useState(0)
  const page = Math.min(chosen, Math.max(0, pages - 1))
  const weeks = useMemo(() => shown.slice(page * WEEKS_SHOWN, (page + 1) * WEEKS_SHOWN), [shown, page])
  return (
    <>
      {pages > 1 && <WeekPager {...{ weeks, start, page, pages }} onPage={choose} />}
      <ul aria-label={SCORECARD} className="divide-y divide-line border-y border-line">
        {metrics.map(({ id }) => (
          <MetricItem key={id} metricId={id} {...{ shown, weeks, start, heldSince }} />
        ))}
      </ul>
    </>
  )
}

type MetricItemProps = {
  metricId: string
  /** All weeks of the period. */
  shown: readonly string[]
  /** Those on this page. */
  weeks: readonly string[]
  start: WeekStart
  heldSince: Day | null
}

const MetricItem = memo(function MetricItem({ metricId, shown, weeks, start, heldSince }: MetricItemProps) {
  const row = useLive(metricRow, { metricId })
  if (!row) return null
  return (
    <li className="px-4 py-3 [content-visibility:auto] [contain-intrinsic-size:auto_7.5rem]">
      <ItemHead row={row} weeks={shown} heldSince={heldSince} />
      <div className="mt-2 grid grid-cols-4 gap-1.5">
        {weeks.map((week) => (
          <WeekButton key={week} {...{ row, week, start, heldSince }} />
        ))}
      </div>
    </li>
  )
})

type ItemHeadProps = { row: MetricRow; weeks: readonly string[]; heldSince: Day | null }

function ItemHead({ row: { metric, owner, values }, weeks, heldSince }: ItemHeadProps) {
  const entered = weeks.map((week) => values[week]?.value ?? null)
  const value = aggregate(entered, metric.aggregationType)
  return (
    <div className="flex items-start gap-3">
      <div className="min-w-0 flex-1">
        <p className="font-medium break-words">{metric.name}</p>
        <p className="text-[0.8125rem] break-words text-soft">
          {ownerAndTarget(displayName(owner), targetText(metric))}
        </p>
      </div>
      {value !== null && (
        <p className="shrink-0 text-right text-[0.8125rem] text-soft">
          <span className="block font-semibold text-ink tabular-nums">
            {heldSince ? <NotHere /> : formatAggregate(value, metric.unit, metric.aggregationType)}
          </span>
          {AGGREGATION_LABELS[metric.aggregationType]} {weekCount(weeks.length)}
        </p>
      )}
      <MetricMenu metric={metric} align="end" className="-mt-2.5 -mr-3" />
    </div>
  )
}

type WeekButtonProps = { row: MetricRow; week: string; start: WeekStart; heldSince: Day | null }

function WeekButton({ row: { metric, values }, week, start, heldSince }: WeekButtonProps) {
  const { openWeek } = useScorecardActions()
  const entry = values[week]
  const value = entry?.value ?? null
  const status = valueStatus(value, targetOf(metric, entry))
  const isHere = heldSince === null || week >= heldSince || entry !== undefined
  const text = value === null ? NO_VALUE : formatValue(value, metric.unit)
  const short = value === null ? text : fitted(text, PHONE_CHARACTERS, value, metric.unit)
  return (
    <button
      type="button"
      className={cx(
        'min-h-11 min-w-0 rounded-md border border-current/25 px-1 py-1 text-center',
        VALUE_LOOKS[status],
      )}
      onClick={() => openWeek(metric, week)}
    >
      <span className="block truncate text-[0.6875rem]">{weekLabel(week, start)}</span>
      <span className="block text-[0.8125rem] font-medium tabular-nums">
        {isHere ? <ShortNumber {...{ text, short }} /> : <NotHere />}
      </span>
      <span className="sr-only">
        , {VALUE_STATUS_LABELS[status]}, {metric.name}
      </span>
    </button>
  )
}
