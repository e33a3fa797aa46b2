import { CircleDot } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { later } from '../../ui/later.tsx'
import { MultiPicker } from '../../ui/MultiPicker.tsx'
import { RowList } from '../../ui/RowList.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { moveByArrows } from '../work/row-keys.ts'
import { usePreload } from '../../ui/use-preload.ts'
import { WORK_ROW_HEIGHT } from '../work/WorkRow.tsx'
import { IssueRow } from './IssueRow.tsx'
import type { IssueItem } from './issues.queries.ts'
import type { Issue } from './issues.table.ts'

const AddTaskDialog = later(() => import('../tasks/AddTaskDialog.tsx'))
const EditIssueDialog = later(() => import('./EditIssueDialog.tsx'))

type IssueItemsProps = {
  /** Undefined while they are on their way. */
  items: readonly IssueItem[] | undefined
  label: string
  empty: { text: string; action?: ReactNode }
  meetingId?: string | undefined
  renderVotes?: ((issue: Issue) => ReactNode) | undefined
}

/** Issues as rows, with the dialogs that their menus open; what is being typed there outlives the row. */
export function IssueItems({ items, label, empty, meetingId, renderVotes }: IssueItemsProps) {
  const [edited, setEdited] = useState<IssueItem | null>(null)
  const [source, setSource] = useState<Issue | null>(null)
  usePreload(EditIssueDialog, AddTaskDialog, MultiPicker)
  return (
    <>
      {!items && <SkeletonRows rows={6} />}
      {items?.length === 0 && <EmptyState icon={<CircleDot aria-hidden />} {...empty} />}
      {items !== undefined && items.length > 0 && (
        <div role="presentation" data-rows onKeyDown={moveByArrows}>
          <RowList label={label} items={items} keyOf={({ issue }) => issue.id} rowHeight={WORK_ROW_HEIGHT}>
            {(item) => (
              <IssueRow
                item={item}
                votes={renderVotes?.(item.issue)}
                onEdit={setEdited}
                onMakeTask={({ issue }) => setSource(issue)}
              />
            )}
          </RowList>
        </div>
      )}
      {edited && (
        <EditIssueDialog
          key={edited.issue.id}
          open
          item={edited}
          onOpenChange={(next: boolean) => !next && setEdited(null)}
        />
      )}
      {source && (
        <AddTaskDialog
          key={source.id}
          open
          onOpenChange={(next: boolean) => !next && setSource(null)}
          teamId={source.teamId}
          meetingId={meetingId}
          sourceIssue={source}
        />
      )}
    </>
  )
}
