import { Copy } from 'lucide-react'
import { useMemo } from 'react'
import { useLive } from '../../../sync/browser/react.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { later } from '../../../ui/later.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { PanelBoundary } from '../../../ui/PanelBoundary.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { useIsNarrow } from '../../../ui/use-is-narrow.ts'
import { useWatched } from '../../../ui/use-watched.ts'
import { myCompany } from '../../companies/companies.queries.ts'
import { FilesMenu } from '../files/FilesMenu.tsx'
import { ORG_CHART } from '../chart.text.ts'
import { PrintButton } from '../print/PrintButton.tsx'
import { ChartContext } from '../screen/chart-context.ts'
import type { ChartAddress } from '../screen/use-chart-address.ts'
import { useOpenChart } from '../screen/use-open-chart.ts'
import { useView } from '../screen/use-view.ts'
import { ViewMenu } from '../screen/ViewMenu.tsx'
import { holdersEver } from './earlier.queries.ts'
import type { EarlierSeats } from './earlier.requests.ts'
import { BACK_TO_LIVE, before, COPY_TO_DRAFT, EARLIER_MARK, EARLIER_NOT_LOADED } from './earlier.text.ts'
import { chartOf, heldSeats } from './held-seats.rules.ts'
import { useCopyToDraft } from './use-copy-to-draft.ts'

const Outline = later(() => import('../screen/Outline.tsx'), SkeletonRows)
const Drawing = later(() => import('../drawing/Drawing.tsx'))
const SeatPlace = later(() => import('../panel/SeatPlace.tsx'))

type EarlierScreenProps = { earlierId: string; address: ChartAddress }

/** A chart that was live once, to look at. */
export default function EarlierScreen({ earlierId, address }: EarlierScreenProps) {
  const companyId = useLive(myCompany, {})?.id
  if (!companyId) return <SkeletonRows />
  return <Loaded path={`/api/org-chart/${companyId}/earlier/${earlierId}`} address={address} />
}

function Loaded({ path, address }: { path: string; address: ChartAddress }) {
  const { shown, reload } = useWatched<EarlierSeats>(path)
  if (shown !== null && shown !== 'failed') return <Chart earlier={shown} address={address} />
  return (
    <>
      <PageHeader title={ORG_CHART} />
      {shown === 'failed' ? <ErrorState title={EARLIER_NOT_LOADED} onRetry={reload} /> : <SkeletonRows />}
    </>
  )
}

function Chart({ earlier, address }: { earlier: EarlierSeats; address: ChartAddress }) {
  const isNarrow = useIsNarrow()
  const view = useView(isNarrow)
  const people = useLive(holdersEver, {})
  const seats = useMemo(
    () => heldSeats(earlier, new Map((people ?? []).map((person) => [person.id, person]))),
    [earlier, people],
  )
  const copy = useCopyToDraft(address.openChart)
  const { chart } = useOpenChart({
    chart: chartOf(earlier),
    seats,
    address,
    showsRoles: view.showsRoles,
    isEarlier: true,
    ask: () => undefined,
  })
  return (
    <ChartContext value={chart}>
      <div className="flex h-full max-md:block max-md:h-auto">
        <div className="flex min-w-0 flex-1 flex-col">
          <PageHeader
            title={ORG_CHART}
            actions={
              <>
                <ViewMenu view={view} isNarrow={isNarrow} />
                <FilesMenu
                  name={before(earlier.label)}
                  direction={view.drawing === 'right' ? 'right' : 'down'}
                  isNarrow={isNarrow}
                />
                <PrintButton isNarrow={isNarrow} />
                <Button icon={<Copy aria-hidden />} onClick={() => void copy(earlier)}>
                  {COPY_TO_DRAFT}
                </Button>
                <Button onClick={() => address.openChart(undefined)}>{BACK_TO_LIVE}</Button>
              </>
            }
          >
            <Badge>{EARLIER_MARK}</Badge>
            <span className="text-[0.8125rem] text-soft">{before(earlier.label)}</span>
          </PageHeader>
          <PanelBoundary>
            {view.drawing === 'outline' ? (
              <div className="min-h-0 flex-1 overflow-y-auto">
                <Outline />
              </div>
            ) : (
              <Drawing direction={view.drawing} />
            )}
          </PanelBoundary>
        </div>
        {chart.openId !== null && <SeatPlace seatId={chart.openId} isNarrow={isNarrow} />}
      </div>
    </ChartContext>
  )
}
