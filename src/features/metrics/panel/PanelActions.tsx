import { CircleDot, SquarePen } from 'lucide-react'
import { useActor } from '../../../sync/browser/react.ts'
import { Button } from '../../../ui/Button.tsx'
import { useRaising } from '../../work/raising-context.ts'
import { MAKE_AN_ISSUE } from '../../work/work.text.ts'
import { canConfigure } from '../metrics.access.ts'
import type { Metric } from '../metrics.table.ts'
import type { MetricPanelProps } from './panel-props.ts'
import { CONFIGURE, NOTE } from './panel.text.ts'

type PanelActionsProps = Pick<MetricPanelProps, 'teamId' | 'onConfigure' | 'onNote'> & { metric: Metric }

/** What can be done with the metric of a panel. */
export function PanelActions({ metric, teamId, onConfigure, onNote }: PanelActionsProps) {
  const mayConfigure = canConfigure(useActor(), metric)
  const raise = useRaising()?.raise
  return (
    <div className="flex flex-wrap items-center gap-2">
      {raise && (
        <Button
          size="sm"
          icon={<CircleDot aria-hidden />}
          onClick={() => raise({ kind: 'metric', id: metric.id, teamId, week: null })}
        >
          {MAKE_AN_ISSUE}
        </Button>
      )}
      <Button size="sm" icon={<SquarePen aria-hidden />} onClick={() => onNote(metric)}>
        {NOTE}
      </Button>
      {/* On phones the menu of its row has it. */}
      {mayConfigure && (
        <Button
          size="sm"
          variant="ghost"
          className="ml-auto max-md:hidden"
          onClick={() => onConfigure(metric)}
        >
          {CONFIGURE}
        </Button>
      )}
    </div>
  )
}
