import { useMutate } from '../../../sync/browser/react.ts'
import { toastUndo } from '../../../ui/toast.ts'
import { addToolItem, moveToolItem, removeToolItem } from '../sheets/items.mutations.ts'
import { noteMadeOfItem } from '../sheets/made.mutations.ts'
import { inSection } from '../sheets/sheets.rules.ts'
import type { ToolItem } from '../sheets/sheets.table.ts'
import type { Section } from '../sheets/tool-kinds.rules.ts'

/** What is done with entries of a sheet's lists. */
export function useEntries(items: readonly ToolItem[], removed: string) {
  const mutate = useMutate()

  /** Moves an entry by so many places within its list. Returns its new place from 1, and of how many; null if it stays. */
  function moveBy({ id, section }: ToolItem, places: number): { place: number; all: number } | null {
    const list = inSection(items, section).map((one) => one.id)
    const to = list.indexOf(id) + places
    if (to < 0 || to >= list.length) return null
    const beforeId = (places < 0 ? list[to] : list[to + 1]) ?? null
    return mutate(moveToolItem, { id, section, beforeId }) ? null : { place: to + 1, all: list.length }
  }

  /** Moves an entry to the end of another list; returns whether it is there. */
  const moveTo = ({ id, section: from }: ToolItem, section: Section): boolean =>
    from !== section && !mutate(moveToolItem, { id, section, beforeId: null })

  /** Removes an entry and offers to bring it back, with what was made of it. */
  function remove(item: ToolItem): void {
    const { id, taskId, issueId, headlineId, seatId, sheetId, section, text, displayOrder } = item
    const { note, score, hours, amount, personId, dueOn, state, goalId } = item
    if (mutate(removeToolItem, { id })) return
    toastUndo(removed, text, () => {
      const rest = { note, score, hours, amount, personId, dueOn, state, goalId }
      if (mutate(addToolItem, { id, sheetId, section, text, displayOrder, ...rest })) return
      const made = { taskId, issueId, headlineId, seatId }
      if (Object.values(made).some((one) => one !== null)) mutate(noteMadeOfItem, { id, ...made })
    })
  }

  return { moveBy, moveTo, remove }
}
