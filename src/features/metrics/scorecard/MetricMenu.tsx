import { ArrowDown, ArrowUp, Ellipsis, Settings2, Trash2 } from 'lucide-react'
import { useActor } from '../../../sync/browser/react.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Menu, type MenuSection } from '../../../ui/Menu.tsx'
import { CONFIGURE_METRIC, DELETE_METRIC } from '../definition/metric-definition.text.ts'
import { useDeleteMetric } from '../definition/use-delete-metric.ts'
import { canConfigure, canDelete } from '../metrics.access.ts'
import type { Metric } from '../metrics.table.ts'
import { useScorecardActions } from './scorecard-actions.ts'
import { actionsFor, MOVE_DOWN, MOVE_DOWN_KEYS, MOVE_UP, MOVE_UP_KEYS } from './scorecard.text.ts'

type MetricMenuProps = {
  metric: Metric
  /** Classes of the button. */
  className: string
  /** -1 for a button that the grid opens by its own keys. */
  tabIndex?: number
  align?: 'start' | 'end'
}

/** The menu of what the person may do with a metric. Renders nothing if they may do nothing. */
export function MetricMenu({ metric, className, tabIndex, align = 'start' }: MetricMenuProps) {
  const sections = useSections(metric)
  if (sections.length === 0) return null
  const label = actionsFor(metric.name)
  return (
    <Menu
      label={label}
      sections={sections}
      align={align}
      trigger={
        <IconButton
          label={label}
          icon={<Ellipsis aria-hidden />}
          className={className}
          {...(tabIndex !== undefined && { tabIndex })}
        />
      }
    />
  )
}

function useSections(metric: Metric): MenuSection[] {
  const actor = useActor()
  const { configure, move } = useScorecardActions()
  const deleteWithUndo = useDeleteMetric()
  const sections: MenuSection[] = []
  if (canConfigure(actor, metric)) {
    const open = () => configure(metric)
    sections.push({
      entries: [{ label: CONFIGURE_METRIC, icon: <Settings2 aria-hidden />, onSelect: open }],
    })
  }
  if (move) {
    const [up, down] = [() => move(metric.id, -1), () => move(metric.id, 1)]
    sections.push({
      entries: [
        { label: MOVE_UP, icon: <ArrowUp aria-hidden />, shortcut: MOVE_UP_KEYS, onSelect: up },
        { label: MOVE_DOWN, icon: <ArrowDown aria-hidden />, shortcut: MOVE_DOWN_KEYS, onSelect: down },
      ],
    })
  }
  if (canDelete(actor, metric)) {
    const remove = () => void deleteWithUndo(metric)
    sections.push({
      entries: [{ label: DELETE_METRIC, icon: <Trash2 aria-hidden />, danger: true, onSelect: remove }],
    })
  }
  return sections
}
