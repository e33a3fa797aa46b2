import { Archive, CheckSquare, MoveRight, Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { useActor } from '../../sync/browser/react.ts'
import { Badge } from '../../ui/Badge.tsx'
import type { MenuSection } from '../../ui/Menu.tsx'
import { AvatarStack } from '../people/AvatarStack.tsx'
import { dayOf } from '../time/calendar.rules.ts'
import { dayLabel } from '../time/time.text.ts'
import { useToday } from '../time/use-today.ts'
import { canWriteWork } from '../work/work.access.ts'
import { ARCHIVE, EDIT, OWNER } from '../work/work.text.ts'
import { WorkRow } from '../work/WorkRow.tsx'
import type { IssueItem } from './issues.queries.ts'
import { ISSUE_TYPE_LABELS, MAKE_TASK, moveTo, RESOLVED, resolvedOn, tasksMade } from './issues.text.ts'
import { useIssueActions } from './use-issue-actions.ts'

type IssueRowProps = {
  item: IssueItem
  votes?: ReactNode
  onEdit: (item: IssueItem) => void
  onMakeTask: (item: IssueItem) => void
}

export function IssueRow({ item, votes, onEdit, onMakeTask }: IssueRowProps) {
  const { issue, owner, taskCount } = item
  const mayWrite = canWriteWork(useActor())
  const act = useIssueActions(issue)
  const resolved = issue.status === 'resolved'
  const today = useToday()
  const edit = () => onEdit(item)
  const makeTask = () => onMakeTask(item)
  return (
    <WorkRow
      title={issue.title}
      detail={issue.description}
      tick={RESOLVED}
      ticked={resolved}
      mayTick={mayWrite}
      onTick={resolved ? act.reopen : act.resolve}
      onOpen={mayWrite ? edit : undefined}
      menu={mayWrite ? issueMenu(item, { ...act, edit, makeTask }) : []}
    >
      {issue.resolvedAt !== null && (
        <time
          dateTime={issue.resolvedAt}
          className="text-[0.8125rem] whitespace-nowrap text-soft tabular-nums"
        >
          {resolvedOn(dayLabel(dayOf(issue.resolvedAt), today))}
        </time>
      )}
      {resolved && <Badge>{ISSUE_TYPE_LABELS[issue.issueType]}</Badge>}
      {taskCount > 0 && (
        <span data-numeric className="text-[0.8125rem] whitespace-nowrap text-soft">
          {tasksMade(taskCount)}
        </span>
      )}
      {owner && <AvatarStack people={[owner]} label={OWNER} />}
      {votes}
    </WorkRow>
  )
}

type Actions = ReturnType<typeof useIssueActions> & { edit: () => void; makeTask: () => void }

function issueMenu({ issue }: IssueItem, act: Actions): MenuSection[] {
  const otherType = issue.issueType === 'short_term' ? 'long_term' : 'short_term'
  const move = moveTo(ISSUE_TYPE_LABELS[otherType])
  return [
    {
      entries: [
        { label: MAKE_TASK, icon: <CheckSquare aria-hidden />, onSelect: act.makeTask },
        { label: EDIT, icon: <Pencil aria-hidden />, onSelect: act.edit },
        { label: move, icon: <MoveRight aria-hidden />, onSelect: () => act.move(otherType) },
        { label: ARCHIVE, icon: <Archive aria-hidden />, onSelect: act.archive },
      ],
    },
  ]
}
