import { useActor, useMutate } from '../../sync/browser/react.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { DialogActions } from '../../ui/DialogActions.tsx'
import { Form } from '../../ui/Form.tsx'
import type { FormReader } from '../../ui/form-reader.ts'
import { SubmitButton } from '../../ui/SubmitButton.tsx'
import { AssigneesField, TaskFields } from './TaskFields.tsx'
import { canAssignOthers } from './tasks.access.ts'
import { updateTask } from './tasks.mutations.ts'
import type { TaskItem } from './tasks.queries.ts'

type EditTaskDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; item: TaskItem }

export default function EditTaskDialog({
  open,
  onOpenChange,
  item: { task, assignees, team },
}: EditTaskDialogProps) {
  const actor = useActor()
  const mutate = useMutate()

  const read = (form: FormReader) => ({
    id: task.id,
    title: form.text('title'),
    description: form.optional('description'),
    dueDate: form.raw('dueDate'),
    ...(team && canAssignOthers(actor) && { assigneeIds: form.all('assigneeIds') }),
  })
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Edit task" description={team?.name ?? 'Personal'}>
      <Form
        schema={updateTask.schema}
        read={read}
        onSubmit={(changed) => {
          if (!mutate(updateTask, changed)) onOpenChange(false)
        }}
      >
        <TaskFields title={task.title} description={task.description} dueDate={task.dueDate} />
        {team && <AssigneesField teamId={team.id} assigneeIds={assignees.map(({ id }) => id)} />}
        <DialogActions>
          <SubmitButton>Save</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
