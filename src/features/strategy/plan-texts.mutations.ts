import { defineMutation, type MutationContext } from '../../sync/define-mutation.ts'
import { integer, ref, uuid } from '../../sync/fields.ts'
import type { Transaction } from '../../sync/transaction.ts'
import { keepRevision } from '../revisions/keep-revision.mutations.ts'
import { fieldRule, type PlanField } from './plan-blocks.rules.ts'
import { canWritePlans } from './strategy.access.ts'
import { findPlanTeam, planOfTeam } from './strategy.reads.ts'
import { refuse } from './strategy.refusals.ts'
import { fieldProblem, planTextId } from './strategy.rules.ts'
import {
  partOf,
  partReaders,
  planField,
  planText,
  planTexts,
  type StrategicPlan,
  strategicPlans,
} from './strategy.table.ts'
import { PLAN_NOT_SAVED } from './strategy.text.ts'

/** How many plans a team may have put away in the last 30 days, in which each can be brought back. */
const MOST_ARCHIVED = 30

/**
 * The plan of a team, which its first edit makes under the id that the editor proposes. Managers see it until it is shared.
 * @throws {Refusal} for somebody who may not write it
 */
export function planToWrite(
  tx: Transaction,
  { actor, now }: MutationContext,
  { teamId, planId }: { teamId: string; planId: string },
): StrategicPlan {
  findPlanTeam(tx, actor, teamId)
  const present = planOfTeam(tx, teamId)
  if (present?.id !== planId && tx.get(strategicPlans, planId)) refuse('plan/archived')
  if (present) return present
  if (tx.where(strategicPlans, { teamId }).length >= MOST_ARCHIVED)
    refuse('plan/too-many-archived', { limit: MOST_ARCHIVED })
  const plan: StrategicPlan = {
    id: planId,
    teamId,
    audience: 'managers',
    hiddenBlocks: [],
    createdBy: actor.id,
    createdAt: now,
    archivedAt: null,
  }
  tx.insert(strategicPlans, plan)
  return plan
}

/** Writes a text, number or day of a plan; an empty text empties the field. `from` is the version that the editor began with. */
export const writePlanText = defineMutation('writePlanText', {
  failure: PLAN_NOT_SAVED,
  input: {
    teamId: ref('teams'),
    planId: uuid(),
    field: planField(),
    text: planText(),
    from: integer(0, 1_000_000),
  },
  may: canWritePlans,
  run(tx, { field, text, from, ...place }, context) {
    checkField(field, text)
    putText(tx, context, planToWrite(tx, context, place), { field, text, from })
  },
})

/** @throws {Refusal} for a text that the field doesn't take */
export function checkField(field: PlanField, text: string): void {
  const problem = fieldProblem(field, text)
  const rule = fieldRule(field)
  if (problem === 'plan/text-too-long') refuse(problem, { most: rule.kind === 'text' ? rule.most : 0 })
  if (problem === 'plan/years') refuse(problem, rule.kind === 'years' ? rule : { from: 0, to: 0 })
  if (problem) refuse(problem)
}

/** Writes a field whose text has been checked, and keeps what it said before. */
export function putText(
  tx: Transaction,
  context: MutationContext,
  plan: StrategicPlan,
  { field, text, from }: { field: PlanField; text: string; from: number },
): void {
  // Not by its id: one that came with an import has another.
  const before = tx.where(planTexts, { planId: plan.id }).find((row) => row.field === field)
  const written = { text, updatedBy: context.actor.id, updatedAt: context.now }
  if (!before) {
    const part = partOf(plan, fieldRule(field).block)
    return tx.insert(planTexts, { id: planTextId(plan.id, field), ...part, field, version: 1, ...written })
  }
  const { id } = before
  if (before.text === text) return
  const readers = partReaders(before)
  keepRevision(tx, context, { entity: 'plan_texts', entityId: id, field, readers }, before, { text, from })
  tx.update(planTexts, id, { ...written, version: before.version + 1 })
}
