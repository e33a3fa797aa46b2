import { ChartColumn, RotateCw } from 'lucide-react'
import { useLive, useMutate } from '../../sync/browser/react.ts'
import { Switch } from '../../ui/Checkbox.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Select } from '../../ui/Select.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { useKept } from '../../ui/use-kept.ts'
import { updateUserSettings } from '../companies/companies.mutations.ts'
import { mySettings } from '../companies/companies.queries.ts'
import { NoTeams } from '../teams/NoTeams.tsx'
import { myTeams } from '../teams/teams.queries.ts'
import { AddMetricButton } from './definition/AddMetricButton.tsx'
import { metricsOfTeam } from './metrics.queries.ts'
import {
  METRICS,
  NO_TEAMS,
  REFRESH,
  SELECT_TEAM,
  SHOW_CURRENT_WEEK,
  shownOf,
  TEAM,
  TIME_PERIOD,
} from './metrics.text.ts'
import { DEFAULT_PERIOD, type PeriodName, PERIODS } from './scorecard/periods.rules.ts'
import Scorecard from './scorecard/Scorecard.tsx'
import { PERIOD_LABELS } from './scorecard/scorecard.text.ts'
import { useWeeks } from './scorecard/use-weeks.ts'

/** The scorecard of one of the reader's teams. */
export function MetricsScreen() {
  const teams = useLive(myTeams, {})
  const [chosen, choose] = useKept('metrics-team')
  const [kept, keep] = useKept('metrics-period')
  const period = PERIODS.find((name) => name === kept) ?? DEFAULT_PERIOD
  const teamId = chosen === '' ? undefined : (teams?.find(({ id }) => id === chosen) ?? teams?.[0])?.id
  return (
    <div className="flex h-full flex-col max-md:h-auto">
      <PageHeader
        title={METRICS}
        actions={
          teamId && (
            <>
              <Counts teamId={teamId} period={period} />
              <AddMetricButton teamId={teamId} />
            </>
          )
        }
      >
        <>
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
          <Select
            label={TIME_PERIOD}
            name="period"
            hideLabel
            className="md:w-40 max-md:flex-[1.3]"
            value={period}
            onChange={keep}
            options={PERIODS.map((name) => ({ value: name, label: PERIOD_LABELS[name] }))}
          />
          <ShowCurrentWeek />
          <IconButton label={REFRESH} icon={<RotateCw aria-hidden />} onClick={() => location.reload()} />
        </>
      </PageHeader>
      {teams?.length === 0 && <NoTeams icon={<ChartColumn aria-hidden />} text={NO_TEAMS} />}
      {!teams && <SkeletonRows rows={10} rowHeight="h-9" />}
      {teams && teams.length > 0 && !teamId && (
        <EmptyState icon={<ChartColumn aria-hidden />} text={SELECT_TEAM} />
      )}
      {teamId && <Scorecard key={teamId} teamId={teamId} period={period} className="min-h-0" />}
    </div>
  )
}

function ShowCurrentWeek() {
  const settings = useLive(mySettings, {})
  const mutate = useMutate()
  return (
    <Switch
      label={SHOW_CURRENT_WEEK}
      className="text-[0.8125rem] max-md:order-last max-md:basis-full"
      checked={settings?.showCurrentWeek ?? false}
      disabled={!settings}
      onChange={({ target }) => void mutate(updateUserSettings, { showCurrentWeek: target.checked })}
    />
  )
}

function Counts({ teamId, period }: { teamId: string; period: PeriodName }) {
  const metrics = useLive(metricsOfTeam, { teamId })
  const weeks = useWeeks(period)
  if (!metrics || !weeks) return null
  return (
    <p className="text-[0.8125rem] text-soft tabular-nums max-md:hidden">
      {shownOf(metrics.length, weeks.shown.length)}
    </p>
  )
}
