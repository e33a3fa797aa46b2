import { useActor } from '../../sync/browser/react.ts'
import { differing } from '../../ui/differing.ts'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { later } from '../../ui/later.tsx'
import { AssigneesField } from './AssigneesField.tsx'
import { TaskFields } from './TaskFields.tsx'
import { repeatKey, repeatOfKey } from './repeat/repeat-entry.rules.ts'
import { repeatOf } from './repeat/repeat.rules.ts'
import { canAssignOthers } from './tasks.access.ts'
import { updateTask } from './tasks.mutations.ts'
import type { TaskItem } from './tasks.queries.ts'
import { EDIT_TASK, TYPE_LABELS } from './tasks.text.ts'

const TaskDiscussion = later(() => import('./TaskDiscussion.tsx'))

type EditTaskDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; item: TaskItem }

export default function EditTaskDialog({ item: { task, assignees, team }, ...dialog }: EditTaskDialogProps) {
  const actor = useActor()
  const repeated = repeatOf(task)
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
        repeat: repeatOfKey(form.raw('repeat')),
        ...(team && canAssignOthers(actor) && { assigneeIds: form.all('assigneeIds') }),
      })}
      keep={({ id, repeat = null, ...patch }) => {
        const changed = differing({ ...task, assigneeIds }, patch)
        return {
          id,
          ...changed,
          ...(changed.assigneeIds && { assigneesBefore: assigneeIds }),
          ...(repeatKey(repeat) !== repeatKey(repeated) && { repeat }),
        }
      }}
    >
      <TaskFields title={task.title} description={task.description} dueDate={task.dueDate} repeat={repeated}>
        {team && <AssigneesField teamId={team.id} assigneeIds={assigneeIds} />}
      </TaskFields>
      <TaskDiscussion task={task} />
    </FormDialog>
  )
}
