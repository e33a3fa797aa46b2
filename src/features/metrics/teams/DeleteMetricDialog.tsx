import { Dialog } from '../../../ui/Dialog.tsx'
import { DELETE_METRIC } from '../definition/metric-definition.text.ts'
import type { Metric } from '../metrics.table.ts'
import { DeleteChoice } from './DeleteChoice.tsx'

type DeleteMetricDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  metric: Metric
  teamId: string
}

/** Deletes a metric that several teams show. */
export default function DeleteMetricDialog({ metric, teamId, ...dialog }: DeleteMetricDialogProps) {
  return (
    <Dialog {...dialog} size="sm" title={DELETE_METRIC} asksBeforeClosing={false}>
      <DeleteChoice metrics={[metric]} teamId={teamId} onDone={() => dialog.onOpenChange(false)} />
    </Dialog>
  )
}
