import { ChartLine, Printer } from 'lucide-react'
import { useActor, useLive } from '../../sync/browser/react.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { later } from '../../ui/later.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Skeleton, SkeletonRows } from '../../ui/Skeleton.tsx'
import { myTeams } from '../teams/teams.queries.ts'
import { mayUseAnalytics, seesWholeCompany } from './analytics.access.ts'
import { ANALYTICS, NOT_FOR_YOU, PRINT } from './analytics.text.ts'
import { CHARTS } from './charts/chart-kinds.rules.ts'
import { ChartCard } from './screen/ChartCard.tsx'
import { FilterBar } from './screen/FilterBar.tsx'
import { searchOf } from './screen/filters.rules.ts'
import { useAnalyticsAddress } from './screen/use-analytics-address.ts'

const OneMetricCard = later(
  () => import('./screen/OneMetricCard.tsx'),
  () => <Skeleton className="h-96" />,
)

/** How the habits of one's teams develop, or those of the whole company. */
export function AnalyticsScreen() {
  const actor = useActor()
  if (mayUseAnalytics(actor)) return <Charts />
  return (
    <>
      <PageHeader title={ANALYTICS} />
      {/* Nobody has any rights while the first rows load. */}
      {actor.can('view_team_info') ? (
        <EmptyState icon={<ChartLine aria-hidden />} text={NOT_FOR_YOU} />
      ) : (
        <SkeletonRows />
      )}
    </>
  )
}

function Charts() {
  const isWhole = seesWholeCompany(useActor())
  const teams = useLive(myTeams, {})
  const [filters, change] = useAnalyticsAddress()
  const search = searchOf(filters)
  const analysed =
    teams?.filter(({ id }) => filters.teamIds.length === 0 || filters.teamIds.includes(id)) ?? []
  return (
    <>
      <PageHeader
        title={ANALYTICS}
        actions={
          <Button icon={<Printer aria-hidden />} onClick={() => print()}>
            {PRINT}
          </Button>
        }
      >
        <FilterBar {...{ filters, teams, isWhole }} onChange={change} />
      </PageHeader>
      <div className="min-h-full gap-4 border-t border-line bg-sunken p-4 *:mb-4 xl:columns-2 print:columns-1 print:bg-page print:p-0">
        {CHARTS.flatMap((chart) => [
          <ChartCard key={chart} chart={chart} search={search} />,
          ...(chart === 'metrics' ? [<OneMetricCard key="one" teams={analysed} />] : []),
        ])}
      </div>
    </>
  )
}
