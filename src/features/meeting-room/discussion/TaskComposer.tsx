import { CornerDownLeft } from 'lucide-react'
import { type RefObject, useState } from 'react'
import { useActor, useLive, useMutate } from '../../../sync/browser/react.ts'
import { newId } from '../../../sync/id.ts'
import { announce } from '../../../ui/announce.ts'
import { Button } from '../../../ui/Button.tsx'
import { Chips } from '../../../ui/Chips.tsx'
import { formReader } from '../../../ui/form-reader.ts'
import { leaveByEscape } from '../../../ui/leave-field.ts'
import { Select } from '../../../ui/Select.tsx'
import { useIsNarrow } from '../../../ui/use-is-narrow.ts'
import { useUnfinished } from '../../../ui/unfinished.ts'
import { CREATED_GO_ON } from '../../../ui/layers.text.ts'
import type { Issue } from '../../issues/issues.table.ts'
import { displayName } from '../../people/people.rules.ts'
import { canAssignOthers } from '../../tasks/tasks.access.ts'
import { createTask } from '../../tasks/tasks.mutations.ts'
import { defaultDueDate } from '../../tasks/tasks.rules.ts'
import { DUE } from '../../tasks/tasks.text.ts'
import { DayField } from '../../time/DayField.tsx'
import { useToday } from '../../time/use-today.ts'
import { ownersForTeam } from '../../work/owners.queries.ts'
import { TITLE_LENGTH } from '../../work/work.rules.ts'
import { OWNER } from '../../work/work.text.ts'
import { ADD, ADD_TASK, NEW_TASK } from './discussion-room.text.ts'
import { taskLine } from './task-line.rules.ts'

type TaskComposerProps = {
  issue: Issue
  meetingId: string
  field: RefObject<HTMLInputElement | null>
}

/** Makes tasks of the issue, one a line: Enter adds it and stays. */
export function TaskComposer({ issue, meetingId, field }: TaskComposerProps) {
  const actor = useActor()
  const mutate = useMutate()
  const today = useToday()
  const { teamId } = issue
  const owners = useLive(ownersForTeam, { teamId }) ?? []
  const isNarrow = useIsNarrow()
  const mayAssign = canAssignOthers(actor)
  const [typed, setTyped] = useState('')
  useUnfinished(typed !== '')
  const [ownerId, setOwnerId] = useState(actor.id)
  const people = mayAssign ? owners.map((owner) => ({ id: owner.id, name: displayName(owner) })) : []

  function add(form: HTMLFormElement) {
    const line = taskLine(typed, { people, today })
    if (line.title === '') return field.current?.focus()
    const dueDate = line.dueDate ?? formReader(new FormData(form)).text('dueDate')
    const assigneeIds = [line.ownerId ?? ownerId]
    const task = { id: newId(), title: line.title, dueDate, assigneeIds, sourceIssueId: issue.id, meetingId }
    if (mutate(createTask, { ...task, taskType: 'team', teamId })) return
    setTyped('')
    announce(CREATED_GO_ON)
    field.current?.focus()
  }

  return (
    <form
      noValidate
      className="flex flex-wrap items-center gap-2 rounded-[7px] border border-control-line px-3 py-1.5"
      onSubmit={(event) => {
        event.preventDefault()
        add(event.currentTarget)
      }}
    >
      <input
        ref={field}
        type="text"
        autoComplete="off"
        aria-label={ADD_TASK}
        placeholder={mayAssign && !isNarrow ? NEW_TASK : ADD_TASK}
        maxLength={TITLE_LENGTH}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={leaveByEscape}
        className="unboxed min-h-9 min-w-40 flex-1 max-md:basis-full max-md:text-base"
      />
      <Chips>
        {mayAssign && (
          <Select
            label={OWNER}
            name="ownerId"
            // On phones both chips and the button stand in one line, unless a name is long.
            hideLabel={isNarrow}
            value={ownerId}
            onChange={setOwnerId}
            options={people.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
        <DayField label={DUE} name="dueDate" defaultValue={defaultDueDate(today)} />
      </Chips>
      <Button type="submit" variant="primary" size="sm" className="max-md:ml-auto">
        <span className="max-md:sr-only">{ADD}</span>
        <CornerDownLeft aria-hidden />
      </Button>
    </form>
  )
}
