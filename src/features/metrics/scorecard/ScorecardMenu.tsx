import { Download, Ellipsis, ListChecks, Rows3, Undo2, Upload } from 'lucide-react'
import { useState } from 'react'
import { useActor } from '../../../sync/browser/react.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { later } from '../../../ui/later.tsx'
import { Menu, type MenuEntry } from '../../../ui/Menu.tsx'
import {
  EXPORT,
  EXPORT_METRICS,
  EXPORT_SCORECARD,
  EXPORT_VALUES,
  IMPORT_CSV,
  UNDO_IMPORT,
} from '../csv/csv.text.ts'
import { lastImport } from '../csv/last-import.ts'
import { useExport } from '../csv/use-export.ts'
import { EDIT_GROUPS } from '../groups/groups.text.ts'
import { canAddMetrics, canReorder } from '../metrics.access.ts'
import { SCORECARD_ACTIONS } from '../metrics.text.ts'
import { EDIT_METRICS } from '../teams/metric-teams.text.ts'
import type { Period } from './periods.rules.ts'

const EditMetricsDialog = later(() => import('../teams/EditMetricsDialog.tsx'))
const GroupsDialog = later(() => import('../groups/GroupsDialog.tsx'))
const ImportDialog = later(() => import('../csv/ImportDialog.tsx'))

type Opened = 'metrics' | 'groups' | 'import'

type ScorecardMenuProps = {
  teamId: string
  period: Period
  /** The metrics shown; null for all. */
  only: ReadonlySet<string> | null
}

/** What can be done with a team's scorecard as a whole. */
export function ScorecardMenu({ teamId, period, only }: ScorecardMenuProps) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const actor = useActor()
  const save = useExport({ teamId, period, only })
  const changes: MenuEntry[] = []
  if (canAddMetrics(actor, teamId)) {
    const onSelect = () => setOpened('metrics')
    changes.push({ label: `${EDIT_METRICS}…`, icon: <ListChecks aria-hidden />, onSelect })
  }
  if (canReorder(actor, teamId)) {
    const onSelect = () => setOpened('groups')
    changes.push({ label: `${EDIT_GROUPS}…`, icon: <Rows3 aria-hidden />, onSelect })
  }
  if (canAddMetrics(actor, teamId)) {
    const onSelect = () => setOpened('import')
    changes.push({ label: `${IMPORT_CSV}…`, icon: <Upload aria-hidden />, onSelect })
  }
  const undo = lastImport.undoOf(teamId)
  if (undo) changes.push({ label: UNDO_IMPORT, icon: <Undo2 aria-hidden />, onSelect: undo })
  const exports: MenuEntry[] = [
    { label: EXPORT_SCORECARD, icon: <Download aria-hidden />, onSelect: () => save('scorecard') },
    { label: EXPORT_VALUES, icon: <Download aria-hidden />, onSelect: () => save('values') },
    { label: EXPORT_METRICS, icon: <Download aria-hidden />, onSelect: () => save('metrics') },
  ]
  const dialog = { open: true, teamId, onOpenChange: (next: boolean) => !next && setOpened(null) }
  return (
    <>
      <Menu
        label={SCORECARD_ACTIONS}
        sections={[
          ...(changes.length > 0 ? [{ entries: changes }] : []),
          { heading: EXPORT, entries: exports },
        ]}
        align="end"
        trigger={<IconButton label={SCORECARD_ACTIONS} icon={<Ellipsis aria-hidden />} />}
      />
      {opened === 'metrics' && <EditMetricsDialog {...dialog} />}
      {opened === 'groups' && <GroupsDialog {...dialog} />}
      {opened === 'import' && <ImportDialog {...dialog} />}
    </>
  )
}
