import { defineMutation, type MutationContext } from '../../../sync/define-mutation.ts'
import { list, number, object, ref, uuid } from '../../../sync/fields.ts'
import type { Transaction } from '../../../sync/transaction.ts'
import { teamGoals } from '../../goals/goals.table.ts'
import { metrics } from '../../metrics/metrics.table.ts'
import { listRule, PLAN_FIELD_NAMES, type PlanList } from '../plan-blocks.rules.ts'
import { checkAmount, checkRemoved, insertItem, writeItemText } from '../plan-items.mutations.ts'
import { checkField, putText } from '../plan-texts.mutations.ts'
import { canWritePlans } from '../strategy.access.ts'
import { findPlan } from '../strategy.reads.ts'
import { refuse } from '../strategy.refusals.ts'
import {
  itemNote,
  itemTitle,
  itemUnit,
  MOST_ITEMS,
  partOf,
  planField,
  type PlanItem,
  planItems,
  planList,
  planText,
  planTexts,
  type StrategicPlan,
} from '../strategy.table.ts'
import { PLAN_NOT_SAVED } from '../strategy.text.ts'
import type { PlanContent } from './plan-content.rules.ts'

const replacing = () =>
  object({
    /** Of the entry that it was; if that one is gone for good, it comes as a new one under `freshId`. */
    id: uuid(),
    freshId: uuid(),
    list: planList(),
    title: itemTitle(),
    note: itemNote(),
    amount: number().nullable(),
    unit: itemUnit(),
    metricId: uuid().nullable(),
    goalId: uuid().nullable(),
  })

type Replacing = ReturnType<ReturnType<typeof replacing>['check']>

/** Has a plan say what it said before: new edits of everything that differs, each of which has its history. */
export const replacePlanContent = defineMutation('replacePlanContent', {
  failure: PLAN_NOT_SAVED,
  input: {
    planId: ref('strategic_plans'),
    texts: list(object({ field: planField(), text: planText() }), PLAN_FIELD_NAMES.length),
    items: list(replacing(), MOST_ITEMS),
  },
  may: canWritePlans,
  run(tx, { planId, texts, items }, context) {
    const plan = findPlan(tx, context.actor, planId)
    if (plan.archivedAt !== null) refuse('plan/archived')
    replaceTexts(tx, context, plan, texts)
    const by = { updatedBy: context.actor.id, updatedAt: context.now }
    const wanted = new Set(items.map(({ id }) => id))
    for (const { id, removedAt } of tx.where(planItems, { planId }))
      if (removedAt === null && !wanted.has(id)) tx.update(planItems, id, { removedAt: context.now, ...by })
    const places = new Map<PlanList, number>()
    for (const item of items) {
      const position = places.get(item.list) ?? 0
      const { most } = listRule(item.list)
      if (position >= most) refuse('plan/full', { most })
      places.set(item.list, position + 1)
      putItem(tx, context, plan, { ...item, position })
    }
  },
})

function replaceTexts(
  tx: Transaction,
  context: MutationContext,
  plan: StrategicPlan,
  texts: readonly PlanContent['texts'][number][],
): void {
  const present = tx.where(planTexts, { planId: plan.id })
  for (const field of PLAN_FIELD_NAMES) {
    const text = texts.find((one) => one.field === field)?.text ?? ''
    const row = present.find((one) => one.field === field)
    if (text === '' && !row) continue
    checkField(field, text)
    putText(tx, context, plan, { field, text, from: row?.version ?? 0 })
  }
}

function putItem(
  tx: Transaction,
  context: MutationContext,
  plan: StrategicPlan,
  { id, freshId, position, ...said }: Replacing & { position: number },
): void {
  checkAmount(said.amount)
  const row = tx.get(planItems, id)
  const links = linksOf(tx, said, row)
  if (row?.planId !== plan.id || row.list !== said.list) {
    checkRemoved(tx, plan)
    return insertItem(tx, context, plan, { id: freshId, ...said, ...links, position })
  }
  writeItemText(tx, context, row, { field: 'title', text: said.title, from: row.titleVersion })
  writeItemText(tx, context, row, { field: 'note', text: said.note, from: row.noteVersion })
  const { amount, unit } = said
  const next = { amount, unit, ...links, position, removedAt: null }
  if ((Object.keys(next) as (keyof typeof next)[]).every((field) => row[field] === next[field])) return
  tx.update(planItems, id, {
    ...next,
    // A plan may have gone to others while the entry was away.
    ...partOf(plan, listRule(said.list).block),
    updatedBy: context.actor.id,
    updatedAt: context.now,
  })
}

/** The metric and the goal that an entry followed, as far as its writer sees them now or the entry follows them anyway. */
const linksOf = (
  tx: Transaction,
  { metricId, goalId }: Pick<PlanItem, 'metricId' | 'goalId'>,
  row: PlanItem | undefined,
): Pick<PlanItem, 'metricId' | 'goalId'> => ({
  metricId: metricId !== null && (row?.metricId === metricId || tx.get(metrics, metricId)) ? metricId : null,
  goalId: goalId !== null && (row?.goalId === goalId || tx.get(teamGoals, goalId)) ? goalId : null,
})
