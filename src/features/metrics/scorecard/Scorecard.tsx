import { ChartColumn } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useActor, useLive, useMutate } from '../../../sync/browser/react.ts'
import { team } from '../../../sync/scope.ts'
import { announce } from '../../../ui/announce.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { later } from '../../../ui/later.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { weekLabel } from '../../time/time.text.ts'
import { mySettings } from '../../companies/companies.queries.ts'
import { AddMetricButton } from '../definition/AddMetricButton.tsx'
import { canViewMetrics } from '../metrics.access.ts'
import { reorderMetrics } from '../metrics.mutations.ts'
import { metricsOfTeam } from '../metrics.queries.ts'
import type { Metric } from '../metrics.table.ts'
import { DEFAULT_PERIOD, type PeriodName } from './periods.rules.ts'
import { ScorecardContext } from './scorecard-actions.ts'
import { ScorecardGrid } from './ScorecardGrid.tsx'
import { ScorecardList } from './ScorecardList.tsx'
import { useIsNarrow } from '../../../ui/use-is-narrow.ts'
import { useWeeks } from './use-weeks.ts'

const ConfigureMetricDialog = later(() => import('../definition/ConfigureMetricDialog.tsx'))
const WeekDialog = later(() => import('../values/WeekDialog.tsx'))

type ScorecardProps = {
  teamId: string
  period?: PeriodName
  /** Sizes the grid on wide screens; without one it is as high as its rows, within the window. */
  className?: string
}

/** A team's metrics week by week, for the metrics screen as for the meeting. */
export default function Scorecard(props: ScorecardProps) {
  const actor = useActor()
  // Until the first rows are there nobody may anything.
  if (useLive(mySettings, {}) === undefined) return <SkeletonRows rows={10} rowHeight="h-9" />
  if (!canViewMetrics(actor) || !actor.sees(team(props.teamId))) {
    return <EmptyState text="Only members of this team can see its metrics." />
  }
  return <TeamScorecard {...props} />
}

type Opened = { metric: Metric; week: string }

function TeamScorecard({ teamId, period = DEFAULT_PERIOD, className }: ScorecardProps) {
  const metrics = useLive(metricsOfTeam, { teamId })
  const weeks = useWeeks(period)
  const isNarrow = useIsNarrow()
  const move = useMove(teamId, metrics)
  const [configured, setConfigured] = useState<Metric | null>(null)
  const [opened, setOpened] = useState<Opened | null>(null)
  const actions = useMemo(
    () => ({
      configure: setConfigured,
      openWeek: (metric: Metric, week: string) => setOpened({ metric, week }),
      move,
    }),
    [move],
  )
  if (!metrics || !weeks) return <SkeletonRows rows={10} rowHeight="h-9" />
  if (metrics.length === 0) return <NoMetrics teamId={teamId} />
  return (
    <ScorecardContext value={actions}>
      {isNarrow ? (
        <ScorecardList metrics={metrics} weeks={weeks} />
      ) : (
        <ScorecardGrid metrics={metrics} weeks={weeks} className={className ?? 'max-h-[calc(100dvh-9rem)]'} />
      )}
      {configured && (
        <ConfigureMetricDialog
          open
          metric={configured}
          onOpenChange={(next: boolean) => !next && setConfigured(null)}
        />
      )}
      {opened && (
        <WeekDialog
          open
          {...opened}
          weekName={weekLabel(opened.week, weeks.start)}
          onOpenChange={(next: boolean) => !next && setOpened(null)}
        />
      )}
    </ScorecardContext>
  )
}

const NoMetrics = ({ teamId }: { teamId: string }) => (
  <EmptyState
    icon={<ChartColumn aria-hidden />}
    text="This team has no metrics yet. Five to fifteen weekly numbers with one owner each make a scorecard."
    action={<AddMetricButton teamId={teamId} />}
  />
)

function useMove(teamId: string, metrics: readonly Metric[] = []) {
  const mutate = useMutate()
  return useMemo(
    () => (metricId: string, places: number) => {
      const metricIds = metrics.map(({ id }) => id)
      const from = metricIds.indexOf(metricId)
      const to = from + places
      if (from < 0 || to < 0 || to >= metricIds.length) return
      metricIds.splice(to, 0, ...metricIds.splice(from, 1))
      if (mutate(reorderMetrics, { teamId, metricIds })) return
      announce(`${metrics[from]!.name}: place ${to + 1} of ${metricIds.length}`)
    },
    [mutate, teamId, metrics],
  )
}
