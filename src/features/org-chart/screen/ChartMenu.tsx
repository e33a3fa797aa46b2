import { ArchiveRestore, Check, ChevronDown, FilePlus, History, Pencil, Trash2 } from 'lucide-react'
import { useMutate } from '../../../sync/browser/react.ts'
import { Button } from '../../../ui/Button.tsx'
import { Menu, type MenuSection } from '../../../ui/Menu.tsx'
import { toastUndo } from '../../../ui/toast.ts'
import { deleteDraft, MOST_DRAFTS, restoreDraft } from '../charts/charts.mutations.ts'
import type { OrgCharts } from '../charts/charts.queries.ts'
import {
  CHARTS,
  DELETE_DRAFT,
  DRAFT_DELETED,
  DRAFT_MARK,
  LIVE,
  NEW_DRAFT,
  REMOVED_FROM_CHART,
  RENAME_DRAFT,
} from '../chart.text.ts'
import { EARLIER_CHARTS } from '../earlier/earlier.text.ts'
import type { OrgChart } from '../org-chart.table.ts'
import { MAKE_LIVE } from '../publish/publish.text.ts'
import type { ChartDialog } from './chart-dialog.ts'

type ChartMenuProps = {
  charts: OrgCharts
  chart: OrgChart
  onOpen: (chartId: string | undefined) => void
  onDialog: (dialog: ChartDialog) => void
}

/** Which chart is on the screen, the others, and what can be done with a draft. */
export function ChartMenu({ charts, chart, onOpen, onDialog }: ChartMenuProps) {
  const mutate = useMutate()

  function remove() {
    if (mutate(deleteDraft, { chartId: chart.id })) return
    onOpen(undefined)
    toastUndo(DRAFT_DELETED, chart.name, () => mutate(restoreDraft, { chartId: chart.id }))
  }

  const isDraft = chart.kind === 'draft'
  const sections: MenuSection[] = [
    {
      entries: [
        { label: LIVE, checked: !isDraft, onSelect: () => onOpen(undefined) },
        ...charts.drafts.map(({ id, name }) => ({
          label: name,
          detail: DRAFT_MARK,
          checked: id === chart.id,
          onSelect: () => onOpen(id),
        })),
      ],
    },
    {
      entries: [
        {
          label: NEW_DRAFT,
          icon: <FilePlus aria-hidden />,
          disabled: charts.drafts.length >= MOST_DRAFTS,
          onSelect: () => onDialog('new'),
        },
        ...(isDraft
          ? [
              ...(charts.mayStart
                ? [{ label: MAKE_LIVE, icon: <Check aria-hidden />, onSelect: () => onDialog('publish') }]
                : []),
              { label: RENAME_DRAFT, icon: <Pencil aria-hidden />, onSelect: () => onDialog('rename') },
              { label: DELETE_DRAFT, icon: <Trash2 aria-hidden />, onSelect: remove },
            ]
          : []),
      ],
    },
    {
      entries: [
        { label: EARLIER_CHARTS, icon: <History aria-hidden />, onSelect: () => onDialog('earlier') },
        {
          label: REMOVED_FROM_CHART,
          icon: <ArchiveRestore aria-hidden />,
          onSelect: () => onDialog('removed'),
        },
      ],
    },
  ]
  return (
    <Menu
      label={CHARTS}
      align="start"
      sections={sections}
      trigger={
        <Button>
          <span className="max-w-40 truncate">{isDraft ? chart.name : LIVE}</span>
          <ChevronDown aria-hidden />
        </Button>
      }
    />
  )
}
