import { itemsIn, usePlan } from './plan-context.ts'
import type { PlanList } from './plan-blocks.rules.ts'
import { advisedCount } from './strategy.text.ts'

/** How many entries of a list there are, of how many are advised: for whoever writes the plan. */
export function AdvisedCount({ list }: { list: PlanList }) {
  const { items, mayEdit } = usePlan()
  return mayEdit && <span className="print:hidden">{advisedCount(list, itemsIn(items, list).length)}</span>
}
