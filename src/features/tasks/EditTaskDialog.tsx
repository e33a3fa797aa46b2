import { useActor } from '../../sync/browser/react.ts'
import { differing } from '../../ui/differing.ts'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { AssigneesField } from './AssigneesField.tsx'
import { TaskFields } from './TaskFields.tsx'
import { canAssignOthers } from './tasks.access.ts'
import { updateTask } from './tasks.mutations.ts'
import type { TaskItem } from './tasks.queries.ts'
import { EDIT_TASK, TYPE_LABELS } from './tasks.text.ts'

type EditTaskDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; item: TaskItem }

export default function EditTaskDialog({ item: { task, assignees, team }, ...dialog }: EditTaskDialogProps) {
  const actor = useActor()
  const assigneeIds = assignees.map(({ id }) => id)
  return (
    <FormDialog
      {...dialog}
      title={EDIT_TASK}
      description={team?.name ?? TYPE_LABELS.personal}
      mutation={updateTask}
      read={(form) => ({
        id: task.id,
        title: form.text('title'),
        description: form.optional('description'),
        dueDate: form.raw('dueDate'),
        ...(team && canAssignOthers(actor) && { assigneeIds: form.all('assigneeIds') }),
      })}
      keep={({ id, ...patch }) => ({ id, ...differing({ ...task, assigneeIds }, patch) })}
    >
      <TaskFields title={task.title} description={task.description} dueDate={task.dueDate} />
      {team && <AssigneesField teamId={team.id} assigneeIds={assigneeIds} />}
    </FormDialog>
  )
}
