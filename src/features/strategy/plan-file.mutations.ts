import { defineMutation } from '../../sync/define-mutation.ts'
import { list, number, object, ref, uuid } from '../../sync/fields.ts'
import { freeId } from '../../sync/hashed-id.ts'
import { PLAN_FIELD_NAMES } from './plan-blocks.rules.ts'
import { checkAmount, checkRoom, insertItem } from './plan-items.mutations.ts'
import { checkField, planToWrite, putText } from './plan-texts.mutations.ts'
import { canWritePlans } from './strategy.access.ts'
import { refuse } from './strategy.refusals.ts'
import {
  itemNote,
  itemTitle,
  itemUnit,
  MOST_ITEMS,
  planField,
  planItems,
  planList,
  planText,
  planTexts,
} from './strategy.table.ts'
import { PLAN_NOT_SAVED } from './strategy.text.ts'

/** Fills an empty plan from a file. */
export const importPlan = defineMutation('importPlan', {
  failure: PLAN_NOT_SAVED,
  input: {
    teamId: ref('teams'),
    planId: uuid(),
    texts: list(object({ field: planField(), text: planText() }), PLAN_FIELD_NAMES.length),
    items: list(
      object({
        list: planList(),
        title: itemTitle(),
        note: itemNote(),
        amount: number().nullable(),
        unit: itemUnit(),
      }),
      MOST_ITEMS,
    ),
  },
  may: canWritePlans,
  run(tx, { texts, items, ...place }, context) {
    const plan = planToWrite(tx, context, place)
    const isEmpty =
      tx.where(planItems, { planId: plan.id }).every(({ removedAt }) => removedAt !== null) &&
      tx.where(planTexts, { planId: plan.id }).every(({ text }) => text === '')
    if (!isEmpty) refuse('plan/has-content')
    for (const { field, text } of texts) {
      checkField(field, text)
      putText(tx, context, plan, { field, text, from: 1_000_000 })
    }
    for (const [index, item] of items.entries()) {
      checkAmount(item.amount)
      checkRoom(tx, plan, item.list, 1)
      const words = [plan.id, context.now, item.list, String(index)]
      const id = freeId(tx.overlay, planItems, 'entry of a file', ...words)
      insertItem(tx, context, plan, { id, ...item })
    }
  },
})
