import { defineMutation, type MutationContext } from '../../sync/define-mutation.ts'
import { notFound } from '../../sync/engine.refusals.ts'
import { choice, integer, list, number, object, ref, text, uuid } from '../../sync/fields.ts'
import type { Transaction } from '../../sync/transaction.ts'
import { keepRevision } from '../revisions/keep-revision.mutations.ts'
import { teams } from '../teams/teams.table.ts'
import { checkRestorable } from '../work/restoring/restorable.access.ts'
import { listRule, MOST_AMOUNT, type PlanList } from './plan-blocks.rules.ts'
import { planToWrite } from './plan-texts.mutations.ts'
import { canWritePlans } from './strategy.access.ts'
import { findPlan } from './strategy.reads.ts'
import { refuse } from './strategy.refusals.ts'
import { moved, nextPosition } from './strategy.rules.ts'
import {
  itemTitle,
  itemUnit,
  NOTE_LENGTH,
  partOf,
  partReaders,
  type PlanItem,
  planItems,
  planList,
  type StrategicPlan,
} from './strategy.table.ts'
import { PLAN_NOT_SAVED } from './strategy.text.ts'

/** The most entries that are added at a time, such as pasted lines. */
const MOST_AT_ONCE = 20

/** The entries that a plan may have lost in the last 30 days, in which each can be brought back. */
const MOST_REMOVED = 1_000

/** Adds entries at the end of a list of a plan. */
export const addPlanItems = defineMutation('addPlanItems', {
  failure: PLAN_NOT_SAVED,
  input: {
    teamId: ref('teams'),
    planId: uuid(),
    list: planList(),
    items: list(object({ id: uuid(), title: itemTitle() }), MOST_AT_ONCE),
  },
  may: canWritePlans,
  run(tx, { list: to, items, ...place }, context) {
    const plan = planToWrite(tx, context, place)
    checkRoom(tx, plan, to, items.length)
    for (const { id, title } of items) insertItem(tx, context, plan, { id, list: to, title })
  },
})

/** Writes the title or the note of an entry. `from` is the version that the editor began with. */
export const writePlanItem = defineMutation('writePlanItem', {
  failure: PLAN_NOT_SAVED,
  input: {
    itemId: ref('plan_items'),
    field: choice('title', 'note'),
    text: text({ max: NOTE_LENGTH }),
    from: integer(0, 1_000_000),
  },
  may: canWritePlans,
  run(tx, { itemId, field, text: next, from }, context) {
    writeItemText(tx, context, findItem(tx, context, itemId), { field, text: next, from })
  },
})

/** Writes the title or the note of an entry, and keeps what it said before. */
export function writeItemText(
  tx: Transaction,
  context: MutationContext,
  item: PlanItem,
  { field, text: next, from }: { field: 'title' | 'note'; text: string; from: number },
): void {
  const checked = field === 'title' ? itemTitle().check(next) : next
  if (field === 'title' && checked === '') refuse('plan/name-required')
  const [said, version, by] = field === 'title' ? ofTitle(item) : ofNote(item)
  if (said === checked) return
  const before = { text: said, version, updatedBy: by }
  const readers = partReaders(item)
  keepRevision(tx, context, { entity: 'plan_items', entityId: item.id, field, readers }, before, {
    text: checked,
    from,
  })
  const written = { updatedBy: context.actor.id, updatedAt: context.now }
  tx.update(
    planItems,
    item.id,
    field === 'title'
      ? { ...written, title: checked, titleVersion: version + 1, titleBy: context.actor.id }
      : { ...written, note: checked, noteVersion: version + 1, noteBy: context.actor.id },
  )
}

const ofTitle = ({ title, titleVersion, titleBy }: PlanItem) => [title, titleVersion, titleBy] as const
const ofNote = ({ note, noteVersion, noteBy }: PlanItem) => [note, noteVersion, noteBy] as const

/** Sets what a measure is to reach and which metric it follows, or which goal goes on with an entry. */
export const setPlanItem = defineMutation('setPlanItem', {
  failure: PLAN_NOT_SAVED,
  input: {
    itemId: ref('plan_items'),
    amount: number().nullable().optional(),
    unit: itemUnit().optional(),
    metricId: ref('metrics').nullable().optional(),
    goalId: ref('team_goals').nullable().optional(),
  },
  may: canWritePlans,
  run(tx, { itemId, ...patch }, context) {
    findItem(tx, context, itemId)
    checkAmount(patch.amount)
    tx.update(planItems, itemId, { ...patch, updatedBy: context.actor.id, updatedAt: context.now })
  },
})

/** Puts an entry before another of its list, or last with null. */
export const movePlanItem = defineMutation('movePlanItem', {
  failure: PLAN_NOT_SAVED,
  input: { itemId: ref('plan_items'), before: ref('plan_items').nullable() },
  may: canWritePlans,
  run(tx, { itemId, before }, context) {
    const item = findItem(tx, context, itemId)
    for (const { id, position } of moved(itemsOf(tx, item.planId, item.list), itemId, before))
      tx.update(planItems, id, { position })
  },
})

/** Takes an entry out of its list; `restorePlanItem` brings it back where it stood. */
export const removePlanItem = defineMutation('removePlanItem', {
  failure: PLAN_NOT_SAVED,
  input: { itemId: ref('plan_items') },
  may: canWritePlans,
  run(tx, { itemId }, context) {
    findItem(tx, context, itemId)
    tx.update(planItems, itemId, {
      removedAt: context.now,
      updatedBy: context.actor.id,
      updatedAt: context.now,
    })
  },
})

export const restorePlanItem = defineMutation('restorePlanItem', {
  failure: PLAN_NOT_SAVED,
  input: { itemId: ref('plan_items') },
  may: canWritePlans,
  run(tx, { itemId }, context) {
    const { item, plan } = findKept(tx, context, itemId)
    if (item.removedAt === null) return
    checkRestorable(item.removedAt, context.now)
    checkPlaces(tx, plan, item.list, 1)
    // The plan may have gone to others meanwhile.
    const part = partOf(plan, listRule(item.list).block)
    tx.update(planItems, itemId, {
      ...part,
      removedAt: null,
      updatedBy: context.actor.id,
      updatedAt: context.now,
    })
  },
})

/** The entries of a list that have not been removed. */
export const itemsOf = (tx: Transaction, planId: string, of: PlanList): PlanItem[] =>
  tx.where(planItems, { planId, list: of }).filter(({ removedAt }) => removedAt === null)

/** @throws {Refusal} for an entry that was removed, or of a plan that is archived or not the actor's to write */
function findItem(tx: Transaction, context: MutationContext, itemId: string): PlanItem {
  const { item } = findKept(tx, context, itemId)
  return item.removedAt === null ? item : notFound()
}

/** As `findItem`, removed or not, with its plan. */
function findKept(tx: Transaction, { actor }: MutationContext, itemId: string) {
  const item = tx.find(planItems, itemId)
  const plan = findPlan(tx, actor, item.planId)
  if (plan.archivedAt !== null) refuse('plan/archived')
  return { item, plan }
}

/** @throws {Refusal} for a number that no measure takes */
export function checkAmount(amount: number | null | undefined): void {
  if (Math.abs(amount ?? 0) > MOST_AMOUNT) refuse('plan/number-too-large')
}

/** @throws {Refusal} if the list does not take so many more, or if so much was removed lately that it has to be forgotten first */
export function checkRoom(
  tx: Transaction,
  { id }: Pick<StrategicPlan, 'id'>,
  to: PlanList,
  more: number,
): void {
  checkPlaces(tx, { id }, to, more)
  checkRemoved(tx, { id })
}

/** @throws {Refusal} if the list does not take so many more */
function checkPlaces(tx: Transaction, { id }: Pick<StrategicPlan, 'id'>, to: PlanList, more: number): void {
  const { most } = listRule(to)
  if (itemsOf(tx, id, to).length + more > most) refuse('plan/full', { most })
}

/** @throws {Refusal} if so much was removed lately that it has to be forgotten before anything is added */
export function checkRemoved(tx: Transaction, { id }: Pick<StrategicPlan, 'id'>): void {
  const removed = tx.where(planItems, { planId: id }).filter(({ removedAt }) => removedAt !== null)
  if (removed.length >= MOST_REMOVED) refuse('plan/too-many-removed', { limit: MOST_REMOVED })
}

type NewItem = Pick<PlanItem, 'id' | 'list' | 'title'> &
  Partial<Pick<PlanItem, 'note' | 'amount' | 'unit' | 'metricId' | 'goalId' | 'position'>>

/** Adds an entry to a list that has room for it, at its end if it has no place. */
export function insertItem(
  tx: Transaction,
  { actor, now }: MutationContext,
  plan: StrategicPlan,
  { list: to, title, note = '', position = nextPosition(itemsOf(tx, plan.id, to)), ...rest }: NewItem,
): void {
  if (title === '') refuse('plan/name-required')
  if (to === 'values' && !tx.get(teams, plan.teamId)?.isLeadership) refuse('plan/company-values-only')
  tx.insert(planItems, {
    amount: null,
    unit: null,
    metricId: null,
    goalId: null,
    ...rest,
    ...partOf(plan, listRule(to).block),
    list: to,
    position,
    title,
    titleVersion: 1,
    titleBy: actor.id,
    note,
    noteVersion: 1,
    noteBy: actor.id,
    createdBy: actor.id,
    createdAt: now,
    updatedBy: actor.id,
    updatedAt: now,
    removedAt: null,
  })
}
