import { Link } from '@tanstack/react-router'
import { TrendingDown, TrendingUp } from 'lucide-react'
import { formatValue } from '../../metrics/values/metric-format.rules.ts'
import type { MetricRow } from '../../metrics/metrics.queries.ts'
import { PromiseBadge } from './PromiseBadge.tsx'
import { type Outcome, PROMISE_WEEKS } from './promise.rules.ts'
import type { IssuePromise } from './promises.table.ts'
import { LOADING, METRIC_GONE, shouldMove, sinceThen, usuallyWas, weeksOver } from './promises.text.ts'
import { useOutcome } from './use-outcome.ts'

type PromiseLineProps = {
  promise: IssuePromise
  /** Says which issue it is of, where that is not clear. */
  withTitle?: boolean
}

/** What a solution promised and how that stands, in one or two lines; leads to the metric. */
export function PromiseLine({ promise, withTitle = false }: PromiseLineProps) {
  const found = useOutcome(promise)
  const Icon = promise.direction === 'up' ? TrendingUp : TrendingDown
  const name = found === null ? METRIC_GONE : found?.row.metric.name
  const should = name === undefined ? LOADING : shouldMove(name, promise.direction)
  return (
    <div className="flex items-center gap-x-3">
      <Icon aria-hidden className="size-4 shrink-0 text-soft" />
      <div className="min-w-0 flex-1">
        {withTitle && <p className="break-words">{promise.title}</p>}
        <p className={withTitle ? 'text-[0.8125rem] text-soft' : undefined}>
          {found ? (
            <Link to="/metrics" search={{ metric: promise.metricId }} className="hover:underline">
              {should}
            </Link>
          ) : (
            should
          )}
        </p>
        {found && <p className="text-[0.8125rem] text-soft tabular-nums">{figures(promise, found)}</p>}
      </div>
      {found && <PromiseBadge state={found.outcome.state} />}
    </div>
  )
}

function figures(promise: IssuePromise, { row, outcome }: { row: MetricRow; outcome: Outcome }): string {
  const text = (value: number) => formatValue(value, row.metric.unit)
  return [
    usuallyWas(text(promise.low), text(promise.high)),
    ...(outcome.mean === null ? [] : [sinceThen(text(outcome.mean))]),
    ...(outcome.state === 'open' ? [weeksOver(outcome.weeksOver, PROMISE_WEEKS)] : []),
  ].join(' · ')
}
