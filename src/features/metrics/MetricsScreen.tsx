import { ArrowLeftRight, ChartColumn, RotateCw } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useLive, useMutate } from '../../sync/browser/react.ts'
import { Switch } from '../../ui/Checkbox.tsx'
import { cx } from '../../ui/cx.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PanelBoundary } from '../../ui/PanelBoundary.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Select } from '../../ui/Select.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { useFirstProposed } from '../../ui/use-first-proposed.ts'
import { useKept } from '../../ui/use-kept.ts'
import { updateUserSettings } from '../companies/companies.mutations.ts'
import { mySettings } from '../companies/companies.queries.ts'
import { useAddress } from '../work/use-address.ts'
import { NoTeams } from '../teams/NoTeams.tsx'
import { myTeams } from '../teams/teams.queries.ts'
import { useToday } from '../time/use-today.ts'
import { AddMetricButton } from './definition/AddMetricButton.tsx'
import {
  METRICS,
  NO_TEAMS,
  OLDEST_FIRST,
  REFRESH,
  SELECT_TEAM,
  SHOW_CURRENT_WEEK,
  TEAM,
} from './metrics.text.ts'
import { TeamOfOpenMetric } from './panel/TeamOfOpenMetric.tsx'
import { periodKey, periodOf } from './scorecard/periods.rules.ts'
import { PeriodSelect } from './scorecard/PeriodSelect.tsx'
import { ScorecardMenu } from './scorecard/ScorecardMenu.tsx'
import Scorecard from './scorecard/Scorecard.tsx'
import { ScorecardFilters } from './scorecard/ScorecardFilters.tsx'
import type { Filtered } from './scorecard/filter.rules.ts'

/** The scorecard of one of the reader's teams; `asList` shows the phone's layout at any width. */
export function MetricsScreen({ asList = false }: { asList?: boolean }) {
  const teams = useLive(myTeams, {})
  const today = useToday()
  const address = useAddress()
  const [keptTeam, choose] = useKept('metrics-team', address.team)
  const [first] = useFirstProposed(teams?.[0]?.id)
  const chosen = keptTeam ?? first
  const [week, setWeek] = useState(address.week)
  const [kept, keep] = useKept('metrics-period')
  const period = useMemo(() => periodOf(kept, today), [kept, today])
  const teamId = chosen === '' ? undefined : (teams?.find(({ id }) => id === chosen) ?? teams?.[0])?.id
  const [filter, setFilter] = useState<(Filtered & { teamId: string }) | null>(null)
  const filtered = filter?.teamId === teamId ? filter : null
  return (
    <div data-sheet="landscape" className={cx('flex flex-col', !asList && 'h-full max-md:h-auto')}>
      <TeamOfOpenMetric teamId={teamId} onChoose={choose} />
      <PageHeader
        title={METRICS}
        actions={
          teamId && (
            <div className="flex items-center gap-2 print:hidden">
              <AddMetricButton teamId={teamId} variant="primary" />
              <ScorecardMenu teamId={teamId} period={period} only={filtered?.ids ?? null} />
            </div>
          )
        }
      >
        <Select
          label={TEAM}
          name="team"
          hideLabel
          className="md:w-44 max-md:flex-1"
          placeholder={SELECT_TEAM}
          value={teamId ?? ''}
          onChange={choose}
          options={(teams ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        />
        <PeriodSelect period={period} onChoose={(next) => keep(periodKey(next))} />
        {teamId && (
          <>
            <ScorecardFilters
              teamId={teamId}
              chosen={filtered}
              onChoose={(next) => setFilter(next && { ...next, teamId })}
            />
            <WeekSettings />
          </>
        )}
      </PageHeader>
      {teams?.length === 0 && <NoTeams icon={<ChartColumn aria-hidden />} text={NO_TEAMS} />}
      {!teams && <SkeletonRows rows={10} rowHeight="h-10" />}
      {teams && teams.length > 0 && !teamId && (
        <EmptyState icon={<ChartColumn aria-hidden />} text={SELECT_TEAM} />
      )}
      {teamId && (
        <PanelBoundary resetKey={teamId}>
          <Scorecard
            key={teamId}
            {...{ teamId, period, asList }}
            sought={week === undefined ? undefined : { week, onShown: () => setWeek(undefined) }}
            only={filtered?.ids ?? null}
            className="min-h-0"
          />
        </PanelBoundary>
      )}
    </div>
  )
}

/** Which weeks there are and in which order, as the person has it everywhere. */
function WeekSettings() {
  const settings = useLive(mySettings, {})
  const mutate = useMutate()
  const isOldestFirst = settings?.weekOrder === 'oldest_first'
  return (
    <div className="flex items-center gap-1 max-md:basis-full print:hidden">
      <Switch
        label={SHOW_CURRENT_WEEK}
        className="text-[0.8125rem]"
        checked={settings?.showCurrentWeek ?? false}
        disabled={!settings}
        onChange={({ target }) => void mutate(updateUserSettings, { showCurrentWeek: target.checked })}
      />
      <IconButton
        label={OLDEST_FIRST}
        icon={<ArrowLeftRight aria-hidden />}
        aria-pressed={isOldestFirst}
        className="aria-pressed:bg-selected aria-pressed:text-ink"
        onClick={() =>
          void mutate(updateUserSettings, { weekOrder: isOldestFirst ? 'newest_first' : 'oldest_first' })
        }
      />
      <IconButton label={REFRESH} icon={<RotateCw aria-hidden />} onClick={() => location.reload()} />
    </div>
  )
}
