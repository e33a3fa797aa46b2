import { useMutate } from '../../sync/browser/react.ts'
import { newId } from '../../sync/id.ts'
import { toastUndo } from '../../ui/toast.ts'
import type { PlanList } from './plan-blocks.rules.ts'
import { itemsIn, usePlan } from './plan-context.ts'
import { addPlanItems, movePlanItem, removePlanItem, restorePlanItem } from './plan-items.mutations.ts'
import type { PlanItem } from './strategy.table.ts'
import { ENTRY_REMOVED } from './strategy.text.ts'

/** What an editor does with the entries of a list of the open plan. */
export function useEntries(list: PlanList) {
  const { team, plan, planId, items } = usePlan()
  const mutate = useMutate()
  const entries = itemsIn(items, list)
  return {
    entries,
    /** @returns whether they were added; what was typed stays if not */
    add: (titles: readonly string[]): boolean =>
      !mutate(addPlanItems, {
        teamId: team.id,
        planId: plan?.id ?? planId,
        list,
        items: titles.map((title) => ({ id: newId(), title })),
      }),
    move(item: PlanItem, places: number): void {
      const at = entries.findIndex(({ id }) => id === item.id) + places
      const rest = entries.filter(({ id }) => id !== item.id)
      if (at >= 0 && at <= rest.length)
        mutate(movePlanItem, { itemId: item.id, before: rest[at]?.id ?? null })
    },
    remove(item: PlanItem): void {
      if (mutate(removePlanItem, { itemId: item.id })) return
      toastUndo(ENTRY_REMOVED, item.title, () => mutate(restorePlanItem, { itemId: item.id }))
    },
  }
}
