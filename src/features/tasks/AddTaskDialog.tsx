import { useActor } from '../../sync/browser/react.ts'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { toast } from '../../ui/toast.ts'
import type { Day } from '../time/calendar.rules.ts'
import { useToday } from '../time/use-today.ts'
import { NewTaskFields } from './NewTaskFields.tsx'
import { TaskFields } from './TaskFields.tsx'
import { repeatOfKey } from './repeat/repeat-entry.rules.ts'
import { createTask } from './tasks.mutations.ts'
import { assigneesFor, defaultDueDate } from './tasks.rules.ts'
import { ADD_TASK, CREATE_TASK, createdDetail, fromIssue, TASK_CREATED } from './tasks.text.ts'
import { dayLabel } from '../time/time.text.ts'

type AddTaskDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Proposes a task of this team; without it, a personal one is proposed. */
  teamId?: string | undefined
  /** The proposed due date; a week from now if left out. */
  dueDate?: Day | undefined
  /** The running meeting in which it is made. */
  meetingId?: string | undefined
  /** The issue it is made from. */
  sourceIssue?: { id: string; title: string } | undefined
  /** What it is proposed to say, and who is to have it. */
  proposal?: { title: string; description: string; assigneeIds: readonly string[] } | undefined
  onCreated?: ((taskId: string) => void) | undefined
}

export default function AddTaskDialog({
  teamId,
  dueDate: proposed,
  meetingId,
  sourceIssue,
  proposal,
  onCreated,
  ...dialog
}: AddTaskDialogProps) {
  const actor = useActor()
  const today = useToday()
  return (
    <FormDialog
      {...dialog}
      title={ADD_TASK}
      description={sourceIssue && fromIssue(sourceIssue.title)}
      mutation={createTask}
      read={(form, id) => ({
        id,
        title: form.text('title'),
        description: form.optional('description'),
        taskType: form.raw('taskType'),
        teamId: form.optional('teamId'),
        status: form.raw('status'),
        dueDate: form.raw('dueDate'),
        repeat: repeatOfKey(form.raw('repeat')),
        assigneeIds: form.all('assigneeIds'),
        sourceIssueId: sourceIssue?.id ?? null,
        meetingId: meetingId ?? null,
        today,
      })}
      submitLabel={CREATE_TASK}
      offersAnother={!onCreated}
      onDone={({ id, taskType, assigneeIds = [], dueDate }) => {
        onCreated?.(id)
        const assignees = assigneesFor(taskType, actor.id, assigneeIds)
        toast.success(TASK_CREATED, createdDetail(assignees.length, dayLabel(dueDate, today)))
      }}
    >
      <TaskFields
        dueDate={proposed ?? defaultDueDate(today)}
        {...(proposal && { title: proposal.title, description: proposal.description })}
      >
        <NewTaskFields teamId={teamId} assigneeIds={proposal?.assigneeIds} />
      </TaskFields>
    </FormDialog>
  )
}
