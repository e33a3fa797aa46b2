import { useState } from 'react'
import { useMutate } from '../../../sync/browser/react.ts'
import { newId } from '../../../sync/id.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { createMetricGroup } from './groups.mutations.ts'
import { ADD_GROUP, NEW_GROUP_NAME } from './groups.text.ts'

type NewGroupProps = {
  teamId: string
  onAdded?: (groupId: string) => void
  autoFocus?: boolean
}

/** Adds a group at once. It is no form of its own, because it may stand within one. */
export function NewGroup({ teamId, onAdded, autoFocus = false }: NewGroupProps) {
  const mutate = useMutate()
  const [typed, setTyped] = useState('')
  const name = typed.trim()

  function add(): void {
    const id = newId()
    if (name === '' || mutate(createMetricGroup, { id, teamId, name })) return
    setTyped('')
    onAdded?.(id)
  }

  return (
    <div className="flex min-w-0 basis-full items-end gap-2">
      <TextField
        label={NEW_GROUP_NAME}
        name="newGroup"
        className="min-w-0 flex-1"
        maxLength={100}
        autoFocus={autoFocus}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          add()
        }}
      />
      <Button disabled={name === ''} onClick={add}>
        {ADD_GROUP}
      </Button>
    </div>
  )
}
