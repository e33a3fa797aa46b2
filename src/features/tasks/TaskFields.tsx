import { useActor, useLive } from '../../sync/browser/react.ts'
import { DateField } from '../../ui/DateField.tsx'
import { MultiPicker } from '../../ui/MultiPicker.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { displayName } from '../people/people.rules.ts'
import { canAssignOthers } from './tasks.access.ts'
import { ownersForTeam } from '../work/owners.queries.ts'
import { PICKER_TEXTS } from './tasks.text.ts'

type TaskFieldsProps = { title?: string; description?: string | null; dueDate: string }

/** The fields that a new task and an existing one share. */
export function TaskFields({ title, description, dueDate }: TaskFieldsProps) {
  return (
    <>
      <TextField label="Title" name="title" defaultValue={title} maxLength={200} autoFocus required />
      <TextArea label="Description" name="description" defaultValue={description ?? ''} maxLength={10_000} />
      <DateField label="Due date" name="dueDate" defaultValue={dueDate} required />
    </>
  )
}

const NOBODY: readonly string[] = []

type AssigneesFieldProps = { teamId: string; assigneeIds?: readonly string[] }

/** Whose task it is, for those who may give tasks to others. */
export function AssigneesField({ teamId, assigneeIds = NOBODY }: AssigneesFieldProps) {
  const actor = useActor()
  const people = useLive(ownersForTeam, { teamId })
  if (!canAssignOthers(actor)) return null
  return (
    <MultiPicker
      label="Assignees"
      name="assigneeIds"
      description="Left empty, the task is its creator’s."
      placeholder="Search team members"
      choices={people?.map((person) => ({
        value: person.id,
        label: displayName(person),
        detail: person.email,
        picture: person.avatarUrl,
      }))}
      defaultValue={assigneeIds}
      texts={PICKER_TEXTS}
    />
  )
}
