import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useLive } from '../../../sync/browser/react.ts'
import { cx } from '../../../ui/cx.ts'
import { useThisWeek } from '../../companies/use-this-week.ts'
import { GoalStatusBadge } from '../../goals/GoalStatusBadge.tsx'
import { type IssueSource, sourceOfIssue } from '../../issues/raising/raising.queries.ts'
import type { MetricRow } from '../../metrics/metrics.queries.ts'
import { panelFigures, panelWeeks } from '../../metrics/panel/panel-figures.rules.ts'
import { formatValue } from '../../metrics/values/metric-format.rules.ts'
import { metricWeek } from '../../metrics/values/metric-week.rules.ts'
import { VALUE_LOOKS } from '../../metrics/values/value-looks.ts'
import { targetText } from '../../metrics/values/week-note.rules.ts'
import { WeekLine } from '../../metrics/values/WeekLine.tsx'
import { EVIDENCE, missedInARow } from './discussion-room.text.ts'

/** Pixels. */
const LINE = { width: 340, height: 56 }

/** What the issue was made from, as it is at present: a metric with its last 13 weeks, a goal, a task or a headline. Nothing for one made from nothing. */
export function Evidence({ issueId }: { issueId: string }) {
  const source = useLive(sourceOfIssue, { issueId })
  return source ? <Source source={source} /> : null
}

function Source({ source }: { source: IssueSource }) {
  if (source.kind === 'metric') return <MetricEvidence row={source.row} />
  if (source.kind === 'goal')
    return (
      <Frame to="/goals">
        <span className="min-w-0 flex-1 font-semibold">{source.goal.title}</span>
        <GoalStatusBadge status={source.goal.status} />
      </Frame>
    )
  return (
    <Frame to={source.kind === 'task' ? '/tasks' : '/headlines'}>
      <span className="min-w-0 flex-1 font-semibold">{source.work.title}</span>
    </Frame>
  )
}

function MetricEvidence({ row }: { row: MetricRow }) {
  const thisWeek = useThisWeek()
  if (!thisWeek) return null
  const { latest, missesInARow } = panelFigures(row, thisWeek)
  const about = [targetText(row.metric), missesInARow > 1 ? missedInARow(missesInARow) : null]
  return (
    <Frame to="/metrics" metricId={row.metric.id}>
      <span className="grid min-w-0 flex-1 basis-56 gap-1">
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-base font-semibold">
          {row.metric.name}
          {latest && (
            <span data-numeric className={cx('rounded px-2 py-0.5', VALUE_LOOKS[latest.of.status])}>
              {formatValue(latest.of.value!, latest.of.unit)}
            </span>
          )}
        </span>
        <span className="text-[0.8125rem] text-soft">{about.filter(Boolean).join(', ')}</span>
      </span>
      <WeekLine
        points={panelWeeks(row, thisWeek)
          .toReversed()
          .map((week) => metricWeek(row, week))}
        size={LINE}
        className="h-16 min-w-0 flex-1 basis-44 md:max-w-90"
      />
    </Frame>
  )
}

type FrameProps = {
  to: '/metrics' | '/goals' | '/tasks' | '/headlines'
  metricId?: string
  children: ReactNode
}

const Frame = ({ to, metricId, children }: FrameProps) => (
  <section aria-label={EVIDENCE}>
    <Link
      to={to}
      {...(metricId && { search: { metric: metricId } })}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-[10px] border border-line px-4 py-3 hover:border-control-line"
    >
      {children}
    </Link>
  </section>
)
