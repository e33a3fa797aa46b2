import type { ReactNode } from 'react'
import { useLive } from '../../../sync/browser/react.ts'
import { Card } from '../../../ui/Card.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useFirstProposed } from '../../../ui/use-first-proposed.ts'
import { mySettings } from '../../companies/companies.queries.ts'
import { useThisWeek } from '../../companies/use-this-week.ts'
import { metricRow, metricsOfTeam } from '../../metrics/metrics.queries.ts'
import { forecastOf } from '../../metrics/panel/forecast.rules.ts'
import MetricChart from '../../metrics/panel/MetricChart.tsx'
import { panelWeeks } from '../../metrics/panel/panel-figures.rules.ts'
import { FROM_ITS_OWN_HISTORY, NEEDS_8_WEEKS } from '../../metrics/panel/panel.text.ts'
import { PanelFigures } from '../../metrics/panel/PanelFigures.tsx'
import { PanelForecast } from '../../metrics/panel/PanelForecast.tsx'
import { usualRange } from '../../metrics/panel/statistics.rules.ts'
import { Proposal } from '../../metrics/proposals/Proposals.tsx'
import { metricWeek } from '../../metrics/values/metric-week.rules.ts'
import type { Team } from '../../teams/teams.table.ts'
import { METRIC, NO_METRICS, ONE_METRIC, ONE_METRIC_SENTENCE, TEAM } from '../analytics.text.ts'

/** One metric as its scorecard tells it: what is usual for it, where its quarter is heading, and three misses in a row. */
export default function OneMetricCard({ teams }: { teams: readonly Team[] }) {
  const [chosen, choose] = useFirstProposed(teams[0]?.id)
  const team = teams.find(({ id }) => id === chosen) ?? teams[0]
  if (!team) return null
  return (
    <Card
      className="min-w-0 break-inside-avoid print:nth-[2n]:break-after-page"
      title={ONE_METRIC}
      description={ONE_METRIC_SENTENCE}
    >
      <MetricOfTeam key={team.id} teamId={team.id}>
        {teams.length > 1 && (
          <Select
            label={TEAM}
            name="team"
            hideLabel
            className="min-w-36 flex-1"
            value={team.id}
            onChange={choose}
            options={teams.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
      </MetricOfTeam>
    </Card>
  )
}

function MetricOfTeam({ teamId, children }: { teamId: string; children: ReactNode }) {
  const metrics = useLive(metricsOfTeam, { teamId })
  const [chosen, choose] = useFirstProposed(metrics?.[0]?.id)
  if (!metrics) return <Skeleton className="h-72" />
  const metric = metrics.find(({ id }) => id === chosen) ?? metrics[0]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap gap-2 print:hidden">
        {children}
        {metric && (
          <Select
            label={METRIC}
            name="metric"
            hideLabel
            className="min-w-36 flex-1"
            value={metric.id}
            onChange={choose}
            options={metrics.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
      </div>
      {metric ? (
        <OneMetric metricId={metric.id} teamId={teamId} />
      ) : (
        <p className="text-soft">{NO_METRICS}</p>
      )}
    </div>
  )
}

function OneMetric({ metricId, teamId }: { metricId: string; teamId: string }) {
  const row = useLive(metricRow, { metricId })
  const thisWeek = useThisWeek()
  const start = useLive(mySettings, {})?.weekStartDay
  if (!row || !thisWeek || !start) return <Skeleton className="h-72" />
  const weeks = panelWeeks(row, thisWeek)
  const values = weeks.map((week) => metricWeek(row, week).value).filter((value) => value !== null)
  const usual = usualRange(values.toReversed())
  const forecast = forecastOf(row, thisWeek)
  return (
    <>
      <h3 className="font-medium">{row.metric.name}</h3>
      <PanelFigures {...{ row, thisWeek, start }} />
      <Proposal metricId={metricId} teamId={teamId} />
      <div className="max-w-96">
        <MetricChart {...{ row, weeks, start, usual, forecast }} />
      </div>
      {forecast && <PanelForecast forecast={forecast} metric={row.metric} />}
      <p className="text-xs text-soft">{usual ? forecast && FROM_ITS_OWN_HISTORY : NEEDS_8_WEEKS}</p>
    </>
  )
}
