import { CircleDot } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { later } from '../../ui/later.tsx'
import { MultiPicker } from '../../ui/MultiPicker.tsx'
import { usePreload } from '../../ui/use-preload.ts'
import { useLingering } from '../work/use-lingering.ts'
import { WorkList, WorkRows } from '../work/WorkList.tsx'
import { IssueRow } from './IssueRow.tsx'
import type { IssueItem } from './issues.queries.ts'
import type { Issue } from './issues.table.ts'

const AddTaskDialog = later(() => import('../tasks/AddTaskDialog.tsx'))
const EditIssueDialog = later(() => import('./EditIssueDialog.tsx'))

const NONE: readonly IssueItem[] = []

const idOf = ({ issue }: IssueItem): string => issue.id

type IssueItemsProps = {
  /** Undefined while they load. */
  items: readonly IssueItem[] | undefined
  label: string
  empty: { text: string; action?: ReactNode }
  /** The running meeting in which tasks are made from them. */
  meetingId?: string | undefined
  renderVotes?: ((issue: Issue) => ReactNode) | undefined
}

/** Issues as rows, and the dialogs that their menus open. A dialog stays open even if the row leaves the list. */
export function IssueItems({ items, label, empty, meetingId, renderVotes }: IssueItemsProps) {
  const [edited, setEdited] = useState<IssueItem | null>(null)
  const [source, setSource] = useState<Issue | null>(null)
  const rows = useLingering(items ?? NONE, idOf)
  usePreload(EditIssueDialog, AddTaskDialog, MultiPicker)
  return (
    <>
      <WorkList items={items && rows.rows} empty={{ icon: <CircleDot aria-hidden />, ...empty }}>
        {() => (
          <WorkRows label={label} of={rows}>
            {(item) => (
              <IssueRow
                item={item}
                votes={renderVotes?.(item.issue)}
                onEdit={setEdited}
                onMakeTask={({ issue }) => setSource(issue)}
              />
            )}
          </WorkRows>
        )}
      </WorkList>
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
