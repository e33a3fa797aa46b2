import { useLive } from '../../../sync/browser/react.ts'
import { later } from '../../../ui/later.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { orgChartsInSight } from '../charts/charts.queries.ts'
import { ORG_CHART } from '../chart.text.ts'
import { DraftGone } from './DraftGone.tsx'
import { StartChart } from './StartChart.tsx'
import { useChartAddress } from './use-chart-address.ts'
import { WholeChart } from './WholeChart.tsx'

const EarlierScreen = later(() => import('../earlier/EarlierScreen.tsx'), SkeletonRows)

/** Which seats the company needs, what each answers for, who holds it and to whom it reports. The address holds the chart and the open seat. */
export function OrgChartScreen() {
  const charts = useLive(orgChartsInSight, {})
  const address = useChartAddress()
  const draft = charts?.drafts.find(({ id }) => id === address.chartId)
  const isGone = !draft && address.chartId !== undefined && address.chartId !== charts?.live?.id
  const chart = draft ?? charts?.live
  if (charts?.mayDraft && address.earlierId !== undefined)
    return <EarlierScreen earlierId={address.earlierId} address={address} />
  if (chart && isGone && !address.isLeaving)
    return <DraftGone onOpenLive={() => address.openChart(undefined)} />
  if (charts && chart) return <WholeChart key={chart.id} charts={charts} chart={chart} address={address} />
  return (
    <>
      <PageHeader title={ORG_CHART} />
      {charts ? <StartChart mayStart={charts.mayStart} chart={null} /> : <SkeletonRows />}
    </>
  )
}
