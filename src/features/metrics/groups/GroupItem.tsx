import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useMutate } from '../../../sync/browser/react.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { toastUndo } from '../../../ui/toast.ts'
import type { MetricGroup } from '../metrics.table.ts'
import { deleteMetricGroup, renameMetricGroup, restoreMetricGroup } from './groups.mutations.ts'
import {
  deleteGroup,
  GROUP_DELETED,
  groupDeleted,
  moveGroupDown,
  moveGroupUp,
  nameOfGroup,
} from './groups.text.ts'

type GroupItemProps = {
  group: MetricGroup
  /** Left out for the first. */
  onUp: (() => void) | undefined
  /** Left out for the last. */
  onDown: (() => void) | undefined
}

/** A group that can be renamed in place, moved and deleted. */
export function GroupItem({ group: { id: groupId, name }, onUp, onDown }: GroupItemProps) {
  const mutate = useMutate()
  const [isWriting, setWriting] = useState(false)
  const [begun, begin] = useState(name)
  // What somebody else has called it since is shown once the field is left, so that nobody loses what they are typing.
  if (!isWriting && begun !== name) begin(name)

  function rename(field: HTMLInputElement): void {
    const typed = field.value.trim()
    const isRefused = typed !== begun && mutate(renameMetricGroup, { groupId, name: typed }) !== null
    if (isRefused || typed === begun) field.value = name
    setWriting(false)
  }

  function remove(): void {
    if (mutate(deleteMetricGroup, { groupId })) return
    toastUndo(GROUP_DELETED, groupDeleted(name), () => mutate(restoreMetricGroup, { groupId }))
  }

  return (
    <li className="flex items-center gap-1">
      <TextField
        key={begun}
        label={nameOfGroup(name)}
        hideLabel
        name={groupId}
        className="flex-1"
        defaultValue={begun}
        maxLength={100}
        onFocus={() => setWriting(true)}
        onBlur={({ target }) => rename(target)}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
      />
      <IconButton label={moveGroupUp(name)} icon={<ArrowUp aria-hidden />} disabled={!onUp} onClick={onUp} />
      <IconButton
        label={moveGroupDown(name)}
        icon={<ArrowDown aria-hidden />}
        disabled={!onDown}
        onClick={onDown}
      />
      <IconButton label={deleteGroup(name)} icon={<Trash2 aria-hidden />} onClick={remove} />
    </li>
  )
}
