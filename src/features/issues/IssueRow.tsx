import { GripVertical } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useActor } from '../../sync/browser/react.ts'
import { Badge } from '../../ui/Badge.tsx'
import { AvatarStack } from '../people/AvatarStack.tsx'
import { dayOf } from '../time/calendar.rules.ts'
import { dayLabel } from '../time/time.text.ts'
import { useToday } from '../time/use-today.ts'
import { moveByKeys } from '../work/move-by-keys.ts'
import { keyForRow } from '../work/row-keys.ts'
import { canWriteWork } from '../work/work.access.ts'
import { OWNER } from '../work/work.text.ts'
import { WorkRow } from '../work/WorkRow.tsx'
import { type IssueDialogName, issueMenu } from './issue-menu.tsx'
import { IssueAge } from './IssueAge.tsx'
import { IssueComments } from './IssueComments.tsx'
import type { IssueItem } from './issues.queries.ts'
import {
  archivedOn,
  ISSUE_TYPE_LABELS,
  mergedInto,
  movedToTeam,
  NEEDS_AN_OWNER,
  RESOLVED,
  resolvedOn,
  tasksMade,
} from './issues.text.ts'
import { OutcomeMark } from './outcome/OutcomeMark.tsx'
import { IssueOrigin } from './raising/IssueOrigin.tsx'
import { useIssueActions } from './use-issue-actions.ts'

type IssueRowProps = {
  item: IssueItem
  votes?: ReactNode
  onOpen: (dialog: IssueDialogName, item: IssueItem) => void
  /** Moves the issue by so many places; left out where the list has no order by hand. */
  onMove?: ((issueId: string, places: number) => void) | undefined
  /** Whether a dragged issue would come in its place. */
  isOver?: boolean
}

export function IssueRow({ item, votes, onOpen, onMove, isOver = false }: IssueRowProps) {
  const { issue, owner, taskCount, needsOwner } = item
  const mayWrite = canWriteWork(useActor())
  const act = useIssueActions(issue, () => onOpen('promise', item))
  const resolved = issue.status === 'resolved'
  const archived = issue.archivedAt !== null
  const move = onMove && mayWrite ? (places: number) => onMove(issue.id, places) : undefined
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- It hears the keys of the controls in it.
    <div
      className={isOver ? 'relative shadow-[inset_0_2px_var(--accent)]' : 'relative'}
      onKeyDown={(event) => {
        if (move) moveByKeys(event, move)
        if (mayWrite && !archived) taskByKey(event, () => onOpen('task', item))
      }}
    >
      {move && <DragHandle />}
      <WorkRow
        title={issue.title}
        detail={issue.description}
        tick={RESOLVED}
        ticked={resolved}
        mayTick={mayWrite && !archived}
        onTick={resolved ? act.reopen : act.resolve}
        onOpen={mayWrite && !archived ? () => onOpen('edit', item) : undefined}
        menu={mayWrite ? issueMenu(item, act, (dialog) => onOpen(dialog, item), move) : []}
      >
        {needsOwner && <Badge variant="warn">{NEEDS_AN_OWNER}</Badge>}
        <IssueOrigin issue={issue} className="max-w-full @xl:max-w-72" />
        {archived ? <Gone item={item} /> : resolved ? <Solved item={item} /> : <IssueAge issue={issue} />}
        {taskCount > 0 && (
          <span data-numeric className="text-[0.8125rem] whitespace-nowrap text-soft">
            {tasksMade(taskCount)}
          </span>
        )}
        <IssueComments issue={issue} />
        {owner && <AvatarStack people={[owner]} label={OWNER} />}
        {votes}
      </WorkRow>
    </div>
  )
}

/** The key T in a row makes a task of its issue. */
function taskByKey(event: KeyboardEvent<HTMLElement>, makeTask: () => void): void {
  if (keyForRow(event) !== 't') return
  event.preventDefault()
  makeTask()
}

function Solved({ item: { issue } }: { item: IssueItem }) {
  const today = useToday()
  return (
    <>
      <OutcomeMark issueId={issue.id} />
      {issue.resolvedAt !== null && (
        <Moment at={issue.resolvedAt}>{resolvedOn(dayLabel(dayOf(issue.resolvedAt), today))}</Moment>
      )}
      <Badge>{ISSUE_TYPE_LABELS[issue.issueType]}</Badge>
    </>
  )
}

function Gone({ item: { issue, mergedInto: into, movedTo } }: { item: IssueItem }) {
  const today = useToday()
  const at = issue.archivedAt ?? issue.updatedAt
  return (
    <Moment at={at}>
      {into !== null
        ? mergedInto(into)
        : movedTo !== null
          ? movedToTeam(movedTo)
          : archivedOn(dayLabel(dayOf(at), today))}
    </Moment>
  )
}

const Moment = ({ at, children }: { at: string; children: string }) => (
  <time dateTime={at} className="max-w-full truncate text-[0.8125rem] text-soft tabular-nums @xl:max-w-72">
    {children}
  </time>
)

/** For a mouse; the keys and the menu move an issue as well. */
const DragHandle = () => (
  <span
    aria-hidden
    draggable
    className="absolute inset-y-0 left-0 z-1 hidden w-4 cursor-grab items-center justify-center text-soft opacity-0 hover:opacity-100 md:flex"
  >
    <GripVertical className="size-3.5" />
  </span>
)
