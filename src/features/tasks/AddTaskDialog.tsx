import { useState } from 'react'
import { useActor, useLive, useMutate } from '../../sync/browser/react.ts'
import { newId } from '../../sync/id.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { DialogActions } from '../../ui/DialogActions.tsx'
import { Form } from '../../ui/Form.tsx'
import type { FormReader } from '../../ui/form-reader.ts'
import { Select } from '../../ui/Select.tsx'
import { SubmitButton } from '../../ui/SubmitButton.tsx'
import { toast } from '../../ui/toast.ts'
import { dayLabel } from '../time/time.text.ts'
import type { Team } from '../teams/teams.table.ts'
import { myTeams } from '../teams/teams.queries.ts'
import { AssigneesField, TaskFields } from './TaskFields.tsx'
import { createTask } from './tasks.mutations.ts'
import { assigneesFor, defaultDueDate } from './tasks.rules.ts'
import { TASK_STATUSES, TASK_TYPES, type TaskType } from './tasks.table.ts'
import { createdDetail, STATUS_LABELS, TYPE_LABELS } from './tasks.text.ts'
import { useToday } from '../time/use-today.ts'

type AddTaskDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Proposes a task of this team; without it a personal one is proposed. */
  teamId?: string | undefined
  /** The running meeting in which it is made. */
  meetingId?: string | undefined
  /** The issue it is made from. */
  sourceIssue?: { id: string; title: string } | undefined
}

export default function AddTaskDialog({ open, onOpenChange, ...proposal }: AddTaskDialogProps) {
  const { sourceIssue } = proposal
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Add New Task"
      description={sourceIssue && <>From the issue “{sourceIssue.title}”</>}
    >
      <AddTaskForm {...proposal} onDone={() => onOpenChange(false)} />
    </Dialog>
  )
}

type AddTaskFormProps = Pick<AddTaskDialogProps, 'teamId' | 'meetingId' | 'sourceIssue'> & {
  onDone: () => void
}

function AddTaskForm({ teamId, meetingId, sourceIssue, onDone }: AddTaskFormProps) {
  const actor = useActor()
  const mutate = useMutate()
  const today = useToday()
  const teams = useLive(myTeams, {}) ?? []
  const [id] = useState(newId)

  const read = (form: FormReader) => ({
    id,
    title: form.text('title'),
    description: form.optional('description'),
    taskType: form.raw('taskType'),
    teamId: form.optional('teamId'),
    status: form.raw('status'),
    dueDate: form.raw('dueDate'),
    assigneeIds: form.all('assigneeIds'),
    sourceIssueId: sourceIssue?.id ?? null,
    meetingId: meetingId ?? null,
  })
  return (
    <Form
      schema={createTask.schema}
      read={read}
      onSubmit={(task) => {
        if (mutate(createTask, task)) return
        const { length } = assigneesFor(task.taskType, actor.id, task.assigneeIds ?? [])
        toast.success('Task created successfully', createdDetail(length, dayLabel(task.dueDate, today)))
        onDone()
      }}
    >
      <TaskFields dueDate={defaultDueDate(today)} />
      <TypeFields teams={teams} teamId={teamId} />
      <DialogActions>
        <SubmitButton>Create task</SubmitButton>
      </DialogActions>
    </Form>
  )
}

/** Whose task it is to be: one's own, or a team's with its assignees. */
function TypeFields({ teams, teamId: proposed }: { teams: readonly Team[]; teamId: string | undefined }) {
  const [taskType, setTaskType] = useState<TaskType>(proposed ? 'team' : 'personal')
  const [chosen, setChosen] = useState(proposed)
  const teamId = chosen ?? teams[0]?.id
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label="Task type"
          name="taskType"
          value={taskType}
          onChange={({ target }) => setTaskType(target.value as TaskType)}
          options={TASK_TYPES.map((type) => ({
            value: type,
            label: TYPE_LABELS[type],
            disabled: type === 'team' && teams.length === 0,
          }))}
        />
        <Select
          label="Status"
          name="status"
          defaultValue="todo"
          options={TASK_STATUSES.map((status) => ({ value: status, label: STATUS_LABELS[status] }))}
        />
      </div>
      {taskType === 'team' && teamId && (
        <>
          <Select
            label="Team"
            name="teamId"
            value={teamId}
            onChange={({ target }) => setChosen(target.value)}
            options={teams.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <AssigneesField key={teamId} teamId={teamId} />
        </>
      )}
    </>
  )
}
