import { useState } from 'react'
import { useMutate } from '../../../../sync/browser/react.ts'
import { newId } from '../../../../sync/id.ts'
import { Chips } from '../../../../ui/Chips.tsx'
import { Form } from '../../../../ui/Form.tsx'
import { SubmitButton } from '../../../../ui/SubmitButton.tsx'
import { TextField } from '../../../../ui/TextField.tsx'
import { useUnfinished } from '../../../../ui/unfinished.ts'
import { createTask } from '../../../tasks/tasks.mutations.ts'
import { defaultDueDate } from '../../../tasks/tasks.rules.ts'
import { DayField } from '../../../time/DayField.tsx'
import { useToday } from '../../../time/use-today.ts'
import { OwnerSelect } from '../../../work/OwnerSelect.tsx'
import { TITLE_LENGTH } from '../../../work/work.rules.ts'
import { ADD_TASK, DUE, NEW_TASK, NEXT_STEP, OWNER } from './quarterly.text.ts'

/** One task after the other: Enter adds it and stays; owner and date are kept for the next one. */
export function StepComposer({ teamId, meetingId }: { teamId: string; meetingId: string }) {
  const mutate = useMutate()
  const today = useToday()
  const [id, setId] = useState(newId)
  const [isTyped, setTyped] = useState(false)
  useUnfinished(isTyped)
  return (
    <Form
      schema={createTask.schema}
      className="gap-2 px-4 pt-1 pb-3"
      read={(form) => ({
        id,
        title: form.text('title'),
        taskType: 'team',
        teamId,
        dueDate: form.raw('dueDate'),
        assigneeIds: form.all('ownerId').filter(Boolean),
        meetingId,
      })}
      onSubmit={(task, form) => {
        if (mutate(createTask, task)) return
        setId(newId())
        form.reset()
        setTyped(false)
        form.querySelector('input')?.focus()
      }}
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
        <TextField
          label={NEW_TASK}
          name="title"
          hideLabel
          placeholder={NEXT_STEP}
          maxLength={TITLE_LENGTH}
          onChange={({ target }) => setTyped(target.value !== '')}
        />
        <SubmitButton>{ADD_TASK}</SubmitButton>
      </div>
      <Chips>
        <OwnerSelect label={OWNER} name="ownerId" teamId={teamId} />
        <DayField label={DUE} name="dueDate" defaultValue={defaultDueDate(today)} />
      </Chips>
    </Form>
  )
}
