import { ChartColumn } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useActor, useLive } from '../../../sync/browser/react.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { later } from '../../../ui/later.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { isNarrow, useIsNarrow } from '../../../ui/use-is-narrow.ts'
import { weekLabel } from '../../time/time.text.ts'
import { useToday } from '../../time/use-today.ts'
import { mySettings } from '../../companies/companies.queries.ts'
import { AddMetricButton } from '../definition/AddMetricButton.tsx'
import { useDeleteMetric } from '../definition/use-delete-metric.ts'
import { canViewTeamMetrics } from '../metrics.access.ts'
import { groupsOfTeam } from '../groups/groups.queries.ts'
import { metricsOfTeam } from '../metrics.queries.ts'
import type { Metric } from '../metrics.table.ts'
import { useOpenMetric } from '../panel/open-metric.ts'
import { ScorecardPanel } from '../panel/ScorecardPanel.tsx'
import { Proposals } from '../proposals/Proposals.tsx'
import { StartersButton } from '../starters/StartersButton.tsx'
import { DEFAULT_PERIOD, type Period } from './periods.rules.ts'
import { EarlierWeeks } from './EarlierWeeks.tsx'
import { sectionsOf } from './grid-lines.rules.ts'
import { ScorecardContext } from './scorecard-actions.ts'
import { NO_METRICS, NONE_FILTERED, NOT_YOUR_TEAM } from './scorecard.text.ts'
import { useCollapsed } from './use-collapsed.ts'
import { useHeldSince } from './use-held-since.ts'
import { useMoveMetric } from './use-move-metric.ts'
import { useRaiseMetric } from './use-raise-metric.ts'
import { type SoughtWeek, useSoughtWeek } from './use-sought-week.ts'
import { useWeeks } from './use-weeks.ts'

const Loading = () => <SkeletonRows rows={10} rowHeight="h-9" />

// A phone needs no grid, and other screens no list. The one that this screen shows is loaded at once, beside the rows.
const ScorecardGrid = later(() => import('./ScorecardGrid.tsx'), Loading)
const ScorecardList = later(() => import('./ScorecardList.tsx'), Loading)
const shownAtFirst = isNarrow() ? ScorecardList : ScorecardGrid
shownAtFirst.preload().catch(() => {})

const ConfigureMetricDialog = later(() => import('../definition/ConfigureMetricDialog.tsx'))
const MetricTeamsDialog = later(() => import('../teams/MetricTeamsDialog.tsx'))
const DeleteMetricDialog = later(() => import('../teams/DeleteMetricDialog.tsx'))
const WeekDialog = later(() => import('../values/WeekDialog.tsx'))

type ScorecardProps = {
  teamId: string
  period?: Period
  /** The metrics shown; null for all. */
  only?: ReadonlySet<string> | null
  /** The phone's layout at any width. */
  asList?: boolean
  /** Sizes the grid on wide screens; by default it is as high as its rows, within the window. */
  className?: string
  /** The week that opens with it. */
  sought?: SoughtWeek | undefined
}

/** A team's metrics week by week, on the metrics screen and in meetings. */
export default function Scorecard(props: ScorecardProps) {
  const actor = useActor()
  // Until the first rows arrive, nobody has any rights.
  if (useLive(mySettings, {}) === undefined) return <Loading />
  if (!canViewTeamMetrics(actor, props.teamId)) return <EmptyState text={NOT_YOUR_TEAM} />
  return <TeamScorecard {...props} />
}

type Opened = { metric: Metric; week: string }

function TeamScorecard({
  teamId,
  period = DEFAULT_PERIOD,
  only = null,
  asList = false,
  className,
  sought,
}: ScorecardProps) {
  const metrics = useLive(metricsOfTeam, { teamId })
  const weeks = useWeeks(period)
  const heldSince = useHeldSince(teamId, weeks)
  const inOneColumn = useIsNarrow() || asList
  const groups = useLive(groupsOfTeam, { teamId })
  const [collapsed, toggle] = useCollapsed()
  const sections = useMemo(
    () => sectionsOf(metrics ?? [], groups ?? [], { collapsed, only }),
    [metrics, groups, collapsed, only],
  )
  const today = useToday()
  const move = useMoveMetric(teamId, metrics, groups)
  const raise = useRaiseMetric(teamId)
  const opened = useOpenMetric()
  const { show, metricId: openId } = opened
  const [configured, setConfigured] = useState<Metric | null>(null)
  const [openedWeek, setOpenedWeek] = useState<Opened | null>(null)
  const [shared, setShared] = useState<Metric | null>(null)
  const [removed, setRemoved] = useState<Metric | null>(null)
  const deleteWithUndo = useDeleteMetric()
  const actions = useMemo(
    () => ({
      teamId,
      configure: setConfigured,
      share: setShared,
      remove: (metric: Metric) => (metric.isShared ? setRemoved(metric) : void deleteWithUndo(metric)),
      openWeek: (metric: Metric, week: string) => setOpenedWeek({ metric, week }),
      open: ({ id }: Metric) => show(id),
      openId,
      raise,
      move,
    }),
    [teamId, deleteWithUndo, show, openId, raise, move],
  )
  useSoughtWeek(weeks && sought, metrics, actions.openWeek)
  if (!metrics || !groups || !weeks) return <Loading />
  if (metrics.length === 0) return <NoMetrics teamId={teamId} />
  if (sections.every((section) => section.metrics.length === 0)) return <EmptyState text={NONE_FILTERED} />
  return (
    <ScorecardContext value={actions}>
      {raise && <Proposals metrics={metrics} teamId={teamId} />}
      {heldSince && <EarlierWeeks since={heldSince} start={weeks.start} />}
      {inOneColumn ? (
        <ScorecardList key={weeks.shown.length} {...{ sections, weeks, heldSince }} onToggle={toggle} />
      ) : (
        <ScorecardGrid
          {...{ teamId, sections, weeks, heldSince }}
          onToggle={toggle}
          className={className ?? 'max-h-[calc(100dvh-9rem)]'}
        />
      )}
      <ScorecardPanel
        {...{ opened, teamId, metrics }}
        onConfigure={setConfigured}
        onNote={(metric) => setOpenedWeek({ metric, week: weeks.newest })}
      />
      {configured && (
        <ConfigureMetricDialog
          open
          metric={configured}
          onOpenChange={(next: boolean) => !next && setConfigured(null)}
        />
      )}
      {shared && (
        <MetricTeamsDialog open metric={shared} onOpenChange={(next: boolean) => !next && setShared(null)} />
      )}
      {removed && (
        <DeleteMetricDialog
          open
          metric={removed}
          teamId={teamId}
          onOpenChange={(next: boolean) => !next && setRemoved(null)}
        />
      )}
      {openedWeek && (
        <WeekDialog
          key={`${openedWeek.metric.id} ${openedWeek.week}`}
          open
          {...openedWeek}
          weekName={weekLabel(openedWeek.week, weeks.start, today)}
          isHeld={heldSince === null && weeks.shown.includes(openedWeek.week)}
          onRaise={raise ? () => raise(openedWeek.metric, openedWeek.week) : undefined}
          onOpenChange={(next: boolean) => !next && setOpenedWeek(null)}
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
