import { useState } from 'react'
import { useLive } from '../../../sync/browser/react.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { later } from '../../../ui/later.tsx'
import { PanelBoundary } from '../../../ui/PanelBoundary.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { useOwnKeys } from '../../../ui/screen-keys.ts'
import { useIsNarrow } from '../../../ui/use-is-narrow.ts'
import { type OrgCharts, seatsOfChart } from '../charts/charts.queries.ts'
import { countsOf } from '../charts/forest.rules.ts'
import { DRAFT_IS_EMPTY } from '../chart.text.ts'
import type { OrgChart } from '../org-chart.table.ts'
import { ADD_TOP_SEAT } from '../seats/seat.text.ts'
import { ChartContext } from './chart-context.ts'
import { CHART_KEYS } from './chart-keys.ts'
import { ChartDialogs } from './ChartDialogs.tsx'
import type { ChartDialog } from './chart-dialog.ts'
import { ChartHeader } from './ChartHeader.tsx'
import { StartChart } from './StartChart.tsx'
import { useAskedSeat } from './use-asked-seat.ts'
import type { ChartAddress } from './use-chart-address.ts'
import { useOpenChart } from './use-open-chart.ts'
import { useView } from './use-view.ts'

const Outline = later(() => import('./Outline.tsx'), SkeletonRows)
const Drawing = later(() => import('../drawing/Drawing.tsx'))
const SeatDialogs = later(() => import('./SeatDialogs.tsx'))
const SeatPlace = later(() => import('../panel/SeatPlace.tsx'))

type WholeChartProps = { charts: OrgCharts; chart: OrgChart; address: ChartAddress }

/** One chart: as an outline or drawn, with the panel of a seat beside it. */
export function WholeChart({ charts, chart, address }: WholeChartProps) {
  const isNarrow = useIsNarrow()
  useOwnKeys(CHART_KEYS)
  const seats = useLive(seatsOfChart, { chartId: chart.id })
  const view = useView(isNarrow)
  const { asked, ask, done } = useAskedSeat()
  const open = useOpenChart({ chart, seats, address, showsRoles: view.showsRoles, ask })
  const [dialog, setDialog] = useState<ChartDialog | null>(null)
  const isEmpty = seats?.length === 0
  return (
    <ChartContext value={open.chart}>
      <div className="flex h-full max-md:block max-md:h-auto">
        <div className="flex min-w-0 flex-1 flex-col">
          <ChartHeader
            charts={charts}
            counts={seats ? countsOf(seats) : null}
            view={view}
            search={open.search}
            onOpen={address.openChart}
            onDialog={setDialog}
          />
          <PanelBoundary>
            {!seats && <SkeletonRows />}
            {isEmpty && chart.kind === 'live' && <StartChart mayStart={charts.mayStart} chart={chart} />}
            {isEmpty && chart.kind === 'draft' && (
              <EmptyState
                text={DRAFT_IS_EMPTY}
                action={<Button onClick={() => ask('add', null)}>{ADD_TOP_SEAT}</Button>}
              />
            )}
            {seats && !isEmpty && view.drawing === 'outline' && (
              <div className="min-h-0 flex-1 overflow-y-auto">
                <Outline />
              </div>
            )}
            {seats && !isEmpty && view.drawing !== 'outline' && <Drawing direction={view.drawing} />}
          </PanelBoundary>
        </div>
        {open.chart.openId !== null && <SeatPlace seatId={open.chart.openId} isNarrow={isNarrow} />}
      </div>
      {asked && <SeatDialogs asked={asked} onDone={done} />}
      {dialog && (
        <ChartDialogs dialog={dialog} chart={chart} address={address} onDone={() => setDialog(null)} />
      )}
    </ChartContext>
  )
}
