import type { KeyboardEvent } from 'react'
import { useActor } from '../../../sync/browser/react.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import type { Day } from '../../time/calendar.rules.ts'
import { keyForRow, leaveRow } from '../../work/row-keys.ts'
import { canWriteWork } from '../../work/work.access.ts'
import { WorkRow } from '../../work/WorkRow.tsx'
import { DueDate } from '../DueDate.tsx'
import { taskMenu } from '../task-menu.tsx'
import { TaskMarks } from '../TaskRow.tsx'
import { canSetStatus } from '../tasks.access.ts'
import type { TaskItem } from '../tasks.queries.ts'
import { STATUS_LABELS } from '../tasks.text.ts'
import { useTaskActions } from '../use-task-actions.ts'
import { raisableTask } from '../raisable-task.ts'
import type { ReviewedTask } from './review.queries.ts'
import { missedBefore, NOT_DONE, notDone } from './review.text.ts'
import { useCarryOver } from './use-carry-over.ts'

type ReviewRowProps = {
  item: ReviewedTask
  meetingId: string
  /** Who has it. */
  names: string
  today: Day
  onEdit: (item: TaskItem) => void
}

/** A task that is due, for the team to say whether it is done: X or the check box, M or the button if it isn't. */
export function ReviewRow({ item, meetingId, names, today, onEdit }: ReviewRowProps) {
  const { task, assignees, misses } = item
  const actor = useActor()
  const act = useTaskActions(task, today)
  const carryOver = useCarryOver(meetingId)
  const mayEdit = canWriteWork(actor)
  const mayTick = canSetStatus(
    actor,
    assignees.map(({ id }) => id),
  )
  const edit = mayEdit ? () => onEdit(item) : undefined
  const miss = (row: Element) => {
    leaveRow(row)
    carryOver([item])
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Handles key presses that bubble up from the row's controls.
    <div onKeyDown={(event) => mayTick && answerByKey(event, miss)}>
      <WorkRow
        title={task.title}
        detail={names}
        tick={STATUS_LABELS.done}
        ticked={false}
        mayTick={mayTick}
        onTick={() => act.setStatus('done')}
        onOpen={edit}
        raisable={raisableTask(task)}
        menu={taskMenu(task.status, { act, mayTick, edit })}
      >
        {misses > 0 && <Badge variant="warn">{missedBefore(misses)}</Badge>}
        <TaskMarks task={task} />
        <DueDate task={task} today={today} mayChange={mayEdit} />
        {mayTick && (
          <Button
            size="sm"
            aria-label={notDone(task.title)}
            data-tooltip={notDone(task.title)}
            data-shortcut="M"
            onClick={({ currentTarget }) => miss(currentTarget)}
          >
            {NOT_DONE}
          </Button>
        )}
      </WorkRow>
    </div>
  )
}

/** X ticks the task off, M says that it isn't done, D opens its list of days. */
function answerByKey(event: KeyboardEvent<HTMLElement>, miss: (row: Element) => void): void {
  const { currentTarget } = event
  const key = keyForRow(event) ?? ''
  const control = { x: '[data-row-focus]', d: '[data-due]' }[key]
  if (control === undefined && key !== 'm') return
  event.preventDefault()
  if (control === undefined) miss(event.target as Element)
  else currentTarget.querySelector<HTMLElement>(control)?.click()
}
