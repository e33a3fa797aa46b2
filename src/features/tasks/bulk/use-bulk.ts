import { useMutate } from '../../../sync/browser/react.ts'
import { announce } from '../../../ui/announce.ts'
import { toastUndo } from '../../../ui/toast.ts'
import { useToday } from '../../time/use-today.ts'
import type { TaskItem } from '../tasks.queries.ts'
import { changeTasks } from './bulk.mutations.ts'
import { type BulkAct, changesBy, inMutations, rowsOfChanges, type TaskChange } from './bulk.rules.ts'
import { NOTHING_CHANGED } from './bulk.text.ts'

/**
 * Does the same to several tasks, with a message that offers to undo it. Returns whether it was done: a refusal has been shown, and
 * what was changed before it can be undone.
 */
export function useBulk(): (
  act: BulkAct,
  items: readonly TaskItem[],
  say: (count: number) => string,
) => boolean {
  const mutate = useMutate()
  const today = useToday()
  const change = (changes: readonly TaskChange[]) =>
    mutate(changeTasks, { ...rowsOfChanges(changes), changes, today }) === null

  return (act, items, say) => {
    const selected = items.map(({ task, assignees }) => ({
      task,
      assigneeIds: assignees.map(({ id }) => id),
    }))
    const { changes, undo } = changesBy(act, selected)
    if (changes.length === 0) {
      announce(NOTHING_CHANGED)
      return true
    }
    const groups = inMutations(changes)
    const refused = groups.findIndex((group) => !change(group))
    const made = (refused < 0 ? groups : groups.slice(0, refused)).flat().length
    if (made > 0) {
      const takeBack = () => inMutations(undo.slice(0, made)).forEach(change)
      toastUndo(say(made), undefined, takeBack)
    }
    return refused < 0
  }
}
