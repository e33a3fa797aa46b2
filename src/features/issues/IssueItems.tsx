import { useNavigate } from '@tanstack/react-router'
import { CircleDot } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { later } from '../../ui/later.tsx'
import { MultiPicker } from '../../ui/MultiPicker.tsx'
import { usePreload } from '../../ui/use-preload.ts'
import { useDragInList } from '../work/use-drag-in-list.ts'
import { useLingering } from '../work/use-lingering.ts'
import { WorkList, WorkRows } from '../work/WorkList.tsx'
import type { IssueDialogName } from './issue-menu.tsx'
import { IssueRow } from './IssueRow.tsx'
import type { IssueItem } from './issues.queries.ts'
import type { Issue } from './issues.table.ts'

const AddTaskDialog = later(() => import('../tasks/AddTaskDialog.tsx'))
const EditIssueDialog = later(() => import('./EditIssueDialog.tsx'))
const MergeDialog = later(() => import('./merging/MergeDialog.tsx'))
const MoveToTeamDialog = later(() => import('./moving/MoveToTeamDialog.tsx'))
const PromiseDialog = later(() => import('./outcome/PromiseDialog.tsx'))

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
  /** Moves an issue by so many places; left out where the list has no order by hand. */
  onMove?: ((issueId: string, places: number) => void) | undefined
}

/** Issues as rows, and the dialogs that their menus open. A dialog stays open even if the row leaves the list. */
export function IssueItems({ items, label, empty, meetingId, renderVotes, onMove }: IssueItemsProps) {
  const [opened, setOpened] = useState<{ dialog: IssueDialogName; item: IssueItem } | null>(null)
  const isShown = useRef(false)
  const navigate = useNavigate()
  const rows = useLingering(items ?? NONE, idOf)
  const { over, handlers } = useDragInList(items?.map(({ issue }) => issue) ?? [], onMove ?? (() => {}))
  usePreload(EditIssueDialog, AddTaskDialog, MultiPicker)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])

  // A message about an issue may outlast its list; its button then leads to the issue.
  function open(dialog: IssueDialogName, item: IssueItem): void {
    const { id: row, teamId: team } = item.issue
    if (isShown.current) setOpened({ dialog, item })
    else void navigate({ to: '/issues', search: { row, team } })
  }

  return (
    <>
      <WorkList items={items && rows.rows} empty={{ icon: <CircleDot aria-hidden />, ...empty }}>
        {() => (
          <div role="presentation" {...(onMove && handlers)}>
            <WorkRows label={label} of={rows}>
              {(item) => (
                <IssueRow
                  item={item}
                  votes={renderVotes?.(item.issue)}
                  onOpen={open}
                  onMove={onMove}
                  isOver={over === item.issue.id}
                />
              )}
            </WorkRows>
          </div>
        )}
      </WorkList>
      {opened && (
        <IssueDialog
          key={opened.item.issue.id}
          {...opened}
          meetingId={meetingId}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}

type IssueDialogProps = {
  dialog: IssueDialogName
  item: IssueItem
  meetingId: string | undefined
  onClose: () => void
}

function IssueDialog({ dialog, item, meetingId, onClose }: IssueDialogProps) {
  const { issue } = item
  const shell = { open: true, onOpenChange: (next: boolean) => !next && onClose() }
  switch (dialog) {
    case 'edit':
      return <EditIssueDialog {...shell} item={item} />
    case 'merge':
      return <MergeDialog {...shell} issue={issue} />
    case 'team':
      return <MoveToTeamDialog {...shell} issue={issue} />
    case 'promise':
      return <PromiseDialog {...shell} issue={issue} meetingId={meetingId ?? null} />
    case 'task':
      return <AddTaskDialog {...shell} teamId={issue.teamId} meetingId={meetingId} sourceIssue={issue} />
  }
}
