import { ArrowDown, ArrowUp } from 'lucide-react'
import { useLive } from '../../../sync/browser/react.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { displayName } from '../../people/people.rules.ts'
import { metricRow } from '../metrics.queries.ts'
import { MetricDetails } from './MetricDetails.tsx'
import type { MetricPanelProps } from './panel-props.ts'
import { METRIC_ABOVE, METRIC_BELOW } from './panel.text.ts'
import { PanelActions } from './PanelActions.tsx'

/** The panel as a sheet, on phones and where there is no room beside the scorecard. */
export default function PanelDialog({ metricId, onClose, onStep, ...rest }: MetricPanelProps) {
  const row = useLive(metricRow, { metricId })
  if (!row) return null
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={row.metric.name}
      description={displayName(row.owner)}
      size="md"
      asksBeforeClosing={false}
    >
      <div className="-mx-4 max-md:min-h-[calc(100dvh-8rem)]">
        <MetricDetails key={metricId} row={row} teamId={rest.teamId} />
      </div>
      <footer
        data-dialog-actions
        className="sticky bottom-0 -mx-5 flex items-start gap-1 border-t border-line bg-raised px-5 pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
      >
        <div className="min-w-0 flex-1">
          <PanelActions metric={row.metric} {...rest} />
        </div>
        <IconButton label={METRIC_ABOVE} icon={<ArrowUp aria-hidden />} onClick={() => onStep(-1)} />
        <IconButton label={METRIC_BELOW} icon={<ArrowDown aria-hidden />} onClick={() => onStep(1)} />
      </footer>
    </Dialog>
  )
}
