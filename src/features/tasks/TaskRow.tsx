import { type LucideIcon, Repeat, Target } from 'lucide-react'
import { memo } from 'react'
import { useActor } from '../../sync/browser/react.ts'
import { Badge } from '../../ui/Badge.tsx'
import { later } from '../../ui/later.tsx'
import type { MenuEntry } from '../../ui/Menu.tsx'
import { AvatarStack } from '../people/AvatarStack.tsx'
import type { Day } from '../time/calendar.rules.ts'
import { useRaising } from '../work/raising-context.ts'
import { canWriteWork } from '../work/work.access.ts'
import { WorkRow } from '../work/WorkRow.tsx'
import { DueDate } from './DueDate.tsx'
import { repeatOf } from './repeat/repeat.rules.ts'
import { repeatsEvery } from './repeat/repeat.text.ts'
import { canSetStatus } from './tasks.access.ts'
import type { TaskItem } from './tasks.queries.ts'
import type { Task } from './tasks.table.ts'
import { raisableTask } from './raisable-task.ts'
import { toggledStatus } from './tasks.rules.ts'
import { taskMenu } from './task-menu.tsx'
import { ASSIGNED_TO, MADE_FROM_GOAL, STATUS_LABELS, TYPE_LABELS } from './tasks.text.ts'
import { useTaskActions } from './use-task-actions.ts'

// The dashboard shows rows too, and is not to wait for it.
const TaskComments = later(() => import('./TaskComments.tsx'))

type TaskRowProps = {
  item: TaskItem
  today: Day
  /** Whether the row says which team the task belongs to. */
  showTeam?: boolean
  onEdit: (item: TaskItem) => void
  /** What else its menu offers; always the same function, because rows are memoised. */
  entries?: ((task: Task) => readonly MenuEntry[]) | undefined
}

/** Memoised, because ticking one task moves the rows around it without changing them. */
export const TaskRow = memo(function TaskRow({
  item,
  today,
  showTeam = false,
  onEdit,
  entries,
}: TaskRowProps) {
  const { task, assignees, team } = item
  const actor = useActor()
  const act = useTaskActions(task, today)
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
      raisable={raisableTask(task)}
      menu={taskMenu(task.status, {
        act,
        mayTick,
        edit: mayEdit ? edit : undefined,
        first: entries?.(task),
      })}
    >
      <TaskMarks task={task} />
      {task.status === 'in-progress' && <Badge variant="inprogress">{STATUS_LABELS[task.status]}</Badge>}
      {showTeam && (
        <span className="flex max-w-28 min-w-0 @xl:max-w-36">
          <Badge variant={task.taskType}>{team?.name ?? TYPE_LABELS.personal}</Badge>
        </span>
      )}
      <TaskComments task={task} />
      <DueDate task={task} today={today} mayChange={mayEdit} />
      <span className="@3xl:w-20">{team && <AvatarStack people={assignees} label={ASSIGNED_TO} />}</span>
    </WorkRow>
  )
})

/** What a task was made from, and that it repeats. */
export function TaskMarks({ task }: { task: Task }) {
  const repeat = repeatOf(task)
  const raising = useRaising()
  const fromGoal = <Mark icon={Target} text={MADE_FROM_GOAL} />
  return (
    <>
      {task.sourceIssueId && raising && <raising.Source issueId={task.sourceIssueId} />}
      {task.sourceGoalId &&
        (raising ? <raising.GoalSource goalId={task.sourceGoalId} unseen={fromGoal} /> : fromGoal)}
      {repeat && <Mark icon={Repeat} text={repeatsEvery(repeat)} />}
    </>
  )
}

const Mark = ({ icon: Icon, text }: { icon: LucideIcon; text: string }) => (
  <span className="text-soft" data-tooltip={text}>
    <Icon aria-hidden className="size-3.5" />
    <span className="sr-only">{text}</span>
  </span>
)
