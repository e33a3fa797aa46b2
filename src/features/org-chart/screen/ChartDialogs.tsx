import { later } from '../../../ui/later.tsx'
import type { OrgChart } from '../org-chart.table.ts'
import type { ChartDialog } from './chart-dialog.ts'
import type { ChartAddress } from './use-chart-address.ts'

const DraftDialogs = later(() => import('./DraftDialogs.tsx'))
const PublishDialog = later(() => import('../publish/PublishDialog.tsx'))
const ImportChartDialog = later(() => import('../files/ImportChartDialog.tsx'))
const RemovedDialog = later(() => import('../seats/RemovedDialog.tsx'))
const EarlierDialog = later(() => import('../earlier/EarlierDialog.tsx'))

type ChartDialogsProps = { dialog: ChartDialog; chart: OrgChart; address: ChartAddress; onDone: () => void }

/** The dialog about the chart on the screen that was asked for. */
export function ChartDialogs({ dialog, chart, address, onDone }: ChartDialogsProps) {
  const opened = { open: true, onOpenChange: onDone }
  switch (dialog) {
    case 'new':
      return <DraftDialogs {...opened} draft={null} onMade={address.openChart} />
    case 'rename':
      return <DraftDialogs {...opened} draft={chart} onMade={address.openChart} />
    case 'publish':
      return <PublishDialog {...opened} draft={chart} onPublished={() => address.openChart(undefined)} />
    case 'earlier':
      return <EarlierDialog {...opened} onView={address.openEarlier} onOpen={address.openChart} />
    case 'removed':
      return <RemovedDialog {...opened} chartId={chart.id} />
    case 'import':
      return <ImportChartDialog {...opened} chart={chart} />
  }
}
