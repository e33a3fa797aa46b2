import { Archive, CircleDot, Pencil } from 'lucide-react'
import { memo } from 'react'
import { useActor } from '../../sync/browser/react.ts'
import { Badge } from '../../ui/Badge.tsx'
import type { MenuSection } from '../../ui/Menu.tsx'
import { AvatarStack } from '../people/AvatarStack.tsx'
import type { Day } from '../time/calendar.rules.ts'
import { canWriteWork } from '../work/work.access.ts'
import { ARCHIVE, EDIT } from '../work/work.text.ts'
import { WorkRow } from '../work/WorkRow.tsx'
import { DueDate } from './DueDate.tsx'
import { canSetStatus } from './tasks.access.ts'
import type { TaskItem } from './tasks.queries.ts'
import { toggledStatus } from './tasks.rules.ts'
import { TASK_STATUSES } from './tasks.table.ts'
import { ASSIGNED_TO, MADE_FROM_ISSUE, STATUS, STATUS_LABELS, TYPE_LABELS } from './tasks.text.ts'
import { useTaskActions } from './use-task-actions.ts'

type TaskRowProps = {
  item: TaskItem
  today: Day
  /** Whether the row says which team the task belongs to. */
  showTeam?: boolean
  onEdit: (item: TaskItem) => void
}

/** Memoised, because ticking one task moves the rows around it without changing them. */
export const TaskRow = memo(function TaskRow({ item, today, showTeam = false, onEdit }: TaskRowProps) {
  const { task, assignees, team } = item
  const actor = useActor()
  const act = useTaskActions(task)
  const mayEdit = canWriteWork(actor)
  const mayTick = canSetStatus(
    actor,
    assignees.map(({ id }) => id),
  )
  const edit = () => onEdit(item)
  return (
    <WorkRow
      title={task.title}
      detail={task.description}
      tick={STATUS_LABELS.done}
      ticked={task.status === 'done'}
      mayTick={mayTick}
      onTick={() => act.setStatus(toggledStatus(task.status))}
      onOpen={mayEdit ? edit : undefined}
      menu={[...(mayTick ? [statusMenu(item, act)] : []), ...(mayEdit ? [editMenu(edit, act)] : [])]}
    >
      {task.sourceIssueId && (
        <span className="text-soft" data-tooltip={MADE_FROM_ISSUE}>
          <CircleDot aria-hidden className="size-3.5" />
          <span className="sr-only">{MADE_FROM_ISSUE}</span>
        </span>
      )}
      {task.status === 'in-progress' && <Badge variant="inprogress">{STATUS_LABELS[task.status]}</Badge>}
      {showTeam && (
        <span className="flex max-w-28 min-w-0 @xl:max-w-36">
          <Badge variant={task.taskType}>{team?.name ?? TYPE_LABELS.personal}</Badge>
        </span>
      )}
      <DueDate task={task} today={today} onChange={mayEdit ? act.setDueDate : undefined} />
      <span className="@xl:w-20">{team && <AvatarStack people={assignees} label={ASSIGNED_TO} />}</span>
    </WorkRow>
  )
})

type Actions = ReturnType<typeof useTaskActions>

const statusMenu = ({ task }: TaskItem, act: Actions): MenuSection => ({
  heading: STATUS,
  entries: TASK_STATUSES.map((status) => ({
    label: STATUS_LABELS[status],
    checked: task.status === status,
    onSelect: () => act.setStatus(status),
  })),
})

const editMenu = (edit: () => void, act: Actions): MenuSection => ({
  entries: [
    { label: EDIT, icon: <Pencil aria-hidden />, onSelect: edit },
    { label: ARCHIVE, icon: <Archive aria-hidden />, onSelect: act.archive },
  ],
})
