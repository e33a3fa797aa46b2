import { type SubmitEvent, useState } from 'react'
import { useMutate } from '../../../sync/browser/react.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { useUnfinished } from '../../../ui/unfinished.ts'
import type { Goal } from '../goals.table.ts'
import { NOTE_LENGTH } from './goal-updates.table.ts'
import { setGoalStatus } from './goal-status.mutations.ts'
import { NOTE, NOTE_HINT, SAVE_NOTE } from './trail.text.ts'

type WeekNoteProps = {
  goal: Goal
  /** The note that the week has so far. */
  note: string | null
  onClose: () => void
}

/** Asks for a note once a goal's status was set. Enter saves it; Escape, or leaving it empty, goes on without one. */
export function WeekNote({ goal: { id: goalId, status }, note, onClose }: WeekNoteProps) {
  const mutate = useMutate()
  const [text, setText] = useState(note ?? '')
  useUnfinished(text !== (note ?? ''))
  function save(event: SubmitEvent): void {
    event.preventDefault()
    if (!mutate(setGoalStatus, { goalId, status, note: text.trim() || null })) onClose()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Handles keys and focus of the controls in it.
    <form
      onSubmit={save}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
        // The arrows belong to the text here, not to the list of goals.
        event.stopPropagation()
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (text === (note ?? '') && !currentTarget.contains(relatedTarget)) onClose()
      }}
      className="col-span-full flex items-end gap-2 pb-1.5"
    >
      <TextField
        label={NOTE}
        name="note"
        className="flex-1"
        placeholder={NOTE_HINT}
        maxLength={NOTE_LENGTH}
        value={text}
        onChange={({ target }) => setText(target.value)}
        autoFocus
      />
      <Button type="submit">{SAVE_NOTE}</Button>
    </form>
  )
}
