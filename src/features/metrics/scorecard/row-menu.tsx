import { ArrowDown, ArrowUp, Settings2, Trash2 } from 'lucide-react'
import { useActor } from '../../../sync/browser/react.ts'
import type { MenuSection } from '../../../ui/Menu.tsx'
import { canConfigure, canDelete, canReorder } from '../metrics.access.ts'
import type { Metric } from '../metrics.table.ts'
import { useScorecardActions } from './scorecard-actions.ts'
import { useDeleteMetric } from '../definition/use-delete-metric.ts'

/** What the actor may do with a metric; no sections when nothing. */
export function useRowMenu(metric: Metric): MenuSection[] {
  const actor = useActor()
  const { configure, move } = useScorecardActions()
  const deleteWithUndo = useDeleteMetric()
  const sections: MenuSection[] = []
  if (canConfigure(actor, metric)) {
    const open = () => configure(metric)
    sections.push({
      entries: [{ label: 'Configure Metric', icon: <Settings2 aria-hidden />, onSelect: open }],
    })
  }
  if (canReorder(actor)) {
    sections.push({
      entries: [
        {
          label: 'Move up',
          icon: <ArrowUp aria-hidden />,
          shortcut: 'Alt ↑',
          onSelect: () => move(metric.id, -1),
        },
        {
          label: 'Move down',
          icon: <ArrowDown aria-hidden />,
          shortcut: 'Alt ↓',
          onSelect: () => move(metric.id, 1),
        },
      ],
    })
  }
  if (canDelete(actor, metric)) {
    const remove = () => void deleteWithUndo(metric)
    sections.push({
      entries: [{ label: 'Delete Metric', icon: <Trash2 aria-hidden />, danger: true, onSelect: remove }],
    })
  }
  return sections
}
