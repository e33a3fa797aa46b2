import { ChartColumn } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useActor, useLive } from '../../../sync/browser/react.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { later } from '../../../ui/later.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { useIsNarrow } from '../../../ui/use-is-narrow.ts'
import type { Day } from '../../time/calendar.rules.ts'
import { weekLabel } from '../../time/time.text.ts'
import { useToday } from '../../time/use-today.ts'
import { mySettings } from '../../companies/companies.queries.ts'
import { AddMetricButton } from '../definition/AddMetricButton.tsx'
import { canViewTeamMetrics } from '../metrics.access.ts'
import { metricsOfTeam } from '../metrics.queries.ts'
import type { Metric } from '../metrics.table.ts'
import { StartersButton } from '../starters/StartersButton.tsx'
import { DEFAULT_PERIOD, type PeriodName } from './periods.rules.ts'
import { EarlierWeeks } from './EarlierWeeks.tsx'
import { ScorecardContext } from './scorecard-actions.ts'
import { NO_METRICS, NOT_YOUR_TEAM } from './scorecard.text.ts'
import { ScorecardGrid } from './ScorecardGrid.tsx'
import { ScorecardList } from './ScorecardList.tsx'
import { useHeldSince } from './use-held-since.ts'
import { useMoveMetric } from './use-move-metric.ts'
import { useWeeks } from './use-weeks.ts'

const ConfigureMetricDialog = later(() => import('../definition/ConfigureMetricDialog.tsx'))
const WeekDialog = later(() => import('../values/WeekDialog.tsx'))

type ScorecardProps = {
  teamId: string
  period?: PeriodName
  /** Sizes the grid on wide screens; by default it is as high as its rows, within the window. */
  className?: string
}

/** A team's metrics week by week, on the metrics screen and in meetings. */
export default function Scorecard(props: ScorecardProps) {
  const actor = useActor()
  // Until the first rows arrive, nobody has any rights.
  if (useLive(mySettings, {}) === undefined) return <SkeletonRows rows={10} rowHeight="h-9" />
  if (!canViewTeamMetrics(actor, props.teamId)) return <EmptyState text={NOT_YOUR_TEAM} />
  return <TeamScorecard {...props} />
}

const NO_WEEKS: readonly Day[] = []

type Opened = { metric: Metric; week: string }

function TeamScorecard({ teamId, period = DEFAULT_PERIOD, className }: ScorecardProps) {
  const metrics = useLive(metricsOfTeam, { teamId })
  const weeks = useWeeks(period)
  const heldSince = useHeldSince(teamId, weeks?.shown ?? NO_WEEKS)
  const isNarrow = useIsNarrow()
  const today = useToday()
  const move = useMoveMetric(teamId, metrics)
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
      {heldSince && <EarlierWeeks since={heldSince} start={weeks.start} />}
      {isNarrow ? (
        <ScorecardList key={period} {...{ metrics, weeks, heldSince }} />
      ) : (
        <ScorecardGrid
          {...{ metrics, weeks, heldSince }}
          className={className ?? 'max-h-[calc(100dvh-9rem)]'}
        />
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
          weekName={weekLabel(opened.week, weeks.start, today)}
          onOpenChange={(next: boolean) => !next && setOpened(null)}
        />
      )}
    </ScorecardContext>
  )
}

const NoMetrics = ({ teamId }: { teamId: string }) => (
  <EmptyState
    icon={<ChartColumn aria-hidden />}
    text={NO_METRICS}
    action={
      <div className="flex flex-wrap justify-center gap-2">
        <AddMetricButton teamId={teamId} />
        <StartersButton teamId={teamId} />
      </div>
    }
  />
)
